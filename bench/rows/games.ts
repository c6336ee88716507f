/** How fast the games' rules play: random games of four, with the legal moves of every decision. */
import { caravelas } from '@captains-table/caravelas';
import { francisDrake } from '@captains-table/francis-drake';
import type { Game, GameState, Move } from '@captains-table/kernel';
import { chanceFromNumbers } from '@captains-table/kernel';
import { maracaibo } from '@captains-table/maracaibo';
import { portRoyal } from '@captains-table/port-royal';
import { perSecond } from '../clock.ts';
import { playOn, usualOptions } from '../random-play.ts';
import type { Row } from '../row.ts';

const SEATS = 4;

/** Games for a run of about 0.1 s. */
export const gameRows: readonly Row[] = [
  row(portRoyal, 300),
  row(caravelas, 10),
  row(francisDrake, 150),
  row(maracaibo, 25),
];

function row<S extends GameState, M extends Move>(game: Game<S, M>, games: number): Row {
  const options = usualOptions(game.meta, SEATS);
  const chance = chanceFromNumbers(1, 0);
  const choices = chanceFromNumbers(1, 1);
  const play = () => {
    let decisions = 0;
    for (let i = 0; i < games; i++) decisions += playOn(game, game.setup(SEATS, options, chance), choices);
    return decisions;
  };
  return { name: `games/${game.meta.id}`, unit: 'decisions/s', measure: () => perSecond(play) };
}
