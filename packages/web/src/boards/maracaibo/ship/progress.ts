/** How far somebody is with an objective. Rules MA-15.2, MA-26.3. */
import type { PlayerView, View } from '../table.ts';
import type { CONTENT } from '../pieces.ts';
import { openedOf } from './areas.ts';
import { lineNumber, linesPassed } from './lines.ts';

export type ObjectiveData = (typeof CONTENT.careers)[number]['objectives'][number];
export type GoalData = ObjectiveData['low'];

export interface Progress {
  readonly have: number;
  readonly low: number;
  readonly high: number;
}

export function progressOf(view: View, player: PlayerView, objective: ObjectiveData): Progress {
  return {
    have: countFor(view, player, objective),
    low: needOf(objective.low),
    high: needOf(objective.high),
  };
}

function needOf({ x = 0, line }: GoalData): number {
  return line === undefined ? x : lineNumber(line);
}

function countFor(view: View, player: PlayerView, { code, nation }: ObjectiveData): number {
  const [most = 0, second = 0] = [...player.influence].sort((a, b) => b - a);
  switch (code) {
    case 'K1':
      return player.combatTokens.length;
    case 'K2':
      return player.quests.length;
    case 'K3':
      return most;
    case 'K4':
      return second;
    case 'K5':
      return openedOf(player.discs);
    case 'K6':
      return linesPassed(player.explorer);
    case 'K7':
      return player.synergies.length;
    case 'K8':
      return player.spiesAt.length;
    default:
      return cubesOf(view, nation);
  }
}

/** Cubes of a nation on places, in the treasure fleet and on the gold mine. */
function cubesOf({ places, fleet, mine }: View, nation: string | undefined): number {
  return [...places.map(({ cube }) => cube), ...fleet, mine].filter((cube) => cube === nation).length;
}

/** Spies wait on the career card, one for each objective still open. */
export function spiesOnCareer({ career, objectives }: PlayerView): number {
  return career === '' ? 0 : objectives.filter((level) => level === 0).length;
}
