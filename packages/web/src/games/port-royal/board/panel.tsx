import type { JSX } from 'preact';
import { labelled } from '../../../app/labelled.ts';
import { Track } from '../../../design/drawings/track.tsx';
import { Tooltip } from '../../../design/overlays/tooltip.tsx';
import type { GlyphName } from '../drawings/glyph.tsx';
import { Glyph } from '../drawings/glyph.tsx';
import type { PanelProps } from '../../../board-kit/board.ts';
import { capital } from '../../../app/capital.ts';
import { CrewFace, facesOf } from './crew.tsx';
import type { WithAdventure } from './adventure/parts.ts';
import { tableOf } from './table.ts';
import './small-pile.css';

/** What lies in front of a player. */
export function Panel({
  adventureParts: parts,
  ...props
}: PanelProps & WithAdventure): JSX.Element | undefined {
  const table = tableOf(props);
  const { view, words, game } = table;
  const player = view.players[props.of];
  if (player === undefined) return undefined;
  if (parts !== undefined && view.adventure !== null)
    return <parts.AdventurePanel panel={props} table={table} adventure={view.adventure} />;
  const done = player.expeditions.map((id) => capital(game.card(id)));
  const stored = player.ships.map((id) => capital(game.card(id)));
  const kept = player.nest.map((id) => capital(game.card(id)));
  return (
    <div class="port-royal-panel" data-crew={props.of}>
      {view.goal > 0 && (
        <div data-sign="influence">
          <Track
            value={player.influence}
            of={view.goal}
            label={labelled(words.influence, player.influence)}
          />
        </div>
      )}
      {/* A long strip scrolls, also by keyboard. */}
      <ul class="pr-faces" aria-label={words.crewHeading} tabIndex={0}>
        {player.persons.length === 0 && <li class="port-royal-none">{words.noCrew}</li>}
        {facesOf(player.persons, player.ships, table).map((face) => (
          <CrewFace key={face.ids[0]} face={face} table={table} />
        ))}
        <Pile title={words.done} sign="treasure-map" things={done} />
        <Pile title={words.stored} sign="barrel" things={stored} />
        <Pile title={words.kept} sign="pirate-skull" things={kept} />
      </ul>
    </div>
  );
}

interface PileProps {
  readonly title: string;
  readonly sign: GlyphName;
  readonly things: readonly string[];
}

/** Cards that lie apart: how many, and on a touch which. */
function Pile({ title, sign, things }: PileProps): JSX.Element | undefined {
  if (things.length === 0) return undefined;
  return (
    <li class="pr-face-place">
      <Tooltip text={labelled(title, things.join(', '))}>
        {(describedBy) => (
          <span
            class="pr-small-pile pr-face-pile"
            role="img"
            aria-label={labelled(title, things.length)}
            aria-describedby={describedBy}
          >
            <Glyph name={sign} />
            <b>{things.length}</b>
          </span>
        )}
      </Tooltip>
    </li>
  );
}
