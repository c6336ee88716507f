/** What a bot pays to look ahead: one copy of a position with secrets, in the middle of a game. */
import { stowaways as game } from '@captains-table/stowaways';
import { microsecondsEach } from '../clock.ts';
import { midGame } from '../play.ts';
import type { Row } from '../row.ts';

const CLONES = 200_000;

/** Copies are kept for a while: one that nobody holds may be optimised away. */
const KEPT = 64;

const state = midGame(game, 1);
const kept = Array.from({ length: KEPT }, () => state);

export const kernelClone: Row = {
  name: 'kernel/clone',
  unit: 'µs',
  measure: () => microsecondsEach(cloneMany),
};

function cloneMany(): number {
  for (let i = 0; i < CLONES; i++) kept[i % KEPT] = game.clone(state);
  return CLONES;
}
