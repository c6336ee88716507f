/** Prestige buildings: what they cost somebody, and what they would score for them now. */
import { discountOf } from '../cards/price.ts';
import type { CONTENT } from '../pieces.ts';
import { PRESTIGE } from '../pieces.ts';
import { trackPoints } from '../ship/earnings.ts';
import { linesPassed } from '../ship/lines.ts';
import type { PlayerView } from '../table.ts';

type Building = (typeof CONTENT.prestige)[number];
type Scored = Building['score']['of'];

/** What a building would score if the game ended now. Rules MA-22.5 to MA-22.12. */
export function prestigeWorth(building: Building, player: PlayerView): number {
  const { of, points, max } = building.score;
  return Math.min(points * scoredBy(of, player), max ?? Infinity);
}

function scoredBy(of: Scored, player: PlayerView): number {
  switch (of) {
    case 'explorerLines':
      return linesPassed(player.explorer);
    case 'quests':
      return player.quests.length;
    case 'spiesOnBoard':
    case 'spiesOnLocations':
      return player.spiesAt.length;
    case 'spiesOnShipAndCombatPoints':
      return player.spies + player.combatPoints;
    case 'synergies':
      return player.synergies.length;
    case 'combatTokens':
      return player.combatTokens.length;
    case 'upgrades':
      return player.discs.filter((discs) => discs === 0).length;
    case 'doubloonTrackPoints':
      return trackPoints(player.doubloonIncome);
    case 'compasses':
      return player.compasses;
    case 'nationsWith3Influence':
      return player.influence.filter((influence) => influence >= 3).length;
  }
}

/** Cards that make everything cheaper are counted in. Rule MA-19.3. */
export function prestigePrice(building: Building, player: PlayerView | undefined): number {
  return Math.max(0, building.cost - (player === undefined ? 0 : discountOf(player)));
}

export function buildingOf(id: string): Building | undefined {
  return PRESTIGE.get(id);
}
