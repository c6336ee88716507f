import type { FriendLine } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { Button } from '../design/forms/button.tsx';
import { StatusLine } from '../design/status/status-line.tsx';
import { FormPanel } from '../lobby/page/form-panel.tsx';
import { useAsking } from '../lobby/settings/asking.ts';
import { lookAtPeople, myPeople } from './my-people.ts';
import { peopleApi } from './people-api.ts';
import { PersonRow } from './person-row.tsx';
import { peopleWords } from './words.ts';

/** Those who wait for an answer come first. */
const ORDER = { asks: 0, friend: 1, asked: 2 } as const;

export function FriendsPanel(): JSX.Element {
  const { friends } = peopleWords.value;
  const known = myPeople.value?.friends ?? [];
  const lines = known.toSorted((a, b) => ORDER[a.standing] - ORDER[b.standing]);
  return (
    <FormPanel title={friends.title}>
      {myPeople.value !== undefined && lines.length === 0 && <p>{friends.none}</p>}
      <ul class="people-list">
        {lines.map((line) => (
          <FriendRow key={line.id} line={line} />
        ))}
      </ul>
    </FormPanel>
  );
}

function FriendRow({ line: { id, name, standing } }: { readonly line: FriendLine }): JSX.Element {
  const { friends, unknown } = peopleWords.value;
  const { busy, trouble, ask } = useAsking();
  const then = (request: () => Promise<void>) =>
    void ask(async () => {
      await request();
      await lookAtPeople();
    });
  const leave = { asks: friends.decline, friend: friends.remove, asked: friends.withdraw }[standing];
  return (
    <PersonRow name={name || unknown} note={friends.standing[standing]}>
      {standing === 'asks' && (
        <Button variant="primary" busy={busy.value} onClick={() => then(() => peopleApi.befriend(id))}>
          {friends.accept}
        </Button>
      )}
      <Button variant="quiet" busy={busy.value} onClick={() => then(() => peopleApi.part(id))}>
        {leave}
      </Button>
      {trouble.value !== undefined && <StatusLine tone="risk">{trouble.value}</StatusLine>}
    </PersonRow>
  );
}
