import type { Profile } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { go } from '../app/router.ts';
import { Button } from '../design/forms/button.tsx';
import { useAsking } from '../lobby/settings/asking.ts';
import { gameName } from '../lobby/table-lists/game-name.ts';
import { peopleApi } from '../people/people-api.ts';
import { tables } from '../server/api.ts';
import { Face } from './face.tsx';
import { profileWords } from './words.ts';

interface Props {
  readonly people: Profile['people'];
  readonly together: Profile['together'];
  readonly name: string;
  /** The reader's own page. */
  readonly own: boolean;
}

/** Those who were met last; on the page of another, the reader and them head to head. */
export function PeoplePanel({ people, together, name, own }: Props): JSX.Element {
  const words = profileWords.value;
  return (
    <>
      {together !== undefined && together.length > 0 && (
        <section class="profile-list" aria-labelledby="profile-together">
          <h2 id="profile-together">{words.together(name)}</h2>
          <ul>
            {together.map(({ game, games, won, lost }) => (
              <li key={game}>
                <span class="profile-list-told">
                  <b>{gameName(game)}</b>
                  <span>{words.versus(won, lost, games)}</span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {people !== undefined && people.length > 0 && (
        <section class="profile-list" aria-labelledby="profile-lately">
          <h2 id="profile-lately">{words.lately}</h2>
          <ul>
            {people.map(({ person, name: known, portrait, game, games, won, lost }) => (
              <li key={person}>
                <Face
                  name={known ?? words.left}
                  portrait={portrait}
                  person={known === undefined ? undefined : person}
                />
                <span class="profile-list-told">
                  <b>{known ?? words.left}</b>
                  <span>{words.versus(won, lost, games)}</span>
                </span>
                {known !== undefined && own && <Invite person={person} name={known} game={game} />}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

interface InviteProps {
  readonly person: string;
  readonly name: string;
  readonly game: string;
}

/** One tap: a table of the game they played last, and an invitation to it. */
function Invite({ person, name, game }: InviteProps): JSX.Element {
  const words = profileWords.value;
  const { busy, trouble, ask } = useAsking();
  const invite = () =>
    ask(async () => {
      const { table } = await tables.create({ game, chairs: [{ kind: 'me' }, { kind: 'open' }] });
      await peopleApi.invite(table, person);
      go({ at: 'table', id: table, invite: undefined });
    });
  return (
    <Button
      busy={busy.value}
      aria-label={words.inviteWhom(name)}
      title={trouble.value ?? words.inviteWhom(name)}
      onClick={() => void invite()}
    >
      {words.invite}
    </Button>
  );
}
