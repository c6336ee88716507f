/** The ways of a ship as the rules know them. What may be sailed the server says; this says how, and what it means. */
import { CONTENT, PLACES, TILES } from '../pieces.ts';
import type { PlayerView, View } from '../table.ts';

/** What routes are there just now. */
export interface Waters {
  readonly round: number;
  /** Legacy tiles that count. */
  readonly tiles: ReadonlySet<string>;
}

export interface Way {
  /** With both ends. */
  readonly stops: readonly string[];
  readonly points: number;
}

const REACHED = new Map(CONTENT.tracks.explorerSpaces.map(({ id, reached }) => [id, reached]));
const MOST = CONTENT.tracks.setup.maxMovement;

/** For a player some tiles count only with the explorer far enough. Rules MA-24.6, MA-24.9. */
export function watersOf(view: View, explorer: string): Waters {
  const reached = REACHED.get(explorer) ?? 0;
  const tiles = view.legacy
    .map(({ id }) => id)
    .filter((id) => (TILES.get(id)?.explorerAtLeast ?? 0) <= reached);
  return { round: Math.max(1, view.round), tiles: new Set(tiles) };
}

/** Everything that is on the board, whoever may use it. */
export function allWaters(view: View): Waters {
  return { round: Math.max(1, view.round), tiles: new Set(view.legacy.map(({ id }) => id)) };
}

export interface Leg {
  readonly from: string;
  readonly to: string;
  readonly cost: number;
  /** The tile that makes it dearer. */
  readonly slowedBy: string | undefined;
}

export function legsOf({ round, tiles }: Waters): readonly Leg[] {
  return CONTENT.routes
    .filter(
      ({ rounds, legacy }) =>
        (rounds?.includes(round) ?? true) && (legacy === undefined || tiles.has(legacy)),
    )
    .map(({ from, to, cost }) => {
      const slow = CONTENT.legacy.find(
        ({ id, kind, routes }) =>
          kind === 'route' && tiles.has(id) && routes?.includes(`${from}-${to}`) === true,
      );
      return { from, to, cost: slow?.cost ?? cost, slowedBy: slow?.id };
    });
}

/** Every way from one place to another within one turn. */
export function waysBetween(from: string, to: string, waters: Waters): readonly Way[] {
  const legs = legsOf(waters);
  const found: Way[] = [];
  const visit = (stops: readonly string[], points: number) => {
    const here = stops.at(-1) ?? from;
    if (here === to && stops.length > 1) found.push({ stops, points });
    if (here === to || (stops.length > 1 && PLACES.get(here)?.mustStop === true)) return;
    for (const leg of legs) {
      if (leg.from === here && points + leg.cost <= MOST) visit([...stops, leg.to], points + leg.cost);
    }
  };
  visit([from], 0);
  return found.toSorted((a, b) => a.points - b.points);
}

/** Places in the order of a voyage: 9a lies behind 9 and before 10. Rule MA-11.8. */
function orderOf(place: string): number {
  const data = PLACES.get(place);
  return data === undefined ? 0 : 2 * data.number + (data.legacy === undefined ? 0 : 1);
}

/** Rule MA-24.15. */
export function tollOf(from: string, to: string, { tiles }: Waters): number {
  const tile = CONTENT.legacy.find(({ id, passToll }) => passToll !== undefined && tiles.has(id));
  const gate = orderOf(tile?.location ?? '');
  return orderOf(from) < gate && gate < orderOf(to) ? (tile?.passToll ?? 0) : 0;
}

/** Own spies that are sailed past. Rule MA-11.3. */
export function spiesPassed(from: string, to: string, { spiesAt }: Pick<PlayerView, 'spiesAt'>): number {
  return spiesAt.filter((place) => orderOf(from) < orderOf(place) && orderOf(place) < orderOf(to)).length;
}

/** How many village actions so many steps bring. */
export function villageActions(points: number, { discs }: Pick<PlayerView, 'discs'>): number {
  const { actions, upgraded } = CONTENT.tracks.village;
  const swift = CONTENT.upgrades.findIndex(({ permanent }) => permanent?.fasterVillage !== undefined);
  return (discs[swift] === 0 ? upgraded : actions)[points] ?? 0;
}
