import { useSignal } from '@preact/signals';
import type { Logbook } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { pathOf } from '../app/router.ts';
import { words as shellWords } from '../app/words.ts';
import { Seal } from '../design/drawings/seal.tsx';
import { seatNumber } from '../design/drawings/seat-number.ts';
import { Icon } from '../design/icon.tsx';
import { Panel } from '../design/layout/panel.tsx';
import { Dialog } from '../design/overlays/dialog.tsx';
import { CopyField } from '../frame/copy-field.tsx';
import { campaignWords } from './words.ts';

interface Props extends Pick<Logbook, 'id' | 'members'> {
  /** Undefined where no one can follow: on this device. */
  readonly invite: string | undefined;
}

/** Those who belong to the campaign, and the link by which others come. */
export function CrewPanel({ id, members, invite }: Props): JSX.Element {
  const { crew } = campaignWords.value;
  return (
    <Panel class="logbook-crew" rule="single" title={crew.title}>
      <ul class="logbook-crew-list">
        {members.map(({ name, person }, index) => (
          <li key={person ?? name}>
            <Seal seat={seatNumber(index)} name={name} />
            <span>{name}</span>
          </li>
        ))}
        {invite !== undefined && <Invite id={id} invite={invite} />}
      </ul>
    </Panel>
  );
}

function Invite({ id, invite }: Pick<Logbook, 'id' | 'invite'>): JSX.Element {
  const { crew } = campaignWords.value;
  const inviting = useSignal(false);
  const link = location.origin + pathOf({ at: 'logbook', id, branch: undefined, invite });
  return (
    <li>
      <button type="button" class="logbook-crew-add" onClick={() => (inviting.value = true)}>
        <Icon name="plus" />
        <span>{crew.invite}</span>
      </button>
      <Dialog
        open={inviting.value}
        onClose={() => (inviting.value = false)}
        title={crew.invite}
        closeLabel={shellWords.value.close}
      >
        <p class="logbook-crew-why">{crew.inviteWhy}</p>
        <CopyField label={crew.link} value={link} copyLabel={crew.copy} />
      </Dialog>
    </li>
  );
}
