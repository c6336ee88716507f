import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Dialog } from '../../../design/overlays/dialog.tsx';
import { Incomes } from '../board/lazy-parts.ts';
import type { SectionProps } from '../board/section.ts';
import { CaptainsTable } from './captains.tsx';

interface Props extends SectionProps {
  readonly of: number;
  readonly onShow: (seat: number) => void;
}

/** Everybody side by side; all about them, with clocks and empty seats, comes up at a click. */
export function CaptainsBox({ board, table, of, onShow }: Props): JSX.Element {
  const [open, setOpen] = useState(false);
  const { captains } = table.words.screen;
  return (
    <>
      <CaptainsTable board={board} table={table} of={of} onShow={onShow} onDetails={() => setOpen(true)} />
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={captains.details}
        closeLabel={table.words.close}
      >
        {open && (
          <div class="ma-captains-all">
            {board.parts?.players}
            <Incomes table={table} />
          </div>
        )}
      </Dialog>
    </>
  );
}
