/** The Francis Drake table. */
import type { Event } from '@captains-table/francis-drake';
import { labelled } from '../../../app/labelled.ts';
import type { BoardModule, BoardProps, Figure, PanelProps } from '../../../board-kit/board.ts';
import { Board } from './board.tsx';
import { shownNow } from '../stage/shown-now.ts';
import { offersOf } from './offers.tsx';
import { Sign } from '../drawings/sign.tsx';
import { Panel, shownTable, SUPPLIES } from '../panels/panel.tsx';
import { Score } from '../panels/score.tsx';
import type { TableTypes } from './table.ts';
import { ifEnded } from './if-ended.ts';
import { tableOf } from './table.ts';
import { showTime } from '../stage/steps.ts';
import { whyOf } from './why.ts';

export const board: BoardModule<TableTypes> = {
  Board,
  Panel,
  offers: offersOf,
  why: whyOf,
  showTime,
  moment: shownNow,
  banners: () => import('../moments/index.tsx'),
  progress: progressOf,
  reference: () => import('../reference/index.tsx'),
  about: namesIn,
  aboutMove: namesIn,
  placeOf,
  figures: figuresOf,
  standing: ({ players }) => players.map(({ score }) => score),
  ifEnded,
  scoresAtEnd: true,
  aim: aimOf,
  means: meansOf,
  fits: () => true,
  isNoise: bringsNothing,
};

const VOYAGES = 3;

function progressOf(props: BoardProps): readonly string[] {
  const { view, words } = tableOf(props);
  return [words.voyage(view.voyage, VOYAGES), phaseOf(props)];
}

function aimOf(props: BoardProps): Figure {
  const { view, words } = tableOf(props);
  return { icon: 'compass', value: `${view.voyage}/${VOYAGES}`, label: words.aim };
}

/** Crew, guns, barrels and trade goods on board. */
function meansOf(props: PanelProps): readonly Figure[] {
  const { view, words } = shownTable(props);
  const player = view.players[props.of];
  if (player === undefined) return [];
  return SUPPLIES.map(([what, sign]) => ({
    icon: <Sign name={sign} />,
    value: player.log[what],
    label: words.log[what].name,
    sign: what === 'trade' ? 'trade-cubes' : what,
  }));
}

function phaseOf(props: BoardProps): string {
  const { view, game } = tableOf(props);
  return game.phases[view.phase];
}

function figuresOf(props: PanelProps): readonly Figure[] {
  const { view, words } = shownTable(props);
  const player = view.players[props.of];
  if (player === undefined) return [];
  const label = labelled(words.log.points, player.score);
  return [{ icon: <Score points={player.score} />, value: '', label, sign: 'points', main: true }];
}

function bringsNothing(event: Event): boolean {
  return (event.key === 'goods-scored' || event.key === 'chest-opened') && event.points === 0;
}

/** A place of the street, or one on the chart. */
function placeOf(event: Event): string | undefined {
  if ('place' in event) return `[data-place="${event.place}"]`;
  return 'at' in event && typeof event.at === 'string' ? `[data-destination="${event.at}"]` : undefined;
}

const NAMING: ReadonlySet<string> = new Set(['place', 'at', 'to', 'from', 'one', 'other']);

/** Places of street and chart in an event or a move. */
function namesIn(thing: object): readonly string[] {
  return Object.entries(thing).flatMap(([field, value]: [string, unknown]) => {
    if (!NAMING.has(field)) return [];
    if (typeof value === 'string') return [value];
    return Array.isArray(value) ? value.map(String) : [];
  });
}
