import { useSignal } from '@preact/signals';
import type { MemberLine } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { person } from '../app/person.ts';
import { go } from '../app/router.ts';
import { locale } from '../app/settings.ts';
import { Button } from '../design/forms/button.tsx';
import { IconButton } from '../design/forms/icon-button.tsx';
import { Tag } from '../design/status/badge.tsx';
import { FormPanel } from '../lobby/page/form-panel.tsx';
import { Face } from '../profile/face.tsx';
import { AskFirst } from './ask-first.tsx';
import { clubsApi } from './clubs-api.ts';
import type { ClubProps } from './club-props.ts';
import { MemberDialog } from './member-dialog.tsx';
import { dayInWords } from './evening-times.ts';
import { clubsWords } from './words.ts';

/** More are shown when they are asked for. */
const SHOWN = 10;
const ORDER = { founder: 0, organiser: 1, member: 2 } as const;

export function MembersPanel({ club, onChanged }: ClubProps): JSX.Element {
  const { members: said } = clubsWords.value;
  const all = useSignal(false);
  const chosen = useSignal<string | undefined>(undefined);
  const leaving = useSignal(false);
  const inOrder = club.members.toSorted((a, b) => ORDER[a.role] - ORDER[b.role]);
  const shown = all.value ? inOrder : inOrder.slice(0, SHOWN);
  const leave = async () => {
    await clubsApi.dismiss(club.id, person.value?.id ?? '');
    go({ at: 'clubs', code: undefined }, 'replace');
  };
  return (
    <FormPanel title={said.title}>
      <ul class="club-rows">
        {shown.map((member) => (
          <Member key={member.id} club={club} member={member} onOpen={() => (chosen.value = member.id)} />
        ))}
      </ul>
      <div class="page-actions">
        {inOrder.length > SHOWN && (
          <Button variant="quiet" aria-expanded={all.value} onClick={() => (all.value = !all.value)}>
            {all.value ? said.fewer : said.all(inOrder.length)}
          </Button>
        )}
        <Button variant="quiet" onClick={() => (leaving.value = true)}>
          {said.leave}
        </Button>
      </div>
      <MemberDialog
        club={club}
        member={club.members.find(({ id }) => id === chosen.value)}
        onClose={() => (chosen.value = undefined)}
        onChanged={onChanged}
      />
      <AskFirst
        open={leaving.value}
        onClose={() => (leaving.value = false)}
        title={said.leaveTitle(club.name)}
        yes={said.leave}
        no={said.stay}
        onYes={leave}
      >
        <p>{said.leaveWhy}</p>
        {club.role === 'founder' && <p>{said.leaveFounderWhy}</p>}
      </AskFirst>
    </FormPanel>
  );
}

interface MemberProps extends Pick<ClubProps, 'club'> {
  readonly member: MemberLine;
  readonly onOpen: () => void;
}

function Member({ club, member, onOpen }: MemberProps): JSX.Element {
  const { members: said, roles, you, unknown } = clubsWords.value;
  const { id, name, role, joinedAt, portrait } = member;
  const isOwn = id === person.value?.id;
  const known = name || unknown;
  return (
    <li class="club-row club-member">
      <Face name={known} portrait={portrait} />
      <span class="club-row-told">
        <span class="club-row-name">
          <bdi>{known}</bdi>
          {isOwn && <span class="clubs-quiet"> · {you}</span>}
        </span>
        <span class="clubs-quiet">{said.since(dayInWords(locale.value, joinedAt))}</span>
      </span>
      {role !== 'member' && <Tag tone={role === 'founder' ? 'sea' : 'plain'}>{roles[role]}</Tag>}
      {!isOwn && mayChange(club.role, role) && (
        <IconButton icon="more" label={said.actions(known)} onClick={onOpen} />
      )}
    </li>
  );
}

/** The founder changes all others, organisers ordinary members. */
function mayChange(own: MemberLine['role'], role: MemberLine['role']): boolean {
  return own === 'founder' || (own === 'organiser' && role === 'member');
}
