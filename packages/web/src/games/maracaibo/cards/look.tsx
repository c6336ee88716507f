import type { JSX } from 'preact';
import { Button } from '../../../design/forms/button.tsx';
import { Dialog } from '../../../design/overlays/dialog.tsx';
import type { SectionProps } from '../board/section.ts';
import { CardFace, LessThanPrinted, nameOf } from './card.tsx';
import { wordsOf } from './tab.ts';

interface Props extends SectionProps {
  /** Undefined while nothing is looked at. */
  readonly id: string | undefined;
  readonly onClose: () => void;
}

/** A card as large as a screen without a pointer wants it, with its words and what can be done with it. */
export function Look({ id, table, touch, onClose }: Props): JSX.Element {
  const moves = id === undefined ? [] : touch.movesOn(id);
  return (
    <Dialog
      open={id !== undefined}
      onClose={onClose}
      title={id === undefined ? '' : nameOf(id, table)}
      closeLabel={table.words.close}
      actions={
        moves.length === 0 ? undefined : (
          <>
            {moves.map((move, i) => (
              <Button
                key={JSON.stringify(move)}
                variant={i === 0 ? 'primary' : 'secondary'}
                wide
                onClick={() => {
                  onClose();
                  touch.onMove(move);
                }}
              >
                {wordsOf(move, table)}
              </Button>
            ))}
          </>
        )
      }
    >
      {id !== undefined && (
        <div class="ma-look">
          <CardFace id={id} table={table} />
          <p class="ma-look-words">
            {table.game.cards[id]?.help}
            <LessThanPrinted id={id} table={table} />
          </p>
        </div>
      )}
    </Dialog>
  );
}
