import { of } from '@captains-table/kernel/french';
import type { CaravelasTexts } from './caravelas-texts.ts';
import type { ChartWords } from './chart-words.ts';
import { SHIPS, cards, goods, list, markers, points, ships, someGoods } from './fr-words.ts';

export function events({ port, card, space }: ChartWords): CaravelasTexts['events'] {
  return {
    'round-began': ({ round }) => `Tour ${round}`,
    bid: (event, scene) => `${scene.seat(event.seat)} parie ${markers(event.markers)}`,
    passed: ({ seat }, scene) => `${scene.seat(seat)} passe`,
    ordered: ({ order }, scene) => `L’ordre de jeu\u00a0: ${list(order.map((seat) => scene.seat(seat)))}`,
    'turn-began': ({ seat }, scene) => `C’est à ${scene.seat(seat)} de jouer`,
    rolled: ({ seat, dice }, scene) => `${scene.seat(seat)} lance les dés\u00a0: ${list(dice.map(String))}`,
    sailed: ({ seat, at, cost }, scene) =>
      cost === 0
        ? `${scene.seat(seat)} navigue gratuitement vers ${space(at)}`
        : `${scene.seat(seat)} navigue vers ${space(at)}\u00a0: ${markers(cost)}`,
    defended: ({ seat }, scene) => `${scene.seat(seat)} échappe aux pirates par vent favorable`,
    played: (event, scene) =>
      `${scene.seat(event.seat)} ${event.drawn ? 'tire' : 'joue'} ${card(event.card)}`,
    stormed: (event, scene) => `La tempête coûte ${markers(event.markers)} à ${scene.seat(event.seat)}`,
    blown: ({ seat, at }, scene) => `La tempête pousse la flotte ${of(scene.seat(seat))} vers ${space(at)}`,
    held: ({ seat, by }, scene) =>
      by === 'land'
        ? `La terre est de ce côté\u00a0: la flotte ${of(scene.seat(seat))} ne bouge pas`
        : `Le plateau s’arrête de ce côté\u00a0: la flotte ${of(scene.seat(seat))} ne bouge pas`,
    sped: (event, scene) =>
      event.markers === 0
        ? `${scene.seat(event.seat)} n’a aucun marqueur à récupérer`
        : `${scene.seat(event.seat)} récupère ${markers(event.markers)}`,
    becalmed: ({ seat }, scene) => `Accalmie\u00a0: le tour ${of(scene.seat(seat))} est fini`,
    drifted: ({ seat, at }, scene) => `${scene.seat(seat)} avance vers ${space(at)} sans rien payer`,
    stayed: ({ seat }, scene) => `${scene.seat(seat)} en reste là`,
    rounded: ({ seat, safe }, scene) =>
      safe
        ? `${scene.seat(seat)} obtient une face rouge et passe sans encombre`
        : `${scene.seat(seat)} obtient un 1 au Cap`,
    sank(event, scene) {
      const lost = event.goods.length === 0 ? '' : ` avec ${someGoods(event.goods)}`;
      return `Le ${SHIPS[event.ship - 1] ?? event.ship} navire ${of(scene.seat(event.seat))} coule${lost}`;
    },
    discovered: (event, scene) =>
      `${scene.seat(event.seat)} découvre un port, ${port(event.port)}\u00a0: ${points(event.points)}`,
    loaded: ({ seat, good }, scene) => `${scene.seat(seat)} charge ${someGoods([good])}`,
    called: ({ seat }, scene) => `${scene.seat(seat)} s’arrête à Lisboa`,
    built: (event, scene) =>
      `${scene.seat(event.seat)} donne du poivre pour la pièce ${event.piece} du monastère\u00a0: ${points(event.points)}`,
    upgraded: (event, scene) =>
      `${scene.seat(event.seat)} améliore sa flotte contre ${goods(event.goods)}\u00a0: un quatrième navire`,
    sold: (event, scene) =>
      `${scene.seat(event.seat)} vend ${someGoods(event.goods)}\u00a0: ${points(event.points)}`,
    repaired: (event, scene) => `${scene.seat(event.seat)} répare ${ships(event.ships)}`,
    swapped: (event, scene) => `${scene.seat(event.seat)} rend ${cards(event.cards)}`,
    drew: (event, scene) => `${scene.seat(event.seat)} pioche ${cards(event.cards)}`,
    'drew-cards': (event) => `Vous piochez\u00a0: ${list(event.cards.map(card))}`,
    anchored: ({ seat, at }, scene) => `${scene.seat(seat)} finit son tour\u00a0: ${space(at)}`,
    reshuffled: (event) => `La défausse (${cards(event.cards)}) est mélangée pour former une nouvelle pioche`,
    ending: ({ seat }, scene) =>
      `${scene.seat(seat)} a acheté la dernière pièce\u00a0: on finit le tour, puis la partie s’arrête`,
    ended: ({ round }) =>
      `La partie se termine après le tour ${round}\u202f; on révèle les cartes destinations`,
  };
}
