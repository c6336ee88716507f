/** How fast a real game's rules play: random games of four, with the legal moves of every decision. */
import { chanceFromNumbers } from '@captains-table/kernel';
import { portRoyal } from '@captains-table/port-royal';
import { perSecond } from '../clock.ts';
import { playOn, usualOptions } from '../play.ts';
import type { Row } from '../row.ts';

/** Enough for a run of about 0.1 s. */
const GAMES = 300;
const SEATS = 4;

const options = usualOptions(portRoyal.meta, SEATS);
const chance = chanceFromNumbers(1, 0);
const choices = chanceFromNumbers(1, 1);

export const gamesPortRoyal: Row = {
  name: 'games/port-royal',
  unit: 'decisions/s',
  measure: () => perSecond(playGames),
};

function playGames(): number {
  let decisions = 0;
  for (let i = 0; i < GAMES; i++) {
    decisions += playOn(portRoyal, portRoyal.setup(SEATS, options, chance), choices);
  }
  return decisions;
}
