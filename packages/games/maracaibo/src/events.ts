import type { Audience, PageEvent, Seat, VoteEvent } from '@captains-table/kernel';

/** What happened, with ids as they stand on the pieces. */
export type Event =
  | { readonly key: 'round-began'; readonly round: number; readonly seat: Seat }
  | { readonly key: 'turn-began'; readonly seat: Seat }
  | { readonly key: 'opened'; readonly seat: Seat; readonly career: string; readonly planned: string }
  | { readonly key: 'planned'; readonly seat: Seat; readonly card: string }
  | {
      readonly key: 'sailed';
      readonly seat: Seat;
      readonly from: string;
      readonly at: string;
      readonly points: number;
    }
  | { readonly key: 'toll'; readonly seat: Seat; readonly doubloons: number }
  | { readonly key: 'spies-unused'; readonly seat: Seat; readonly spies: number }
  | { readonly key: 'points'; readonly seat: Seat; readonly n: number; readonly from: string }
  | { readonly key: 'stole'; readonly seat: Seat; readonly other: Seat; readonly n: number }
  | { readonly key: 'doubloons'; readonly seat: Seat; readonly n: number }
  | { readonly key: 'paid'; readonly seat: Seat; readonly n: number }
  | { readonly key: 'combat-points'; readonly seat: Seat; readonly n: number }
  | { readonly key: 'combat-points-spent'; readonly seat: Seat; readonly n: number }
  | { readonly key: 'spies'; readonly seat: Seat; readonly n: number }
  | { readonly key: 'spies-returned'; readonly seat: Seat; readonly n: number }
  | { readonly key: 'influence'; readonly seat: Seat; readonly nation: string; readonly n: number }
  | { readonly key: 'ranked-up'; readonly seat: Seat; readonly nation: string; readonly rank: number }
  | { readonly key: 'main-action'; readonly seat: Seat; readonly action: MainAction; readonly at: string }
  | { readonly key: 'spy-acted'; readonly seat: Seat; readonly card: string; readonly at: string }
  | { readonly key: 'no-main-action'; readonly seat: Seat }
  | { readonly key: 'delivered'; readonly seat: Seat; readonly card: string; readonly at: string }
  | { readonly key: 'disc'; readonly seat: Seat; readonly area: string }
  | { readonly key: 'upgraded'; readonly seat: Seat; readonly area: string }
  | { readonly key: 'tile-disc'; readonly seat: Seat; readonly tile: string }
  | { readonly key: 'village-action'; readonly seat: Seat; readonly action: string }
  | { readonly key: 'discarded-hand'; readonly seat: Seat; readonly cards: readonly string[] }
  | { readonly key: 'paid-card'; readonly seat: Seat; readonly card: string }
  | { readonly key: 'bought'; readonly seat: Seat; readonly card: string; readonly doubloons: number }
  | { readonly key: 'spy-placed'; readonly seat: Seat; readonly card: string; readonly at: string }
  | { readonly key: 'assigned'; readonly seat: Seat; readonly card: string; readonly spies: number }
  | { readonly key: 'invested'; readonly seat: Seat; readonly building: string; readonly doubloons: number }
  | { readonly key: 'synergy'; readonly seat: Seat; readonly symbol: string }
  | {
      readonly key: 'income';
      readonly seat: Seat;
      readonly track: 'doubloons' | 'points';
      readonly n: number;
    }
  | { readonly key: 'income-restarted'; readonly seat: Seat; readonly points: number }
  | { readonly key: 'explored'; readonly seat: Seat; readonly space: string }
  | { readonly key: 'stayed'; readonly seat: Seat }
  | { readonly key: 'line-passed'; readonly seat: Seat; readonly line: string }
  | { readonly key: 'explorer-home'; readonly seat: Seat; readonly place: number }
  | { readonly key: 'fought'; readonly seat: Seat; readonly token: string }
  | {
      readonly key: 'fights-for';
      readonly seat: Seat;
      readonly nation: string;
      readonly value: number;
    }
  | { readonly key: 'boosted'; readonly seat: Seat; readonly with: 'point' | 'spy'; readonly value: number }
  | { readonly key: 'combat-action'; readonly seat: Seat; readonly action: string; readonly value: number }
  | { readonly key: 'combat-over'; readonly seat: Seat }
  | { readonly key: 'cube'; readonly seat: Seat; readonly nation: string; readonly at: string }
  | { readonly key: 'cube-removed'; readonly nation: string; readonly at: string }
  | { readonly key: 'quest-done'; readonly seat: Seat; readonly quest: string }
  | { readonly key: 'quest-laid'; readonly quest: string; readonly at: string }
  | { readonly key: 'quest-on-card'; readonly seat: Seat; readonly card: string; readonly quest: string }
  | {
      readonly key: 'objective';
      readonly seat: Seat;
      readonly career: string;
      readonly objective: number;
      readonly level: GoalLevel;
    }
  | { readonly key: 'admiral'; readonly seat: Seat }
  | { readonly key: 'drew'; readonly seat: Seat; readonly card: string; readonly to: Audience }
  | { readonly key: 'drew-unseen'; readonly seat: Seat; readonly to: Audience }
  | { readonly key: 'took'; readonly seat: Seat; readonly card: string; readonly doubloons: number }
  | { readonly key: 'row-filled'; readonly cards: readonly string[] }
  | { readonly key: 'reshuffled'; readonly cards: number }
  | { readonly key: 'scoring'; readonly round: number; readonly seat: Seat }
  | { readonly key: 'jeanne-ended-round'; readonly round: number }
  | { readonly key: 'earned'; readonly seat: Seat; readonly doubloons: number; readonly points: number }
  | { readonly key: 'markets-cleared'; readonly discs: number }
  | { readonly key: 'prestige-opened'; readonly building: string }
  | { readonly key: 'tile-added'; readonly tile: string }
  | { readonly key: 'tile-removed'; readonly tile: string }
  | { readonly key: 'city-tile-laid'; readonly tile: string; readonly at: string }
  | { readonly key: 'ships-home' }
  | { readonly key: 'multiplier'; readonly nation: string; readonly times: number }
  | { readonly key: 'nobility'; readonly seat: Seat; readonly nation: string; readonly points: number }
  | { readonly key: 'game-over' }
  | { readonly key: 'jeanne-begins-round'; readonly round: number }
  | { readonly key: 'jeanne-drew'; readonly card: string }
  | { readonly key: 'jeanne-sailed'; readonly from: string; readonly at: string }
  | { readonly key: 'jeanne-delivered'; readonly at: string }
  | { readonly key: 'jeanne-took'; readonly card: string }
  | { readonly key: 'jeanne-quest'; readonly quest: string }
  | { readonly key: 'jeanne-points'; readonly n: number; readonly from: string }
  | { readonly key: 'jeanne-influence'; readonly nation: string; readonly n: number }
  | { readonly key: 'jeanne-disc' }
  | { readonly key: 'jeanne-explored'; readonly space: string }
  | { readonly key: 'jeanne-fought'; readonly token: string; readonly nation: string }
  | { readonly key: 'jeanne-cube'; readonly nation: string; readonly at: string }
  | { readonly key: 'jeanne-cube-lost'; readonly nation: string }
  | { readonly key: 'story-card'; readonly card: string }
  | { readonly key: 'story-card-waits'; readonly card: string }
  | { readonly key: 'story-card-done'; readonly card: string; readonly seat: Seat }
  | { readonly key: 'story-card-dropped'; readonly card: string }
  | { readonly key: 'story-tile-laid'; readonly tile: string; readonly at: string }
  | { readonly key: 'story-cards-discarded'; readonly cards: readonly string[] }
  | { readonly key: 'story-cards-shuffled-in'; readonly cards: readonly string[] }
  | { readonly key: 'story-ended'; readonly ending: string }
  | PageEvent
  | VoteEvent;

export type MainAction = 'city' | 'village' | 'quest' | 'spy';
export type GoalLevel = 'low' | 'high';
