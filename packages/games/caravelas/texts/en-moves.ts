import type { CaravelasTexts } from './caravelas-texts.ts';
import type { ChartWords } from './chart-words.ts';
import { DIRECTIONS, PLACES, cardInSentence, goods, markers, spaces, steps } from './en-words.ts';

export const PROMPTS: CaravelasTexts['prompts'] = {
  auction({ seat, highest, own }, context) {
    const name = context.seat(seat);
    if (highest === 0) return `${name}: bid navigation markers for the turn order, or pass`;
    const held = own === 0 ? '' : `, you have bid ${own}`;
    return `${name}: the highest bid is ${markers(highest)}${held}; bid more, or pass`;
  },
  places: ({ seat }, context) => `${context.seat(seat)}: choose your place in the turn order`,
  turn({ seat, left, home, dice }, context) {
    const what = dice ? steps(left) : markers(left);
    return home
      ? `${context.seat(seat)}: ${what} left; sail, or call at Lisboa`
      : `${context.seat(seat)}: ${what} left; sail, or end your turn`;
  },
  event: ({ seat, left }, context) => `${context.seat(seat)}: play an event card; ${markers(left)} left`,
  bonus({ seat, left, direction }, context) {
    const way = direction === '' ? '' : ` to the ${DIRECTIONS[direction as keyof typeof DIRECTIONS]}`;
    return `${context.seat(seat)}: move up to ${spaces(left)}${way} for nothing, or stay`;
  },
  wreck: ({ seat }, context) => `${context.seat(seat)}: a 1 at the Cape; which ship sinks?`,
  lisboa({ seat, goods: aboard, hands }, context) {
    const trade = aboard === 0 ? 'nothing to sell' : 'build, upgrade, then sell the rest';
    return `${context.seat(seat)}: Lisboa; ${trade}${hands ? ', and take cards' : ''}`;
  },
};

export function moves({ card, space }: ChartWords): CaravelasTexts['moves'] {
  const theCard = (id: string) => cardInSentence(id, card);
  return {
    pass: () => 'pass',
    bid: (move) => `bid ${markers(move.markers)}`,
    place: ({ at }) => `take the ${PLACES[at - 1] ?? at} place`,
    sail: ({ to }) => `sail to ${space(to)}`,
    defend: ({ to }) => `sail to ${space(to)} with a fair wind against the pirates`,
    anchor: () => 'end your turn here',
    call: () => 'call at Lisboa',
    play: (move) => `play ${theCard(move.card)}`,
    drift: ({ to }) => `move to ${space(to)}`,
    stay: () => 'stay',
    sink: ({ ship }) => `let the ${PLACES[ship - 1] ?? ship} ship sink`,
    build: () => 'give pepper for the next piece of the monastery',
    upgrade: (move) => `upgrade the fleet for ${goods(move.goods)}`,
    settle({ hand }, { pending }) {
      const lisboa = pending?.kind === 'lisboa' ? pending : undefined;
      const sale = lisboa?.goods === 0 ? 'sell nothing' : 'sell the rest';
      if (lisboa?.hands === false) return `${sale} and end your turn`;
      return hand === 'swap' ? `${sale} and swap your whole hand` : `${sale} and fill up your hand`;
    },
  };
}
