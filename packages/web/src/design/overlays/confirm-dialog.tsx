import { defined } from '@captains-table/kernel';
import type { JSX } from 'preact';
import { Button } from '../forms/button.tsx';
import type { IconName } from '../icon.tsx';
import { Dialog } from './dialog.tsx';
import type { ModalProps } from './modal-frame.tsx';

interface Props extends ModalProps {
  readonly yes: string;
  readonly no: string;
  readonly icon?: IconName;
  readonly busy?: boolean;
  readonly onConfirm: () => void;
}

/** Asks before something that cannot be undone. The safe answer stands out and has the focus. */
export function ConfirmDialog({ yes, no, icon, busy = false, onConfirm, ...modal }: Props): JSX.Element {
  const actions = (
    <>
      <Button {...defined({ icon })} busy={busy} onClick={onConfirm}>
        {yes}
      </Button>
      <Button variant="primary" autofocus onClick={modal.onClose}>
        {no}
      </Button>
    </>
  );
  return <Dialog {...modal} actions={actions} />;
}
