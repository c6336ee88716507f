/** The scene of a table at which one person practises, alone and on this device: nothing counts, nothing waits. */
import type { AnyGame, GameState, Options, Seat } from '@captains-table/kernel';
import type { PlayScene, TableScene } from '@captains-table/protocol';
import { asSent } from './as-sent.ts';

interface Practice extends Pick<PlayScene, 'pending' | 'legal' | 'moves'> {
  readonly game: AnyGame;
  readonly state: GameState;
  readonly options: Options;
  readonly seat: Seat;
  readonly seats: TableScene['seats'];
}

export function practiceScene(id: string, seq: number, practice: Practice): TableScene {
  const { game, state, options, seat, seats, pending, legal, moves } = practice;
  return {
    id,
    seq,
    game: game.meta.id,
    rules: game.meta.rulesVersion,
    options,
    status: 'playing',
    visibility: 'invite',
    tempo: { kind: 'none' },
    spectators: false,
    hints: false,
    host: 'here',
    createdAt: 0,
    commitment: '',
    seats,
    watching: 0,
    you: { seat, host: false },
    play: { view: asSent(game.view(state, seat)), pending, legal, moves, undoable: 0 },
  };
}
