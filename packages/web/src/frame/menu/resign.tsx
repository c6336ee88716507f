import type { JSX } from 'preact';
import { Button } from '../../design/forms/button.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
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
    <Dialog
      open
      onClose={onClose}
      title={menu.resign}
      closeLabel={actions.close}
      actions={
        <>
          <Button variant="primary" onClick={resign}>
            {menu.resignYes}
          </Button>
          <Button autofocus onClick={onClose}>
            {actions.cancel}
          </Button>
        </>
      }
    >
      <p>{menu.resignWhy}</p>
    </Dialog>
  );
}
