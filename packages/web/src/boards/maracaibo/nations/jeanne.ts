/** Jeanne: what she did, and what her card makes her do. */
import { CONTENT } from '../pieces.ts';
import type { Event } from '../table.ts';
import type { Gain } from './gains.ts';

export type AutomaCard = (typeof CONTENT.jeanne.cards)[number];

export function automaCard(id: string): AutomaCard | undefined {
  return CONTENT.jeanne.cards.find((card) => card.id === id);
}

/** What she did from her last card on, without the card itself. */
export function deedsOf(happened: readonly Event[]): readonly Event[] {
  const from = happened.findLastIndex(({ key }) => key === 'jeanne-drew');
  if (from < 0) return [];
  const till = happened.findIndex(({ key }, i) => i > from && ENDS.has(key));
  return happened.slice(from + 1, till < 0 ? undefined : till).filter(({ key }) => key.startsWith('jeanne-'));
}

/** What comes after these is no more of her turn. */
const ENDS: ReadonlySet<string> = new Set(['turn-began', 'round-began', 'scoring', 'jeanne-ended-round']);

/** Some cards do more from round III on. */
const LATE = 3;

export function cardGains({ actions }: AutomaCard, round: number): readonly Gain[] {
  return actions.flatMap((action): readonly Gain[] => {
    switch (action.op) {
      case 'influenceIn':
        return [{ kind: 'influence', n: action.n, nation: action.nation }];
      case 'points':
        return round >= (action.fromRound ?? 1) ? [{ kind: 'points', n: action.n }] : [];
      case 'explore':
        return [{ kind: 'explore', n: round >= LATE ? (action.late ?? action.n) : action.n }];
      case 'discs':
        return [{ kind: 'discs', n: action.n }];
      case 'questFromPile':
        return [{ kind: 'quest', n: 1 }];
      case 'jeanneCombat':
        return [
          { kind: 'combat', n: action.extraVillage === true ? 2 : 1 },
          { kind: 'influence', n: action.influence },
        ];
    }
  });
}

/** Her income after this round by the discs she has removed and her cards. Rule MA-25.19. */
export function jeanneIncome(discs: number, cards: number): number {
  const { income, pointsPerCard } = CONTENT.jeanne.board;
  return (income[discs] ?? 0) + cards * pointsPerCard;
}
