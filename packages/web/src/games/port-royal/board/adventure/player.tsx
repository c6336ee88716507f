import type { JSX } from 'preact';
import { labelled } from '../../../../app/labelled.ts';
import { capital } from '../../../../app/capital.ts';
import type { PanelProps } from '../../../../board-kit/board.ts';
import { Flag } from '../../../../design/drawings/flag.tsx';
import { seatNumber } from '../../../../design/drawings/seat-number.ts';
import { Tooltip } from '../../../../design/overlays/tooltip.tsx';
import { AdventurerPortrait } from '../../drawings/adventure/adventurer-portrait.tsx';
import { CrownTrack } from '../../drawings/adventure/crown-track.tsx';
import { Stern } from '../../drawings/adventure/stern.tsx';
import { AbilityMark } from '../../drawings/cards/ability-mark.tsx';
import { CargoSign } from '../../drawings/cargo-sign.tsx';
import { Glyph } from '../../drawings/glyph.tsx';
import { Portrait } from '../../drawings/portraits/portrait.tsx';
import { explanationOf } from '../card-on-table.tsx';
import { abilityOf, portraitOf, shipOf } from '../card-props.ts';
import { SHIP_OF } from '../../drawings/ship-of.ts';
import { adventureWords } from '../table.ts';
import type { Event, Table } from '../table.ts';
import type { Adventure } from './content.ts';
import './player.css';
import '../small-pile.css';

interface Props {
  readonly panel: PanelProps;
  readonly table: Table;
  readonly adventure: Adventure;
}

const MARKERS = 4;

/** What lies in front of a player: adventurer, crowns, crew and kept ships. */
export function AdventurePanel({ panel: { of }, table, adventure }: Props): JSX.Element | undefined {
  const player = adventure.players[of];
  if (player === undefined) return undefined;
  const words = adventureWords(table);
  const { crowns, crownInfluence } = player;
  const track = table.content.adventure.crowns;
  return (
    <div class="pr-player" data-crew={of}>
      <Adventurer of={of} table={table} player={player} />
      <CrownTrack
        seat={seatNumber(of)}
        at={crowns}
        won={crownsWon(table.latest.events, of)}
        spaces={track.spaces}
        shields={track.shields}
        label={`${words.crowns(crowns)}. ${labelled(table.words.influence, crownInfluence)}`}
      />
      <Belongings of={of} table={table} cargo={player.cargo} />
    </div>
  );
}

/** By the latest batch of events. */
function crownsWon(events: readonly Event[], of: number): number {
  return events.reduce(
    (won, event) => (event.key === 'crowned' && event.seat === of ? won + event.crowns : won),
    0,
  );
}

interface AdventurerProps {
  readonly of: number;
  readonly table: Table;
  readonly player: Adventure['players'][number];
}

function Adventurer({ of, table, player }: AdventurerProps): JSX.Element {
  const { game } = table;
  const words = adventureWords(table);
  const { adventurer, markers, unlocked } = player;
  const known = game.adventurers[adventurer];
  // Its place is kept until one is chosen.
  if (known === undefined) return <div class="pr-player-adventurer" />;
  return (
    <div class="pr-player-adventurer">
      <span class="pr-player-face" aria-hidden="true">
        <AdventurerPortrait adventurer={adventurer} />
      </span>
      <Tooltip text={known.help} class="pr-player-tip">
        {(describedBy) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its words are explained on focus
          <div class="pr-player-who" tabIndex={0} aria-describedby={describedBy}>
            <b class="pr-player-name">{known.name}</b>
            <span class="pr-player-help">
              {unlocked ? (game.ownCards?.ability(adventurer) ?? words.abilities[adventurer]) : words.locked}
            </span>
          </div>
        )}
      </Tooltip>
      <Stern seat={seatNumber(of)} left={markers} label={words.stern(MARKERS - markers)} />
    </div>
  );
}

interface BelongingsProps {
  readonly of: number;
  readonly table: Table;
  readonly cargo: readonly string[];
}

function Belongings({ of, table, cargo }: BelongingsProps): JSX.Element | undefined {
  const { view, words } = table;
  const { persons, expeditions } = view.players[of] ?? { persons: [], expeditions: [] };
  if (persons.length + cargo.length + expeditions.length === 0) {
    return <p class="pr-player-none">{words.noCrew}</p>;
  }
  return (
    // A long strip scrolls, also by keyboard.
    <ul class="pr-player-crew" aria-label={words.crewHeading} tabIndex={0}>
      {persons.map((id) => (
        <Member key={id} id={id} table={table} />
      ))}
      {cargo.map((id) => (
        <Kept key={id} id={id} table={table} />
      ))}
      {expeditions.length > 0 && (
        <li
          class="pr-small-pile pr-player-kept"
          title={adventureWords(table).expeditions(expeditions.length)}
        >
          <Glyph name="treasure-map" label={adventureWords(table).expeditions(expeditions.length)} />
          <b aria-hidden="true">{expeditions.length}</b>
        </li>
      )}
    </ul>
  );
}

function Member({ id, table }: { readonly id: string; readonly table: Table }): JSX.Element | undefined {
  const card = table.outlook.card(id);
  if (card === undefined) return undefined;
  const { ability } = abilityOf(card, table);
  const { ship } = shipOf(card, table);
  return (
    <li class="pr-player-place">
      <Tooltip text={`${capital(table.game.card(id))}. ${explanationOf(id, table)}`}>
        {(describedBy) => (
          <span
            class="pr-player-member"
            role="img"
            aria-label={table.game.card(id)}
            aria-describedby={describedBy}
            data-thing={id}
          >
            <Portrait kind={portraitOf(card, table)} ship={ship} />
            {ship !== undefined && <Flag kind={ship} class="pr-player-flag" />}
            {ability !== undefined && <AbilityMark ability={ability} />}
            <b class="pr-player-influence">{card.influence}</b>
          </span>
        )}
      </Tooltip>
    </li>
  );
}

function Kept({ id, table }: { readonly id: string; readonly table: Table }): JSX.Element | undefined {
  const card = table.outlook.card(id);
  if (card === undefined || card.cargo === '') return undefined;
  const { cargo } = card;
  const colour = table.outlook.colourOf(card) ?? 'ares';
  const words = adventureWords(table);
  const says = words.kept(words.cargo[cargo]);
  return (
    <li class="pr-small-pile pr-player-kept" title={says} data-thing={id}>
      <Flag kind={SHIP_OF[colour]} />
      <CargoSign cargo={cargo} label={says} />
    </li>
  );
}
