import type { CaravelasTexts } from './caravelas-texts.ts';
import type { ChartWords } from './chart-words.ts';
import { DIRECTIONS, PLACES, goods, markers, spaces, steps } from './nl-words.ts';

export const PROMPTS: CaravelasTexts['prompts'] = {
  auction({ seat, highest, own }, context) {
    const name = context.seat(seat);
    if (highest === 0) return `${name}: bied navigatiestenen voor de spelvolgorde, of pas`;
    const held = own === 0 ? '' : `, jij hebt ${own} geboden`;
    return `${name}: het hoogste bod is ${markers(highest)}${held}; bied meer, of pas`;
  },
  places: ({ seat }, context) => `${context.seat(seat)}: kies je plaats in de spelvolgorde`,
  turn({ seat, left, home, dice }, context) {
    const what = dice ? steps(left) : markers(left);
    return home
      ? `${context.seat(seat)}: nog ${what}; vaar, of doe Lisboa aan`
      : `${context.seat(seat)}: nog ${what}; vaar, of beëindig je beurt`;
  },
  event: ({ seat, left }, context) =>
    `${context.seat(seat)}: speel een gebeurteniskaart; nog ${markers(left)}`,
  bonus({ seat, left, direction }, context) {
    const way = direction === '' ? '' : ` naar het ${DIRECTIONS[direction as keyof typeof DIRECTIONS]}`;
    return `${context.seat(seat)}: schuif gratis tot ${spaces(left)}${way} op, of blijf liggen`;
  },
  wreck: ({ seat }, context) => `${context.seat(seat)}: een 1 bij de Kaap; welk schip zinkt?`,
  lisboa({ seat, goods: aboard, hands }, context) {
    const trade = aboard === 0 ? 'je hebt niets te verkopen' : 'bouw, breid uit en verkoop dan de rest';
    return `${context.seat(seat)}, in Lisboa: ${trade}${hands ? '; neem dan kaarten' : ''}`;
  },
};

export function moves({ card, space }: ChartWords): CaravelasTexts['moves'] {
  return {
    pass: () => 'passen',
    bid: (move) => `${markers(move.markers)} bieden`,
    place: ({ at }) => `de ${PLACES[at - 1] ?? at} plaats nemen`,
    sail: ({ to }) => `naar ${space(to)} varen`,
    defend: ({ to }) => `naar ${space(to)} varen met een gunstige wind tegen de piraten`,
    anchor: () => 'je beurt hier beëindigen',
    call: () => 'Lisboa aandoen',
    play: (move) => `${card(move.card)} spelen`,
    drift: ({ to }) => `naar ${space(to)} opschuiven`,
    stay: () => 'blijven liggen',
    sink: ({ ship }) => `het ${PLACES[ship - 1] ?? ship} schip laten zinken`,
    build: () => 'peper geven voor het volgende deel van het klooster',
    upgrade: (move) => `de vloot uitbreiden voor ${goods(move.goods)}`,
    settle({ hand }, { pending }) {
      const lisboa = pending?.kind === 'lisboa' ? pending : undefined;
      const sale = lisboa?.goods === 0 ? 'niets verkopen' : 'de rest verkopen';
      if (lisboa?.hands === false) return `${sale} en je beurt beëindigen`;
      return hand === 'swap' ? `${sale} en je hele hand ruilen` : `${sale} en je hand aanvullen`;
    },
  };
}
