import type { InvitationLine } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { pathOf } from '../app/router.ts';
import { Button } from '../design/forms/button.tsx';
import { LinkButton } from '../design/forms/link-button.tsx';
import { gameName } from '../lobby/table-lists/game-name.ts';
import { useAsking } from '../lobby/settings/asking.ts';
import { lookAtPeople, myPeople, usePeople } from './my-people.ts';
import { peopleApi } from './people-api.ts';
import { PersonRow } from './person-row.tsx';
import { peopleWords } from './words.ts';

/** Tables that others have asked this person to. */
export function Invitations(): JSX.Element {
  const lines = myPeople.value?.invitations ?? [];
  return (
    <ul class="people-list">
      {lines.map((line) => (
        <Row key={line.table} line={line} />
      ))}
    </ul>
  );
}

/** On the front page. */
export default function InvitationsAtHome(): JSX.Element | null {
  usePeople();
  return (myPeople.value?.invitations.length ?? 0) === 0 ? null : <Invitations />;
}

function Row({ line: { table, invite, game, by } }: { readonly line: InvitationLine }): JSX.Element {
  const { invitations, unknown } = peopleWords.value;
  const { ask } = useAsking();
  const decline = () =>
    void ask(async () => {
      await peopleApi.uninvite(table);
      await lookAtPeople();
    });
  return (
    <PersonRow name={invitations.from(by.name || unknown, gameName(game))}>
      <LinkButton variant="primary" href={pathOf({ at: 'table', id: table, invite })}>
        {invitations.open}
      </LinkButton>
      <Button variant="quiet" onClick={decline}>
        {invitations.decline}
      </Button>
    </PersonRow>
  );
}
