/**
 * How fast the kernel plays: random games with the list of legal moves made for every decision, as
 * a bot's playouts do. The peer plays the same game through its reducer, which besides the rules
 * checks whose turn it is and keeps a log; there is no barer way to play a move with it.
 */
import { chanceFromNumbers } from '@captains-table/kernel';
import { ticTacToe } from '@captains-table/tic-tac-toe';
import { perSecond } from '../clock.ts';
import { installPeers } from '../peers/install.ts';
import { loadTicTacToe } from '../peers/tic-tac-toe.ts';
import { playOn } from '../random-play.ts';
import type { Measure, Row } from '../row.ts';

/** Plays this many games and answers how many decisions they took. */
type PlayGames = (games: number) => number;

/** Enough for a run of about 0.1 s. */
const GAMES = 150_000;
const PEER_GAMES = 250;

/** How long a random game lasts on average: the exact value, from all possible games. */
const AVERAGE_LENGTH = 7.626;

export const kernelTicTacToe: Row = {
  name: 'kernel/tic-tac-toe',
  unit: 'decisions/s',
  measure: () => perSecond(() => playGames(GAMES)),
  peer: { name: 'boardgame.io 0.50.2', install: installPeers, load: loadPeer },
};

const options = { mode: 'classic' };
const chance = chanceFromNumbers(1, 0);
const choices = chanceFromNumbers(1, 1);

function playGames(games: number): number {
  let decisions = 0;
  for (let i = 0; i < games; i++) {
    decisions += playOn(ticTacToe, ticTacToe.setup(2, options, chance), choices);
  }
  return decisions;
}

async function loadPeer(): Promise<Measure> {
  const playPeerGames = await loadTicTacToe(chanceFromNumbers(1, 2));
  checkLength('captains-table', playGames);
  checkLength('boardgame.io', playPeerGames);
  return () => perSecond(() => playPeerGames(PEER_GAMES));
}

/** A side that ends games too early or too late would be compared with other work. */
function checkLength(side: string, play: PlayGames): void {
  const games = 2000;
  const length = play(games) / games;
  if (Math.abs(length - AVERAGE_LENGTH) > 0.15) throw new Error(`${side}: ${length} decisions a game`);
}
