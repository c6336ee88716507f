/** The Caravelas table. */
import { labelled } from '../../../app/labelled.ts';
import { Glyph } from '../drawings/glyph.tsx';
import type { BoardModule, BoardProps, Figure, PanelProps } from '../../../board-kit/board.ts';
import { Board } from './board.tsx';
import { componentsOf, tableOf } from './table.ts';
import type { Event, Move, Table, TableTypes } from './table.ts';
import { ifEnded } from './if-ended.ts';
import { offersOf } from './offers.tsx';
import { Panel } from '../panels/panel.tsx';
import { Points } from '../panels/points.tsx';
import { summary } from './summary.ts';
import { momentNow, showTime } from './show-times.ts';
import { promptOf, whyOf } from './why.ts';

export const board: BoardModule<TableTypes> = {
  Board,
  Panel,
  offers: offersOf,
  prompt: promptOf,
  why: whyOf,
  showTime,
  moment: momentNow,
  banners: () => import('../moments/index.tsx'),
  progress: progressOf,
  reference: () => import('../reference/index.tsx'),
  about: (event, { content }) => aboutEvent(event, componentsOf(content)),
  aboutMove,
  placeOf: (event) => ('at' in event ? `[data-space="${event.at}"]` : undefined),
  isFinal,
  figures: figuresOf,
  standing: ({ fleets }) => fleets.map(({ points }) => points),
  ifEnded,
  scoresAtEnd: true,
  aim: aimOf,
  fits: () => true,
  isNoise: bringsNothing,
  summary,
};

function progressOf(props: BoardProps): readonly string[] {
  const { view, words } = tableOf(props);
  const left = view.pieceCount - view.pieces.length;
  return [
    ...(view.round > 0 ? [words.course.round(view.round)] : []),
    view.ending ? words.course.last : words.course.pieces(left),
  ];
}

/** Pieces of the monastery that are still to be bought. */
function aimOf(props: BoardProps): Figure {
  const { view, words } = tableOf(props);
  const left = view.pieceCount - view.pieces.length;
  return { icon: <Glyph name="arch" />, value: left, label: words.course.aim };
}

function figuresOf(props: PanelProps): readonly Figure[] {
  const { view, words } = tableOf(props);
  const fleet = view.fleets[props.of];
  if (fleet === undefined) return [];
  return [
    ...(view.mode === 'dice'
      ? []
      : [
          { icon: <Glyph name="marker" />, value: fleet.markers, label: words.panel.markers, sign: 'marker' },
        ]),
    ...(view.mode === 'full'
      ? [{ icon: <Glyph name="hand" />, value: fleet.hand, label: words.panel.cards, sign: 'hand' }]
      : []),
    {
      icon: <Points points={fleet.points} />,
      value: '',
      label: labelled(words.panel.points, fleet.points),
      sign: 'points',
      main: true,
    },
  ];
}

/** Spaces by their ids, cards by theirs. */
function aboutEvent(event: Event, { places }: Pick<Table, 'places'>): readonly string[] {
  switch (event.key) {
    case 'sailed':
    case 'defended':
    case 'blown':
    case 'drifted':
    case 'anchored':
      return [event.at];
    case 'discovered':
      return [places.ofPort(event.port)?.id ?? ''];
    case 'played':
      return [event.card];
    default:
      return [];
  }
}

function bringsNothing(event: Event): boolean {
  return event.key === 'sold' && event.goods.length === 0;
}

function aboutMove(move: Move): readonly string[] {
  if ('to' in move) return [move.to];
  return move.kind === 'play' ? [move.card] : [];
}

/** A die, a card that is drawn or shown, and the end of the viewer's turn cannot be taken back. */
function isFinal(move: Move, props: BoardProps): boolean {
  const { places, view } = tableOf(props);
  switch (move.kind) {
    case 'sail':
    case 'defend': {
      const symbol = places.find(move.to)?.space.symbol;
      if (move.kind === 'defend' || view.mode === 'dice') return move.kind === 'defend';
      return symbol === 'cape' || (symbol === 'event' && view.mode === 'drawn');
    }
    case 'drift':
    case 'build':
    case 'upgrade':
    case 'sink':
      return false;
    default:
      return true;
  }
}
