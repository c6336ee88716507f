import type { CaravelasTexts } from './caravelas-texts.ts';
import type { ChartWords } from './chart-words.ts';
import { GOODS, PLACES, cardInSentence, cards, goods, list, markers, points } from './en-words.ts';

export function events({ port, card, space }: ChartWords): CaravelasTexts['events'] {
  const theCard = (id: string) => cardInSentence(id, card);
  return {
    'round-began': ({ round }) => `Round ${round}`,
    bid: (event, scene) => `${scene.seat(event.seat)} bids ${markers(event.markers)}`,
    passed: ({ seat }, scene) => `${scene.seat(seat)} passes`,
    ordered: ({ order }, scene) => `The turn order: ${list(order.map((seat) => scene.seat(seat)))}`,
    'turn-began': ({ seat }, scene) => `${scene.seat(seat)} has the turn`,
    rolled: ({ seat, dice }, scene) => `${scene.seat(seat)} rolls ${list(dice.map(String))}`,
    sailed: ({ seat, at, cost }, scene) =>
      `${scene.seat(seat)} sails to ${space(at)}${cost === 0 ? ' for nothing' : `: ${markers(cost)}`}`,
    defended: ({ seat }, scene) => `${scene.seat(seat)} escapes the pirates with a fair wind`,
    played: (event, scene) =>
      `${scene.seat(event.seat)} ${event.drawn ? 'draws' : 'plays'} ${theCard(event.card)}`,
    stormed: (event, scene) => `The storm costs ${scene.seat(event.seat)} ${markers(event.markers)}`,
    blown: ({ seat, at }, scene) => `${scene.seat(seat)} is blown to ${space(at)}`,
    held: ({ seat, by }, scene) =>
      by === 'land'
        ? `Land lies that way: ${scene.seat(seat)} is not blown anywhere`
        : `The chart ends that way: ${scene.seat(seat)} is not blown anywhere`,
    sped: (event, scene) =>
      event.markers === 0
        ? `${scene.seat(event.seat)} has no used marker to take back`
        : `${scene.seat(event.seat)} takes back ${markers(event.markers)}`,
    becalmed: ({ seat }, scene) => `${scene.seat(seat)} is becalmed, and the turn is over`,
    drifted: ({ seat, at }, scene) => `${scene.seat(seat)} moves to ${space(at)} for nothing`,
    stayed: ({ seat }, scene) => `${scene.seat(seat)} moves no further`,
    rounded: ({ seat, safe }, scene) =>
      safe ? `${scene.seat(seat)} rolls a red face and is safe` : `${scene.seat(seat)} rolls a 1 at the Cape`,
    sank(event, scene) {
      const lost = event.goods.length === 0 ? '' : ` with ${goods(event.goods)}`;
      return `The ${PLACES[event.ship - 1] ?? event.ship} ship of ${scene.seat(event.seat)} sinks${lost}`;
    },
    discovered: (event, scene) =>
      `${scene.seat(event.seat)} discovers ${port(event.port)}: ${points(event.points)}`,
    loaded: ({ seat, good }, scene) => `${scene.seat(seat)} loads ${GOODS[good]}`,
    called: ({ seat }, scene) => `${scene.seat(seat)} calls at Lisboa`,
    built: (event, scene) =>
      `${scene.seat(event.seat)} gives pepper for piece ${event.piece} of the monastery: ${points(event.points)}`,
    upgraded: (event, scene) =>
      `${scene.seat(event.seat)} upgrades the fleet for ${goods(event.goods)}: a fourth ship`,
    sold: (event, scene) => `${scene.seat(event.seat)} sells ${goods(event.goods)}: ${points(event.points)}`,
    repaired: ({ seat, ships }, scene) =>
      `${scene.seat(seat)} repairs ${ships === 1 ? '1 ship' : `${ships} ships`}`,
    swapped: (event, scene) => `${scene.seat(event.seat)} hands back ${cards(event.cards)}`,
    drew: (event, scene) => `${scene.seat(event.seat)} draws ${cards(event.cards)}`,
    'drew-cards': (event) => `You draw ${list(event.cards.map(card))}`,
    anchored: ({ seat, at }, scene) => `${scene.seat(seat)} ends the turn at ${space(at)}`,
    reshuffled: (event) => `The discard pile, ${cards(event.cards)}, is shuffled into a new draw pile`,
    ending: ({ seat }, scene) =>
      `${scene.seat(seat)} has bought the last piece: the round is played out, then the game ends`,
    ended: ({ round }) => `The game ends after round ${round}; destination cards are turned over`,
  };
}
