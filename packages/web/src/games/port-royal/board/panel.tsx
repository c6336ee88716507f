import type { JSX } from 'preact';
import { labelled } from '../../../app/labelled.ts';
import { Track } from '../../../design/drawings/track.tsx';
import { Crew } from '../drawings/crew.tsx';
import { CrewCard } from '../drawings/cards/crew-card.tsx';
import { Tooltip } from '../../../design/overlays/tooltip.tsx';
import type { PanelProps } from '../../../board-kit/board.ts';
import { capital } from '../../../app/capital.ts';
import { abilityOf, nameOf, personType, portraitOf, shipOf } from './card-props.ts';
import { AdventurePanel } from './adventure/player.tsx';
import { tableOf } from './table.ts';
import type { Table } from './table.ts';

/** What lies in front of a player. */
export function Panel(props: PanelProps): JSX.Element | undefined {
  const table = tableOf(props);
  const { view, words, game } = table;
  const player = view.players[props.of];
  if (player === undefined) return undefined;
  if (view.adventure !== null)
    return <AdventurePanel panel={props} table={table} adventure={view.adventure} />;
  const done = player.expeditions.map((id) => capital(game.card(id)));
  const stored = player.ships.map((id) => capital(game.card(id)));
  const kept = player.nest.map((id) => capital(game.card(id)));
  return (
    <div class="port-royal-panel" data-crew={props.of}>
      {view.goal > 0 && (
        <Track value={player.influence} of={view.goal} label={labelled(words.influence, player.influence)} />
      )}
      {player.persons.length === 0 ? (
        <p class="port-royal-none">{words.noCrew}</p>
      ) : (
        <Crew label={words.crewHeading}>
          {player.persons.map((id) => (
            <Member key={id} id={id} table={table} ships={player.ships} />
          ))}
        </Crew>
      )}
      <Pile title={words.done} things={done} />
      <Pile title={words.stored} things={stored} />
      <Pile title={words.kept} things={kept} />
    </div>
  );
}

interface MemberProps {
  readonly id: string;
  readonly table: Table;
  /** Under this player's merchants. */
  readonly ships: readonly string[];
}

function Member({ id, table, ships }: MemberProps): JSX.Element | undefined {
  const { game, outlook } = table;
  const card = outlook.card(id);
  if (card === undefined) return undefined;
  const type = personType(card);
  const kept =
    card.storeColour < 0 ? 0 : ships.filter((ship) => outlook.card(ship)?.colour === card.storeColour).length;
  return (
    <Tooltip text={game.persons[type].help} class="port-royal-member">
      {(describedBy) => (
        <CrewCard
          kind={portraitOf(card, table)}
          name={nameOf(card, table)}
          influence={card.influence}
          {...abilityOf(card, table)}
          {...shipOf(card, table)}
          kept={kept}
          thing={id}
          label={game.card(id)}
          describedBy={describedBy}
        />
      )}
    </Tooltip>
  );
}

function Pile({
  title,
  things,
}: {
  readonly title: string;
  readonly things: readonly string[];
}): JSX.Element | undefined {
  if (things.length === 0) return undefined;
  return (
    <details class="port-royal-pile">
      <summary>{labelled(title, things.length)}</summary>
      <ul>
        {things.map((thing, i) => (
          <li key={i}>{thing}</li>
        ))}
      </ul>
    </details>
  );
}
