import { useSignal } from '@preact/signals';
import type { FriendLine, TableScene } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { person } from '../app/person.ts';
import { Button } from '../design/forms/button.tsx';
import { StatusLine } from '../design/status/status-line.tsx';
import { isMuted, mute } from '../frame/chat/mutes.ts';
import { useAsking } from '../lobby/settings/asking.ts';
import { lookAtPeople, myPeople, usePeople } from './my-people.ts';
import { peopleApi } from './people-api.ts';
import { PersonRow } from './person-row.tsx';
import { ReportForm } from './report-form.tsx';
import { peopleWords } from './words.ts';

interface Other {
  readonly id: string;
  readonly name: string;
}

/** The people at a table, and what this person may do about each of them. */
export default function Company({ scene }: { readonly scene: TableScene }): JSX.Element {
  const { table, unknown } = peopleWords.value;
  usePeople();
  const reported = useSignal<Other | undefined>(undefined);
  const others = scene.seats.flatMap(({ person: id, name }) =>
    id === undefined || id === person.value?.id ? [] : [{ id, name: name ?? unknown }],
  );
  if (reported.value !== undefined) {
    return <ReportForm about={reported.value} table={scene.id} onDone={() => (reported.value = undefined)} />;
  }
  if (others.length === 0) return <p>{table.alone}</p>;
  return (
    <ul class="people-list">
      {others.map((other) => (
        <OtherRow key={other.id} other={other} onReport={() => (reported.value = other)} />
      ))}
    </ul>
  );
}

interface RowProps {
  readonly other: Other;
  readonly onReport: () => void;
}

function OtherRow({ other: { id, name }, onReport }: RowProps): JSX.Element {
  const { friends, blocked, muted, report } = peopleWords.value;
  const { busy, trouble, ask } = useAsking();
  const known = myPeople.value?.friends.find((line) => line.id === id);
  const isBlocked = myPeople.value?.blocked.some((line) => line.id === id) === true;
  const unheard = isMuted(id);
  const then = (request: () => Promise<void>) =>
    void ask(async () => {
      await request();
      await lookAtPeople();
    });
  const note = isBlocked ? blocked.isBlocked : known && friends.standing[known.standing];
  return (
    <PersonRow name={name} note={note}>
      {!isBlocked && mayAsk(known) && (
        <Button busy={busy.value} onClick={() => then(() => peopleApi.befriend(id))}>
          {known === undefined ? friends.askShort : friends.accept}
        </Button>
      )}
      <Button variant="quiet" onClick={() => void ask(() => mute(id, !unheard))}>
        {unheard ? muted.unmute : muted.mute}
      </Button>
      <Button
        variant="quiet"
        title={isBlocked ? undefined : blocked.blockWhy}
        onClick={() => then(() => peopleApi.block(id, !isBlocked))}
      >
        {isBlocked ? blocked.unblock : blocked.block}
      </Button>
      <Button variant="quiet" onClick={onReport}>
        {report.open}
      </Button>
      {trouble.value !== undefined && <StatusLine tone="risk">{trouble.value}</StatusLine>}
    </PersonRow>
  );
}

function mayAsk(known: FriendLine | undefined): boolean {
  return known === undefined || known.standing === 'asks';
}
