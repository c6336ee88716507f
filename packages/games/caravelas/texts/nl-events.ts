import type { CaravelasTexts } from './caravelas-texts.ts';
import type { ChartWords } from './chart-words.ts';
import { GOODS, PLACES, cards, goods, list, markers, points, ships, steps } from './nl-words.ts';

export function events({ port, card, space }: ChartWords): CaravelasTexts['events'] {
  return {
    'round-began': ({ round }) => `Ronde ${round}`,
    bid: (event, context) => `${context.seat(event.seat)} biedt ${markers(event.markers)}`,
    passed: ({ seat }, context) => `${context.seat(seat)} past`,
    ordered: ({ order }, context) => `De spelvolgorde: ${list(order.map((seat) => context.seat(seat)))}`,
    'turn-began': ({ seat }, context) => `${context.seat(seat)} is aan de beurt`,
    rolled: ({ seat, dice }, context) => `${context.seat(seat)} gooit ${list(dice.map(String))}`,
    sailed: ({ seat, at, cost, dice }, context) =>
      `${context.seat(seat)} vaart naar ${space(at)}: ${cost === 0 ? 'gratis' : dice ? steps(cost) : markers(cost)}`,
    defended: ({ seat }, context) => `${context.seat(seat)} ontkomt met een gunstige wind aan de piraten`,
    played: (event, context) =>
      `${context.seat(event.seat)} ${event.drawn ? 'trekt' : 'speelt'} ${card(event.card)}`,
    stormed: (event, context) => `De storm kost ${context.seat(event.seat)} ${markers(event.markers)}`,
    blown: ({ seat, at }, context) => `${context.seat(seat)} wordt naar ${space(at)} geblazen`,
    held: ({ seat, by }, context) =>
      by === 'land'
        ? `Daar ligt land: de vloot van ${context.seat(seat)} blijft waar ze is`
        : `Daar houdt de kaart op: de vloot van ${context.seat(seat)} blijft waar ze is`,
    sped: (event, context) =>
      event.markers === 0
        ? `${context.seat(event.seat)} heeft geen steen om terug te nemen`
        : `${context.seat(event.seat)} neemt ${markers(event.markers)} terug`,
    becalmed: ({ seat }, context) => `Windstilte: de beurt van ${context.seat(seat)} is voorbij`,
    drifted: ({ seat, at }, context) => `${context.seat(seat)} schuift gratis op naar ${space(at)}`,
    stayed: ({ seat }, context) => `${context.seat(seat)} schuift niet verder op`,
    rounded: ({ seat, safe }, context) =>
      safe
        ? `${context.seat(seat)} gooit rood en komt er veilig langs`
        : `${context.seat(seat)} gooit een 1 bij de Kaap`,
    sank(event, context) {
      const lost = event.goods.length === 0 ? '' : ` met ${goods(event.goods)}`;
      return `Het ${PLACES[event.ship - 1] ?? event.ship} schip van ${context.seat(event.seat)} zinkt${lost}`;
    },
    discovered: (event, context) =>
      `${context.seat(event.seat)} ontdekt ${port(event.port)}: ${points(event.points)}`,
    loaded: ({ seat, good }, context) => `${context.seat(seat)} laadt ${GOODS[good]}`,
    called: ({ seat }, context) => `${context.seat(seat)} doet Lisboa aan`,
    built: (event, context) =>
      `${context.seat(event.seat)} geeft peper voor deel ${event.piece} van het klooster: ${points(event.points)}`,
    upgraded: (event, context) =>
      `${context.seat(event.seat)} breidt de vloot uit voor ${goods(event.goods)}: een vierde schip`,
    sold: (event, context) =>
      `${context.seat(event.seat)} verkoopt ${goods(event.goods)}: ${points(event.points)}`,
    repaired: (event, context) => `${context.seat(event.seat)} herstelt ${ships(event.ships)}`,
    swapped: (event, context) => `${context.seat(event.seat)} levert ${cards(event.cards)} in`,
    drew: (event, context) => `${context.seat(event.seat)} trekt ${cards(event.cards)}`,
    'drew-cards': (event) => `Je trekt ${list(event.cards.map(card))}`,
    anchored: ({ seat, at }, context) => `${context.seat(seat)} beëindigt de beurt bij ${space(at)}`,
    reshuffled: (event) => `De aflegstapel, ${cards(event.cards)}, wordt geschud tot een nieuwe trekstapel`,
    ending: ({ seat }, context) =>
      `${context.seat(seat)} heeft het laatste deel gekocht: de ronde wordt uitgespeeld, dan is het spel afgelopen`,
    ended: ({ round }) => `Het spel eindigt na ronde ${round}; de bestemmingskaarten worden omgedraaid`,
  };
}
