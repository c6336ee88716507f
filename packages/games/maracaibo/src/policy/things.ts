/** What one more quest, token, spy, symbol, upgrade or line is worth to careers and buildings. */
import type { Seat } from '@captains-table/kernel';
import { OBJECTIVE_COUNT, isOpen } from '../careers/career.ts';
import type { Objective } from '../box.ts';
import { NONE } from '../box.ts';
import { cubesInPlay } from '../influence/cubes.ts';
import { NATION_COUNT, influenceOf } from '../influence/influence.ts';
import { at, bitsIn } from '../lists.ts';
import { spiesOnBoard } from '../places.ts';
import { upgradesOf } from '../ship/discs.ts';
import type { State } from '../state.ts';
import type { Thing } from './thing.ts';
import type { Situation } from './situation.ts';
import { THINGS } from './thing.ts';

/** Which objectives ask for it. */
const OBJECTIVE: Readonly<Record<Thing, Objective['counts']>> = {
  quests: 'quests',
  combatTokens: 'combatTokens',
  spiesOnBoard: 'spiesOnBoard',
  synergies: 'synergies',
  upgrades: 'upgrades',
  explorerLines: 'explorerLine',
};

export function thingWorth(situation: Situation, number: number): number {
  const thing = at(THINGS, number);
  const worth = buildingsPay(situation, thing) + careerPays(situation, thing);
  return thing === 'quests' || thing === 'upgrades' ? worth + rowPays(situation, thing) : worth;
}

function buildingsPay({ box, state, seat, weights }: Situation, thing: Thing): number {
  let worth = 0;
  for (let slot = 0; slot < state.prestigeOpen; slot++) {
    const { scores, points } = at(box.prestige, at(state.prestige, slot));
    if (scores !== thing) continue;
    worth +=
      points * ((at(state.investors, slot) & (1 << seat)) === 0 ? weights.openToAll : weights.invested);
  }
  return worth;
}

function careerPays(situation: Situation, thing: Thing): number {
  const { box, state, seat, doubloon, spy, weights } = situation;
  const career = at(state.career, seat);
  if (career === NONE) return 0;
  let worth = 0;
  for (let number = 0; number < OBJECTIVE_COUNT; number++) {
    const objective = at(at(box.careers, career).objectives, number);
    if (objective.counts !== OBJECTIVE[thing] || !isOpen(state, seat, number)) continue;
    if (thing === 'explorerLines') worth += (objective.low.doubloons * doubloon + spy) / 2;
    else if (has(situation, objective) < objective.low.x) {
      worth += (weights.progress * (objective.low.doubloons * doubloon + spy)) / objective.low.x;
    } else if (has(situation, objective) < objective.high.x) {
      worth += (weights.progress * objective.high.points) / (objective.high.x - objective.low.x);
    }
  }
  return worth;
}

/** The fourth quest and later ones score; against Jeanne quests and upgrades are counted. */
function rowPays({ box, state, seat, weights }: Situation, thing: 'quests' | 'upgrades'): number {
  const { fourth, later } = box.tracks.questRow;
  const done = at(state.questTiles, seat).length;
  const rivalry = state.jeanne.plays ? 2 * weights.rivalry : 0;
  if (thing === 'upgrades') return rivalry;
  return rivalry + (done >= 4 ? later : done === 3 ? fourth : 0.5);
}

/** How many a player has of what an objective counts. */
export function has({ box, state, seat }: Situation, { counts, nation }: Objective): number {
  switch (counts) {
    case 'combatTokens':
      return at(state.tokensWon, seat).length;
    case 'quests':
      return at(state.questTiles, seat).length;
    case 'upgrades':
      return upgradesOf(state, seat);
    case 'explorerLine':
      return bitsIn(at(box.explorer.spaces, at(state.explorers, seat)).passed);
    case 'synergies':
      return bitsIn(at(state.synergies, seat));
    case 'spiesOnBoard':
      return spiesOnBoard(box, state, seat);
    case 'cubes':
      return cubesInPlay(state, nation);
    case 'influenceInOneNation':
      return influenceAt(state, seat, 0);
    case 'influenceInTwoNations':
      return influenceAt(state, seat, 1);
  }
}

/** Influence with the best nation at place 0, or with the second best at place 1. */
function influenceAt(state: State, seat: Seat, place: number): number {
  const list: number[] = [];
  for (let nation = 0; nation < NATION_COUNT; nation++) list.push(influenceOf(state, seat, nation));
  return list.sort((a, b) => b - a)[place] ?? 0;
}
