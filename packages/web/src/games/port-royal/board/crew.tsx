/** The persons in front of a player, as faces. */
import type { JSX } from 'preact';
import { capital } from '../../../app/capital.ts';
import { Flag } from '../../../design/drawings/flag.tsx';
import { Tooltip } from '../../../design/overlays/tooltip.tsx';
import { AbilityMark } from '../drawings/cards/ability-mark.tsx';
import { Portrait } from '../drawings/portraits/portrait.tsx';
import { abilityOf, personType, portraitOf, shipOf } from './card-props.ts';
import type { Table } from './table.ts';
import './crew.css';

interface Face {
  /** All who look alike and do the same. */
  readonly ids: readonly string[];
  /** Ships kept under them. */
  readonly kept: number;
}

/** Persons who do the same share a face. */
export function facesOf(persons: readonly string[], ships: readonly string[], table: Table): readonly Face[] {
  const { outlook } = table;
  const alike = new Map<string, string[]>();
  for (const id of persons) {
    const card = outlook.card(id);
    if (card === undefined) continue;
    const does = JSON.stringify([abilityOf(card, table), shipOf(card, table)]);
    const look = `${portraitOf(card, table)} ${does}`;
    alike.set(look, [...(alike.get(look) ?? []), id]);
  }
  return [...alike.values()].map((ids) => ({ ids, kept: shipsUnder(ids, ships, outlook) }));
}

function shipsUnder([first]: readonly string[], ships: readonly string[], outlook: Table['outlook']): number {
  const colour = first === undefined ? -1 : (outlook.card(first)?.storeColour ?? -1);
  return colour < 0 ? 0 : ships.filter((ship) => outlook.card(ship)?.colour === colour).length;
}

export function CrewFace({
  face,
  table,
}: {
  readonly face: Face;
  readonly table: Table;
}): JSX.Element | undefined {
  const { game, outlook } = table;
  const [first, ...others] = face.ids;
  const card = first === undefined ? undefined : outlook.card(first);
  if (first === undefined || card === undefined) return undefined;
  const { ability } = abilityOf(card, table);
  const { ship } = shipOf(card, table);
  const names = [...new Set(face.ids.map((id) => game.card(id)))];
  const alike = names.length === 1 && others.length > 0;
  const label = alike ? `${face.ids.length} × ${game.card(first)}` : names.join(', ');
  return (
    <li class="pr-face-place">
      <Tooltip
        text={`${names.map((name) => capital(name)).join('. ')}. ${game.persons[personType(card)].help}`}
      >
        {(describedBy) => (
          <span
            class="pr-face"
            role="img"
            aria-label={label}
            aria-describedby={describedBy}
            data-thing={first}
          >
            <Portrait kind={portraitOf(card, table)} ship={ship} />
            {ship !== undefined && <Flag kind={ship} class="pr-face-flag" />}
            {ability !== undefined && <AbilityMark ability={ability} />}
            {others.length > 0 && <b class="pr-face-count">×{face.ids.length}</b>}
            {face.kept > 0 && <b class="pr-face-kept">+{face.kept}</b>}
            {others.map((id) => (
              <span key={id} class="pr-face-other" data-thing={id} />
            ))}
          </span>
        )}
      </Tooltip>
    </li>
  );
}
