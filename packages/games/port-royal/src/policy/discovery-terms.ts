/** What speaks for and against turning over cards, stopping, and letting ships in. */
import { coloursClash, coloursInHarbour } from '../harbour.ts';
import { seatCount } from '../seats.ts';
import { oddsOf } from './odds.ts';
import { isInTheWay, takesNow, takesOf } from './prospects.ts';
import type { Situation, Term } from './reason.ts';

const LOW_RISK = 0.1;
const HIGH_RISK = 0.25;

export function drawTerms(situation: Situation, cards: number): Term[] {
  const { box, state, seat } = situation;
  const odds = oddsOf(box, state, seat);
  const bust = 1 - (1 - odds.bust) ** cards;
  const now = takesWith(situation, 0);
  const better = (odds.newColour + 1.1 * odds.person) * (now < 2 ? 1 : 0.6);
  const oneMore = coloursInHarbour(box, state) < 3 ? 0 : odds.newColour * (takesWith(situation, 1) - now);
  return [
    bust < LOW_RISK ? ['low-risk', 1] : ['high-risk', bust < HIGH_RISK ? 0 : -bust * (now + 1)],
    ['little-to-lose', bust < LOW_RISK ? 0 : Math.max(0, 1 - now)],
    ['one-more-take', oneMore],
    ['better-cards', better],
  ];
}

export function stopTerms(situation: Situation): Term[] {
  const { box, state, seat } = situation;
  const { bust } = oddsOf(box, state, seat);
  const now = takesWith(situation, 0);
  const customers = Math.min(state.harbour.length, seatCount(state)) - 1;
  return [
    ['risk-avoided', bust < LOW_RISK ? 0 : bust * (now + 1)],
    now < 1 ? ['little-to-take', now - 1] : ['rich-harbour', now],
    ['several-takes', takesOf(box, state, seat) < 2 ? 0 : now - takesWith(situation, -1)],
    ['others-pay', Math.max(0, customers) * 0.25],
  ];
}

export function shipAtTheGateTerms(
  { box, state }: Situation,
  answer: 'repel' | 'repel-keep' | 'let-in',
): Term[] {
  const frame = state.stack.at(-1);
  if (frame?.kind !== 'repel') return [];
  const bust = coloursClash(box, state, frame.card);
  const colours = coloursInHarbour(box, state);
  if (answer === 'let-in') {
    return bust ? [['busts', -4]] : [[colours < 3 ? 'keeps-ship' : 'several-takes', 1]];
  }
  const keeps = answer === 'repel-keep';
  if (bust)
    return [
      ['bust-avoided', 4],
      ['contract-progress', keeps ? 1 : 0],
    ];
  if (keeps) return [['contract-progress', 1]];
  const cheap = isInTheWay(box, state, frame.card);
  return [cheap ? ['frees-colour', 0.1] : ['loses-ship', -0.4]];
}

function takesWith({ box, state, seat, race }: Situation, more: number): number {
  return takesNow(box, state, seat, race, more);
}
