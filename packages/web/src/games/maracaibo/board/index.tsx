/** The Maracaibo table. */
import type { BoardModule, BoardProps } from '../../../board-kit/board.ts';
import { JeanneSeal } from '../drawings/nations/jeanne-seal.tsx';
import { Board } from './board.tsx';
import { offersOf } from './offers.tsx';
import { figuresOf } from '../panels/figures.tsx';
import { Panel } from '../panels/panel.tsx';
import type { Event, TableTypes, View } from './table.ts';
import { tableOf } from './table.ts';
import { thingOf } from './things.ts';

export const board: BoardModule<TableTypes> = {
  Board,
  Panel,
  offers: offersOf,
  why: whyOf,
  course: courseOf,
  about: idsIn,
  aboutMove: (move) => [thingOf(move) ?? ''].filter((thing) => thing !== ''),
  figures: figuresOf,
  standing: standingOf,
  scoresAtEnd: true,
  isNoise: bringsNothing,
  rivalSeal: () => <JeanneSeal />,
};

/** Jeanne comes after the players. */
function standingOf({ players, jeanne }: View): readonly number[] {
  return [...players.map(({ score }) => score), ...(jeanne === undefined ? [] : [jeanne.score])];
}

function bringsNothing(event: Event): boolean {
  return event.key === 'nobility' && event.points === 0;
}

function whyOf(props: BoardProps): string | undefined {
  const { pending, mine, words } = tableOf(props);
  return mine && pending !== undefined ? words.why[pending.kind] : undefined;
}

function courseOf(props: BoardProps): readonly string[] {
  const { content, view, words } = tableOf(props);
  return view.round === 0 ? [] : [words.round(view.round, content.tracks.setup.rounds)];
}

/** Everything that an event names by its id. */
function idsIn(event: Event): readonly string[] {
  return Object.entries(event).flatMap(([field, value]: [string, unknown]) =>
    field !== 'key' && typeof value === 'string' ? [value] : [],
  );
}
