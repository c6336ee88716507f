import { useSignal } from '@preact/signals';
import type { TableScene } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { pathOf } from '../app/router.ts';
import { Button } from '../design/forms/button.tsx';
import { StatusLine } from '../design/status/status-line.tsx';
import { useAsking } from '../lobby/settings/asking.ts';
import { myPeople, usePeople } from './my-people.ts';
import { PassOn } from './pass-on.tsx';
import { peopleApi } from './people-api.ts';
import { PersonRow } from './person-row.tsx';
import { peopleWords } from './words.ts';

interface Props {
  readonly scene: TableScene;
  readonly invite: string;
}

/** How others come to a table that waits for them: by link, code, camera, or because they are asked. */
export default function RoomInvitations({ scene, invite }: Props): JSX.Element {
  const { table } = peopleWords.value;
  usePeople();
  const seated = new Set(scene.seats.map((seat) => seat.person));
  const free = (myPeople.value?.friends ?? []).filter(
    ({ id, standing }) => standing === 'friend' && !seated.has(id),
  );
  return (
    <>
      <PassOn url={location.origin + pathOf({ at: 'table', id: scene.id, invite })} table={scene.id} />
      {free.length > 0 && (
        <div>
          <h3>{table.inviteTitle}</h3>
          <ul class="people-list">
            {free.map(({ id, name }) => (
              <Friend key={id} table={scene.id} id={id} name={name} />
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

interface FriendProps {
  readonly table: string;
  readonly id: string;
  readonly name: string;
}

function Friend({ table, id, name }: FriendProps): JSX.Element {
  const { table: said, unknown } = peopleWords.value;
  const invited = useSignal(false);
  const { busy, trouble, ask } = useAsking();
  const invite = () =>
    void ask(async () => {
      await peopleApi.invite(table, id);
      invited.value = true;
    });
  return (
    <PersonRow name={name || unknown}>
      {invited.value ? (
        <StatusLine tone="good">{said.invited}</StatusLine>
      ) : (
        <Button busy={busy.value} onClick={invite}>
          {said.invite}
        </Button>
      )}
      {trouble.value !== undefined && <StatusLine tone="risk">{trouble.value}</StatusLine>}
    </PersonRow>
  );
}
