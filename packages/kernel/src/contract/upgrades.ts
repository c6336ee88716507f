/** Whether a match that earlier rules have left goes on under the present ones, from a snapshot that they stored. */
import type { Chance } from '../chance.ts';
import { chanceFrom } from '../chance.ts';
import type { AnyGame, GameState, Positioned } from '../game.ts';
import { takenOver } from '../match/index.ts';
import type { Options } from '../meta.ts';
import { guarantee } from './guarantees.ts';
import { playOn } from './positions.ts';

/** What a server stored of a match under earlier rules. */
export interface EarlierSnapshot {
  readonly rules: string;
  readonly seats: number;
  readonly options: Options;
  readonly state: unknown;
}

/** Views, re-deals and copies are checked once in this many decisions. */
const STRETCH = 40;
const MOST_STRETCHES = 1_000;

/** Takes the snapshot over and plays on at random to the end, with audits. Answers how many decisions there were. */
export function checkUpgrade(game: AnyGame, { rules, seats, options, state }: EarlierSnapshot): number {
  const chance = chanceFrom('upgrade');
  const taken: GameState = game.clone(takenOver(game, state, rules));
  guarantee('shape', fieldsOf(taken) === fieldsOf(game.setup(seats, options, chance)), () => {
    return `the state has other fields than at set-up: ${fieldsOf(taken)}`;
  });
  return playToTheEnd(game, { seats, state: taken, options }, chance);
}

function playToTheEnd(game: AnyGame, taken: Positioned<GameState>, chance: Chance): number {
  let decisions = 0;
  for (let stretch = 0; game.pending(taken.state).length > 0; stretch++) {
    guarantee('ends', stretch < MOST_STRETCHES, () => `still going on after ${decisions} decisions`);
    decisions += playOn(game, taken, chance, STRETCH);
  }
  return decisions;
}

function fieldsOf(state: GameState): string {
  return Object.keys(state).toSorted().join();
}
