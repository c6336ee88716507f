import { useSignal } from '@preact/signals';
import { LEVELS } from '@captains-table/bots/texts';
import type { JSX } from 'preact';
import type { Seat } from '@captains-table/kernel';
import { locale } from '../../app/settings.ts';
import { Button } from '../../design/forms/button.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { Select } from '../../design/forms/select.tsx';
import { othersAttending } from '../other-players.ts';
import { useSitting } from '../sitting-context.ts';
import { levelName } from '../names.ts';
import { words } from '../words.ts';

interface Props {
  readonly seat: Seat;
  readonly onClose: () => void;
}

/** Proposes who takes over from a player who is away. */
export function Replace({ seat, onClose }: Props): JSX.Element {
  const sitting = useSitting();
  const { menu, actions, room } = words.value;
  const scene = sitting.link.scene.value;
  const alone = scene !== undefined && othersAttending(scene).length === 0;
  const level = useSignal<string>('mate');
  const propose = (by: { kind: 'bot'; level: string } | { kind: 'anybody' }) => {
    onClose();
    void sitting.ask({ do: 'propose', proposal: { kind: 'replace', seat, by } });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={menu.replaceTitle(sitting.names.value[seat] ?? '')}
      closeLabel={actions.close}
      actions={
        <>
          <Button variant="primary" onClick={() => propose({ kind: 'bot', level: level.value })}>
            {menu.replaceByBot}
          </Button>
          <Button onClick={() => propose({ kind: 'anybody' })}>{menu.replaceByAnybody}</Button>
        </>
      }
    >
      <p>{alone ? menu.replaceAloneWhy : menu.replaceWhy}</p>
      <Select
        label={room.botLevel}
        options={LEVELS.map((value) => ({ value, label: levelName(value, locale.value) }))}
        value={level.value}
        onChange={(chosen) => (level.value = chosen)}
      />
    </Dialog>
  );
}
