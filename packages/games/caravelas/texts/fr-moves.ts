import type { CaravelasTexts } from './caravelas-texts.ts';
import type { ChartWords } from './chart-words.ts';
import { DIRECTIONS, PLACES, SHIPS, goods, markers, spaces, steps } from './fr-words.ts';

export const PROMPTS: CaravelasTexts['prompts'] = {
  auction({ seat, highest, own }, context) {
    const name = context.seat(seat);
    if (highest === 0) return `${name}\u00a0: pariez des marqueurs navigation pour l’ordre de jeu, ou passez`;
    const held = own === 0 ? '' : `, vous avez parié ${own}`;
    return `${name}\u00a0: le plus haut pari est de ${markers(highest)}${held}\u202f; pariez davantage, ou passez`;
  },
  places: ({ seat }, context) => `${context.seat(seat)}\u00a0: choisissez votre place dans l’ordre de jeu`,
  turn({ seat, left, home, dice }, context) {
    const what = dice ? steps(left) : markers(left);
    return home
      ? `${context.seat(seat)}\u00a0: encore ${what}\u202f; naviguez, ou arrêtez-vous à Lisboa`
      : `${context.seat(seat)}\u00a0: encore ${what}\u202f; naviguez, ou finissez votre tour`;
  },
  event: ({ seat, left }, context) =>
    `${context.seat(seat)}\u00a0: jouez une carte évènement\u202f; encore ${markers(left)}`,
  bonus({ seat, left, direction }, context) {
    const way = direction === '' ? '' : ` vers le ${DIRECTIONS[direction as keyof typeof DIRECTIONS]}`;
    return `${context.seat(seat)}\u00a0: avancez de ${spaces(left)} au plus${way} sans rien payer, ou restez`;
  },
  wreck: ({ seat }, context) => `${context.seat(seat)}\u00a0: un 1 au Cap\u202f; quel navire coule\u202f?`,
  lisboa({ seat, goods: aboard, hands }, context) {
    if (aboard > 0) {
      const rest = hands ? 'vendez le reste et prenez des cartes' : 'vendez le reste';
      return `${context.seat(seat)}\u00a0: à Lisboa, construisez, améliorez, puis ${rest}`;
    }
    const nothing = hands ? 'rien à vendre à Lisboa, prenez des cartes' : 'rien à vendre à Lisboa';
    return `${context.seat(seat)}\u00a0: ${nothing}`;
  },
};

export function moves({ card, space }: ChartWords): CaravelasTexts['moves'] {
  return {
    pass: () => 'passer',
    bid: (move) => `parier ${markers(move.markers)}`,
    place: ({ at }) => `prendre la ${PLACES[at - 1] ?? at} place`,
    sail: ({ to }) => `naviguer vers ${space(to)}`,
    defend: ({ to }) => `naviguer vers ${space(to)} avec un vent favorable contre les pirates`,
    anchor: () => 'finir votre tour ici',
    call: () => 's’arrêter à Lisboa',
    play: (move) => `jouer ${card(move.card)}`,
    drift: ({ to }) => `avancer vers ${space(to)}`,
    stay: () => 'rester',
    sink: ({ ship }) => `laisser couler le ${SHIPS[ship - 1] ?? ship} navire`,
    build: () => 'donner du poivre pour la prochaine pièce du monastère',
    upgrade: (move) => `améliorer la flotte contre ${goods(move.goods)}`,
    settle({ hand }, { pending }) {
      const lisboa = pending?.kind === 'lisboa' ? pending : undefined;
      const sale = lisboa?.goods === 0 ? 'ne rien vendre' : 'vendre le reste';
      if (lisboa?.hands === false) return `${sale} et finir votre tour`;
      return hand === 'swap' ? `${sale} et échanger toute votre main` : `${sale} et compléter votre main`;
    },
  };
}
