/** What a bot pays to look ahead: one copy of a position with secrets, in the middle of a game. */
import { caravelas } from '@captains-table/caravelas';
import { francisDrake } from '@captains-table/francis-drake';
import type { Game, GameState, Move } from '@captains-table/kernel';
import { maracaibo } from '@captains-table/maracaibo';
import { portRoyal } from '@captains-table/port-royal';
import { stowaways } from '@captains-table/stowaways';
import { microsecondsEach } from '../clock.ts';
import { midGame } from '../random-play.ts';
import type { Row } from '../row.ts';

/** Copies are kept for a while: one that is not held may be optimised away. */
const KEPT = 64;

export const cloneRows: readonly Row[] = [
  row('kernel/clone', stowaways, 200_000),
  row('clone/port-royal', portRoyal, 50_000),
  row('clone/caravelas', caravelas, 50_000),
  row('clone/francis-drake', francisDrake, 50_000),
  row('clone/maracaibo', maracaibo, 50_000),
];

function row<S extends GameState, M extends Move>(name: string, game: Game<S, M>, clones: number): Row {
  let state: S | undefined;
  const kept: S[] = [];
  const cloneMany = (from: S) => {
    for (let i = 0; i < clones; i++) kept[i % KEPT] = game.clone(from);
    return clones;
  };
  return {
    name,
    unit: 'µs',
    measure() {
      const from = (state ??= midGame(game, 1));
      return microsecondsEach(() => cloneMany(from));
    },
  };
}
