import { of } from '@captains-table/kernel/french';
import type { CaravelasTexts } from './caravelas-texts.ts';
import type { ChartWords } from './chart-words.ts';
import { SHIPS, cards, goods, list, markers, points, ships, someGoods, steps } from './fr-words.ts';

export function events({ port, card, space }: ChartWords): CaravelasTexts['events'] {
  return {
    'round-began': ({ round }) => `Tour ${round}`,
    bid: (event, context) => `${context.seat(event.seat)} parie ${markers(event.markers)}`,
    passed: ({ seat }, context) => `${context.seat(seat)} passe`,
    ordered: ({ order }, context) => `L’ordre de jeu\u00a0: ${list(order.map((seat) => context.seat(seat)))}`,
    'turn-began': ({ seat }, context) => `C’est à ${context.seat(seat)} de jouer`,
    rolled: ({ seat, dice }, context) =>
      `${context.seat(seat)} lance les dés\u00a0: ${list(dice.map(String))}`,
    sailed: ({ seat, at, cost, dice }, context) =>
      cost === 0
        ? `${context.seat(seat)} navigue gratuitement vers ${space(at)}`
        : `${context.seat(seat)} navigue vers ${space(at)}\u00a0: ${dice ? steps(cost) : markers(cost)}`,
    defended: ({ seat }, context) => `${context.seat(seat)} échappe aux pirates par vent favorable`,
    played: (event, context) =>
      `${context.seat(event.seat)} ${event.drawn ? 'tire' : 'joue'} ${card(event.card)}`,
    stormed: (event, context) => `La tempête coûte ${markers(event.markers)} à ${context.seat(event.seat)}`,
    blown: ({ seat, at }, context) =>
      `La tempête pousse la flotte ${of(context.seat(seat))} vers ${space(at)}`,
    held: ({ seat, by }, context) =>
      by === 'land'
        ? `La terre est de ce côté\u00a0: la flotte ${of(context.seat(seat))} ne bouge pas`
        : `Le plateau s’arrête de ce côté\u00a0: la flotte ${of(context.seat(seat))} ne bouge pas`,
    sped: (event, context) =>
      event.markers === 0
        ? `${context.seat(event.seat)} n’a aucun marqueur à récupérer`
        : `${context.seat(event.seat)} récupère ${markers(event.markers)}`,
    becalmed: ({ seat }, context) => `Accalmie\u00a0: le tour ${of(context.seat(seat))} est fini`,
    drifted: ({ seat, at }, context) => `${context.seat(seat)} avance vers ${space(at)} sans rien payer`,
    stayed: ({ seat }, context) => `${context.seat(seat)} en reste là`,
    rounded: ({ seat, safe }, context) =>
      safe
        ? `${context.seat(seat)} obtient une face rouge et passe sans encombre`
        : `${context.seat(seat)} obtient un 1 au Cap`,
    sank(event, context) {
      const lost = event.goods.length === 0 ? '' : ` avec ${someGoods(event.goods)}`;
      return `Le ${SHIPS[event.ship - 1] ?? event.ship} navire ${of(context.seat(event.seat))} coule${lost}`;
    },
    discovered: (event, context) =>
      `${context.seat(event.seat)} découvre un port, ${port(event.port)}\u00a0: ${points(event.points)}`,
    loaded: ({ seat, good }, context) => `${context.seat(seat)} charge ${someGoods([good])}`,
    called: ({ seat }, context) => `${context.seat(seat)} s’arrête à Lisboa`,
    built: (event, context) =>
      `${context.seat(event.seat)} donne du poivre pour la pièce ${event.piece} du monastère\u00a0: ${points(event.points)}`,
    upgraded: (event, context) =>
      `${context.seat(event.seat)} améliore sa flotte contre ${goods(event.goods)}\u00a0: un quatrième navire`,
    sold: (event, context) =>
      `${context.seat(event.seat)} vend ${someGoods(event.goods)}\u00a0: ${points(event.points)}`,
    repaired: (event, context) => `${context.seat(event.seat)} répare ${ships(event.ships)}`,
    swapped: (event, context) => `${context.seat(event.seat)} rend ${cards(event.cards)}`,
    drew: (event, context) => `${context.seat(event.seat)} pioche ${cards(event.cards)}`,
    'drew-cards': (event) => `Vous piochez\u00a0: ${list(event.cards.map(card))}`,
    anchored: ({ seat, at }, context) => `${context.seat(seat)} finit son tour\u00a0: ${space(at)}`,
    reshuffled: (event) => `La défausse (${cards(event.cards)}) est mélangée pour former une nouvelle pioche`,
    ending: ({ seat }, context) =>
      `${context.seat(seat)} a acheté la dernière pièce\u00a0: on finit le tour, puis la partie s’arrête`,
    ended: ({ round }) =>
      `La partie se termine après le tour ${round}\u202f; on révèle les cartes destinations`,
  };
}
