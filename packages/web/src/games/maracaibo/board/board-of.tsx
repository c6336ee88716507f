/** The Maracaibo table. */
import type { ComponentChildren } from 'preact';
import type { BoardModule, BoardProps } from '../../../board-kit/board.ts';
import { JeanneMark } from '../drawings/nations/jeanne-seal.tsx';
import type { StoryParts } from '../story/parts.ts';
import { Board } from './board.tsx';
import { laterParts, Panel } from './lazy-parts.ts';
import { offersOf } from './offers.tsx';
import { figuresOf } from '../panels/figures.tsx';
import { Means } from '../me/means.tsx';
import type { Event, Table, TableTypes, View } from './table.ts';
import { momentNow, showTime } from './show-times.ts';
import { componentsOf, tableOf } from './table.ts';
import { thingOf } from './things.ts';
import { trailOf } from './trail-line.tsx';

/** The board; with what the story adds, at its tables. */
export function boardOf(story?: StoryParts): BoardModule<TableTypes> {
  return {
    Board: (props) => <Board {...props} story={story} />,
    Panel: (props) => <Panel {...props} />,
    Means,
    fits: () => 'whole',
    offers: offersOf,
    why: whyOf,
    showTime,
    moment: momentNow,
    banners: () => import('../moments/index.tsx'),
    progress: progressOf,
    reference: () => import('../reference/index.tsx'),
    about: idsIn,
    placeOf,
    aboutMove: (move) => [thingOf(move) ?? ''].filter((thing) => thing !== ''),
    figures: figuresOf,
    standing: standingOf,
    ifEnded: ([view], { content }) =>
      view === undefined ? [] : componentsOf(content).outlook.scoring.ifEnded(view),
    scoresAtEnd: true,
    isNoise: bringsNothing,
    laterParts,
    summary: (events) => events.filter(({ key }) => !ASIDE.has(key)),
    rivalOf: ({ key }) => (key.startsWith('jeanne-') ? 'jeanne' : undefined),
    rivalMark: () => <JeanneMark />,
  };
}

/** What leads to something, or follows from it. */
const ASIDE: ReadonlySet<Event['key']> = new Set([
  'main-action',
  'village-action',
  'drew',
  'drew-unseen',
  'row-filled',
  'paid',
  'paid-card',
  'doubloons',
  'spies',
  'combat-points',
  'combat-points-spent',
  'synergy',
  'income',
  'disc',
  'fights-for',
  'combat-action',
  'combat-over',
  'jeanne-drew',
]);

/** Jeanne comes after the players. */
function standingOf({ players, jeanne }: View): readonly number[] {
  return [...players.map(({ score }) => score), ...(jeanne === undefined ? [] : [jeanne.score])];
}

function bringsNothing(event: Event): boolean {
  return event.key === 'nobility' && event.points === 0;
}

/** What led to the decision; where nothing did, why one might choose what. */
function whyOf(props: BoardProps): ComponentChildren {
  const table = tableOf(props);
  const { pending, mine, words } = table;
  if (!mine || pending === undefined) return undefined;
  return trailOf(props, table) ?? words.why[pending.kind];
}

function progressOf(props: BoardProps): readonly string[] {
  const table = tableOf(props);
  const { content, view, words } = table;
  if (view.round === 0) return [];
  const first = closestToHome(table);
  return [
    words.round(view.round, content.tracks.setup.rounds),
    ...(first === undefined ? [] : [words.screen.closest(first.name, first.stops)]),
  ];
}

/** The round ends soon after the first ship is home. Undefined once one is there. */
function closestToHome(table: Table): { readonly name: string; readonly stops: number } | undefined {
  const { content, view, words } = table;
  const stop = (place: string) => Number.parseInt(place, 10) || 0;
  const home = Math.min(
    ...content.locations.filter(({ type }) => type === 'homeward').map(({ id }) => stop(id)),
  );
  const ships = [
    ...view.players.map(({ ship }, seat) => ({ name: table.name(seat), at: stop(ship) })),
    ...(view.jeanne === undefined ? [] : [{ name: words.chart.jeanne, at: stop(view.jeanne.ship) }]),
  ];
  const [first] = ships.toSorted((a, b) => b.at - a.at);
  return first === undefined || first.at >= home ? undefined : { name: first.name, stops: home - first.at };
}

/** Ships and explorers stop at a place of the chart. */
function placeOf(event: Event): string | undefined {
  const at = 'at' in event ? event.at : 'space' in event ? event.space : undefined;
  return at === undefined ? undefined : `.ma-target[data-thing="${at}"]`;
}

/** Everything that an event names by its id. */
function idsIn(event: Event): readonly string[] {
  return Object.entries(event).flatMap(([field, value]: [string, unknown]) =>
    field !== 'key' && typeof value === 'string' ? [value] : [],
  );
}
