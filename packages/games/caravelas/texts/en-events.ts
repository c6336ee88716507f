import type { CaravelasTexts } from './caravelas-texts.ts';
import type { ChartWords } from './chart-words.ts';
import { GOODS, PLACES, cardInSentence, cards, goods, list, markers, points, steps } from './en-words.ts';

export function events({ port, card, space }: ChartWords): CaravelasTexts['events'] {
  const theCard = (id: string) => cardInSentence(id, card);
  return {
    'round-began': ({ round }) => `Round ${round}`,
    bid: (event, context) => `${context.seat(event.seat)} bids ${markers(event.markers)}`,
    passed: ({ seat }, context) => `${context.seat(seat)} passes`,
    ordered: ({ order }, context) => `The turn order: ${list(order.map((seat) => context.seat(seat)))}`,
    'turn-began': ({ seat }, context) => `${context.seat(seat)} has the turn`,
    rolled: ({ seat, dice }, context) => `${context.seat(seat)} rolls ${list(dice.map(String))}`,
    sailed: ({ seat, at, cost, dice }, context) =>
      `${context.seat(seat)} sails to ${space(at)}${cost === 0 ? ' for nothing' : `: ${dice ? steps(cost) : markers(cost)}`}`,
    defended: ({ seat }, context) => `${context.seat(seat)} escapes the pirates with a fair wind`,
    played: (event, context) =>
      `${context.seat(event.seat)} ${event.drawn ? 'draws' : 'plays'} ${theCard(event.card)}`,
    stormed: (event, context) => `The storm costs ${context.seat(event.seat)} ${markers(event.markers)}`,
    blown: ({ seat, at }, context) => `${context.seat(seat)} is blown to ${space(at)}`,
    held: ({ seat, by }, context) =>
      by === 'land'
        ? `Land lies that way: ${context.seat(seat)} is not blown anywhere`
        : `The chart ends that way: ${context.seat(seat)} is not blown anywhere`,
    sped: (event, context) =>
      event.markers === 0
        ? `${context.seat(event.seat)} has no used marker to take back`
        : `${context.seat(event.seat)} takes back ${markers(event.markers)}`,
    becalmed: ({ seat }, context) => `${context.seat(seat)} is becalmed, and the turn is over`,
    drifted: ({ seat, at }, context) => `${context.seat(seat)} moves to ${space(at)} for nothing`,
    stayed: ({ seat }, context) => `${context.seat(seat)} moves no further`,
    rounded: ({ seat, safe }, context) =>
      safe
        ? `${context.seat(seat)} rolls a red face and is safe`
        : `${context.seat(seat)} rolls a 1 at the Cape`,
    sank(event, context) {
      const lost = event.goods.length === 0 ? '' : ` with ${goods(event.goods)}`;
      return `The ${PLACES[event.ship - 1] ?? event.ship} ship of ${context.seat(event.seat)} sinks${lost}`;
    },
    discovered: (event, context) =>
      `${context.seat(event.seat)} discovers ${port(event.port)}: ${points(event.points)}`,
    loaded: ({ seat, good }, context) => `${context.seat(seat)} loads ${GOODS[good]}`,
    called: ({ seat }, context) => `${context.seat(seat)} calls at Lisboa`,
    built: (event, context) =>
      `${context.seat(event.seat)} gives pepper for piece ${event.piece} of the monastery: ${points(event.points)}`,
    upgraded: (event, context) =>
      `${context.seat(event.seat)} upgrades the fleet for ${goods(event.goods)}: a fourth ship`,
    sold: (event, context) =>
      `${context.seat(event.seat)} sells ${goods(event.goods)}: ${points(event.points)}`,
    repaired: ({ seat, ships }, context) =>
      `${context.seat(seat)} repairs ${ships === 1 ? '1 ship' : `${ships} ships`}`,
    swapped: (event, context) => `${context.seat(event.seat)} hands back ${cards(event.cards)}`,
    drew: (event, context) => `${context.seat(event.seat)} draws ${cards(event.cards)}`,
    'drew-cards': (event) => `You draw ${list(event.cards.map(card))}`,
    anchored: ({ seat, at }, context) => `${context.seat(seat)} ends the turn at ${space(at)}`,
    reshuffled: (event) => `The discard pile, ${cards(event.cards)}, is shuffled into a new draw pile`,
    ending: ({ seat }, context) =>
      `${context.seat(seat)} has bought the last piece: the round is played out, then the game ends`,
    ended: ({ round }) => `The game ends after round ${round}; destination cards are turned over`,
  };
}
