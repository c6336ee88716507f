/** The table of a board as one viewer sees it, in a position of the real engine. */
import type { Game, GameEvent, GameState, Move, Pending, Viewer } from '@captains-table/kernel';
import { must } from '@captains-table/kernel';
import type { BoardTable } from '../../src/board-kit/board-table.ts';

const NAMES = ['Anna', 'Bart', 'Chloé', 'Dirk', 'Eva'];

/** The game's components, its own words, and those of its board. */
interface Shown<Content, GameTexts, BoardTexts> {
  readonly content: Content;
  readonly game: GameTexts;
  readonly words: BoardTexts;
}

export function stateIn<S extends GameState>(game: Pick<Game<S>, 'position'>, position: unknown): S {
  return must(game.position?.(position)).state;
}

export function seenTable<
  S extends GameState,
  M extends Move,
  E extends GameEvent,
  P extends Pending,
  V,
  Content,
  GameTexts,
  BoardTexts,
>(
  game: Game<S, M, E, P, V>,
  state: S,
  viewer: Viewer,
  shown: Shown<Content, GameTexts, BoardTexts>,
): BoardTable<{
  content: Content;
  view: V;
  move: M;
  event: E;
  decision: P;
  texts: GameTexts;
  boardTexts: BoardTexts;
}> {
  const [pending] = game.pending(state);
  const seat = viewer === 'spectator' ? undefined : viewer;
  return {
    view: game.view(state, viewer),
    legal: seat === undefined ? [] : game.legal(state, seat),
    pending,
    latest: { number: 0, events: [], pace: 1, atOnce: true },
    log: [],
    showing: false,
    seat,
    mine: pending !== undefined && pending.seat === seat,
    locale: 'en',
    ...shown,
    name: (of) => NAMES[of] ?? '',
  };
}
