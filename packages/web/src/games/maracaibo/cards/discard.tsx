import type { JSX } from 'preact';
import { Dialog } from '../../../design/overlays/dialog.tsx';
import { Tooltip } from '../../../design/overlays/tooltip.tsx';
import type { Table } from '../board/table.ts';
import { CardFace, CardTold } from './card.tsx';

interface Props {
  readonly open: boolean;
  readonly table: Table;
  readonly onClose: () => void;
}

/** All discarded cards, the last one first. */
export function Discard({ open, table, onClose }: Props): JSX.Element {
  const { view, words } = table;
  return (
    <Dialog open={open} onClose={onClose} title={words.cards.discardTitle} closeLabel={words.close}>
      {view.discard.length === 0 ? (
        <p>{words.cards.discardEmpty}</p>
      ) : (
        <ul class="ma-cards-line ma-discard">
          {view.discard.toReversed().map((id) => (
            <li key={id}>
              <Tooltip text={<CardTold id={id} table={table} />}>
                {(describedBy) => (
                  <div tabIndex={0} class="ma-discarded" aria-describedby={describedBy}>
                    <CardFace id={id} table={table} />
                  </div>
                )}
              </Tooltip>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
