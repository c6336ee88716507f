/** Why moves of The Adventure Begins look good or bad. */
import type { AdventureMove } from '../adventure/state.ts';
import { cardOf } from '../box.ts';
import * as adventure from './adventure.ts';
import { nextCardWorth } from './next-card.ts';
import type { Situation, Term } from './reason.ts';

export function adventureTerms({ box, state, seat, race }: Situation, move: AdventureMove): readonly Term[] {
  const named = (id: string) => cardOf(box, box.cardNumber(id) ?? 0);
  switch (move.kind) {
    case 'read':
    case 'turn-page':
      return [['story-goes-on', 1]];
    case 'adventurer':
      return [['good-treasure', adventure.adventurerWorth(box, move.adventurer)]];
    case 'share':
      return [[adventure.shareWorth(state, move.coins) === 0 ? 'fair-share' : 'unfair-share', 1]];
    case 'look':
      return [['looks-ahead', 1]];
    case 'put-back':
    case 'place': {
      const worth = nextCardWorth(box, state, seat, named(move.card), race);
      return [[worth < 0 ? 'busts' : 'better-cards', worth]];
    }
    case 'mission':
      return [['mission-done', adventure.missionWorth(box, state, seat, move.mission, race)]];
    case 'keep':
      return [['cargo-for-later', adventure.keepWorth(box, state, seat, named(move.card), race)]];
    case 'sell':
      return [
        [
          'brings-coins',
          adventure.sellWorth(box, state, seat, named(move.card), named(move.innkeeper), race),
        ],
      ];
    case 'buy-crowns':
      if (move.crowns === 0) return [['can-wait', 1]];
      return [['crowns-count', adventure.crownsWorth(box, state, seat, move.crowns, race.point)]];
    case 'buy-marker':
      return [
        [move.take ? 'uncovers-marker' : 'can-wait', adventure.markerWorth(state, seat, 8, race.point)],
      ];
  }
}
