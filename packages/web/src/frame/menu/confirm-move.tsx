import type { JSX } from 'preact';
import type { Move } from '@captains-table/kernel';
import { locale } from '../../app/settings.ts';
import { Button } from '../../design/forms/button.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { ownDecision } from '../actions/offers.ts';
import { useSitting } from '../sitting-context.ts';
import { capital } from '../../app/capital.ts';
import { words } from '../words.ts';

interface Props {
  readonly move: Move;
  readonly onClose: () => void;
}

/** Asks before a move that cannot be taken back, where a person wants to be asked. */
export function ConfirmMove({ move, onClose }: Props): JSX.Element {
  const sitting = useSitting();
  const { confirm, actions } = words.value;
  const scene = sitting.link.scene.value;
  const owed = scene?.play === undefined ? undefined : ownDecision(scene.play, scene.you.seat);
  const play = async () => {
    onClose();
    await sitting.playNow(move);
    if (document.activeElement === document.body) document.getElementById('table-prompt')?.focus();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={confirm.title}
      closeLabel={actions.close}
      actions={
        <>
          <Button variant="primary" autofocus onClick={() => void play()}>
            {confirm.yes}
          </Button>
          <Button onClick={onClose}>{actions.cancel}</Button>
        </>
      }
    >
      <p>
        <b>{capital(sitting.speech.value.move(move, owed), locale.value)}</b>
      </p>
      <p>{confirm.finality}</p>
    </Dialog>
  );
}
