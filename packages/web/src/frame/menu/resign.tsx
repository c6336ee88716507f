import type { JSX } from 'preact';
import { ConfirmDialog } from '../../design/overlays/confirm-dialog.tsx';
import { useSitting } from '../sitting-context.ts';
import { words } from '../words.ts';

/** Asks before a player gives up their game for good. */
export function Resign({ onClose }: { readonly onClose: () => void }): JSX.Element {
  const sitting = useSitting();
  const { menu, actions } = words.value;
  const resign = () => {
    onClose();
    void sitting.ask({ do: 'resign' });
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={menu.resign}
      closeLabel={actions.close}
      yes={menu.resignYes}
      no={actions.cancel}
      onConfirm={resign}
    >
      <p>{menu.resignWhy}</p>
    </ConfirmDialog>
  );
}
