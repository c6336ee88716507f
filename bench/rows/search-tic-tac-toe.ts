/**
 * How fast a search thinks: choosing the first mark of tic-tac-toe. On both sides an iteration is one
 * walk down the tree, one new move and one random game from there to its end, and every search
 * starts from scratch.
 */
import { Observation } from '@captains-table/bots';
import type { Move } from '@captains-table/kernel';
import { chanceFromNumbers } from '@captains-table/kernel';
import { ticTacToe } from '@captains-table/tic-tac-toe';
import { perSecond } from '../clock.ts';
import { installPeers } from '../peers/install.ts';
import { loadTicTacToeBot } from '../peers/tic-tac-toe-bot.ts';
import type { Measure, Row } from '../row.ts';
import { newSearch, iterationsOf } from '../search.ts';

/** Both get the budget that the peer's bot has by default. The ratio depends on it: see the README. */
const ITERATIONS = 1000;

/** Enough for a run of about 0.15 s; the peer needs twice that for one. */
const SEARCHES = 30;

/** Two in a row for either side: a bot that does not take the third square does not search. */
const NEARLY_WON = [0, 3, 1, 4];
const WINNING = 2;

const empty = observationAfter([]);

export const searchTicTacToe: Row = {
  name: 'search/tic-tac-toe',
  unit: 'iterations/s',
  measure: () => perSecond(() => iterationsOf(empty, SEARCHES, ITERATIONS)),
  peer: { name: 'boardgame.io 0.50.2', install: installPeers, load: loadPeer },
};

async function loadPeer(): Promise<Measure> {
  const peer = await loadTicTacToeBot(ITERATIONS);
  checkChoice('captains-table', squareOf(newSearch(ITERATIONS).run(observationAfter(NEARLY_WON))[0]?.move));
  checkChoice('boardgame.io', await peer.choose(NEARLY_WON));
  if (peer.think() !== ITERATIONS) throw new Error('boardgame.io: returned before it had thought');
  return () => perSecond(() => peer.think());
}

function checkChoice(side: string, square: number | undefined): void {
  if (square !== WINNING) throw new Error(`${side}: marks square ${square} instead of winning`);
}

/** The table when these squares have been marked in turn, as the player to move sees it. */
function observationAfter(marked: readonly number[]): Observation {
  const options = { mode: 'classic' };
  const state = ticTacToe.setup(2, options, chanceFromNumbers(1, 0));
  for (const [turn, square] of marked.entries()) {
    ticTacToe.apply(state, turn % 2, { kind: 'mark', square }, undefined);
  }
  return new Observation(ticTacToe, options, state, marked.length % 2);
}

function squareOf(move: Move | undefined): number | undefined {
  return move !== undefined && 'square' in move ? Number(move.square) : undefined;
}
