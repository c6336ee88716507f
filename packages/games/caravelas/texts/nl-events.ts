import type { CaravelasTexts } from './caravelas-texts.ts';
import type { ChartWords } from './chart-words.ts';
import { GOODS, PLACES, cards, goods, list, markers, points, ships } from './nl-words.ts';

export function events({ port, card, space }: ChartWords): CaravelasTexts['events'] {
  return {
    'round-began': ({ round }) => `Ronde ${round}`,
    bid: (event, scene) => `${scene.seat(event.seat)} biedt ${markers(event.markers)}`,
    passed: ({ seat }, scene) => `${scene.seat(seat)} past`,
    ordered: ({ order }, scene) => `De spelvolgorde: ${list(order.map((seat) => scene.seat(seat)))}`,
    'turn-began': ({ seat }, scene) => `${scene.seat(seat)} is aan de beurt`,
    rolled: ({ seat, dice }, scene) => `${scene.seat(seat)} gooit ${list(dice.map(String))}`,
    sailed: ({ seat, at, cost }, scene) =>
      `${scene.seat(seat)} vaart naar ${space(at)}: ${cost === 0 ? 'gratis' : markers(cost)}`,
    defended: ({ seat }, scene) => `${scene.seat(seat)} ontkomt met een gunstige wind aan de piraten`,
    played: (event, scene) =>
      `${scene.seat(event.seat)} ${event.drawn ? 'trekt' : 'speelt'} ${card(event.card)}`,
    stormed: (event, scene) => `De storm kost ${scene.seat(event.seat)} ${markers(event.markers)}`,
    blown: ({ seat, at }, scene) => `${scene.seat(seat)} wordt naar ${space(at)} geblazen`,
    held: ({ seat, by }, scene) =>
      by === 'land'
        ? `Daar ligt land: de vloot van ${scene.seat(seat)} blijft waar ze is`
        : `Daar houdt de kaart op: de vloot van ${scene.seat(seat)} blijft waar ze is`,
    sped: (event, scene) =>
      event.markers === 0
        ? `${scene.seat(event.seat)} heeft geen steen om terug te nemen`
        : `${scene.seat(event.seat)} neemt ${markers(event.markers)} terug`,
    becalmed: ({ seat }, scene) => `Windstilte: de beurt van ${scene.seat(seat)} is voorbij`,
    drifted: ({ seat, at }, scene) => `${scene.seat(seat)} schuift gratis op naar ${space(at)}`,
    stayed: ({ seat }, scene) => `${scene.seat(seat)} schuift niet verder op`,
    rounded: ({ seat, safe }, scene) =>
      safe
        ? `${scene.seat(seat)} gooit rood en komt er veilig langs`
        : `${scene.seat(seat)} gooit een 1 bij de Kaap`,
    sank(event, scene) {
      const lost = event.goods.length === 0 ? '' : ` met ${goods(event.goods)}`;
      return `Het ${PLACES[event.ship - 1] ?? event.ship} schip van ${scene.seat(event.seat)} zinkt${lost}`;
    },
    discovered: (event, scene) =>
      `${scene.seat(event.seat)} ontdekt ${port(event.port)}: ${points(event.points)}`,
    loaded: ({ seat, good }, scene) => `${scene.seat(seat)} laadt ${GOODS[good]}`,
    called: ({ seat }, scene) => `${scene.seat(seat)} doet Lisboa aan`,
    built: (event, scene) =>
      `${scene.seat(event.seat)} geeft peper voor deel ${event.piece} van het klooster: ${points(event.points)}`,
    upgraded: (event, scene) =>
      `${scene.seat(event.seat)} breidt de vloot uit voor ${goods(event.goods)}: een vierde schip`,
    sold: (event, scene) =>
      `${scene.seat(event.seat)} verkoopt ${goods(event.goods)}: ${points(event.points)}`,
    repaired: (event, scene) => `${scene.seat(event.seat)} herstelt ${ships(event.ships)}`,
    swapped: (event, scene) => `${scene.seat(event.seat)} levert ${cards(event.cards)} in`,
    drew: (event, scene) => `${scene.seat(event.seat)} trekt ${cards(event.cards)}`,
    'drew-cards': (event) => `Je trekt ${list(event.cards.map(card))}`,
    anchored: ({ seat, at }, scene) => `${scene.seat(seat)} beëindigt de beurt bij ${space(at)}`,
    reshuffled: (event) => `De aflegstapel, ${cards(event.cards)}, wordt geschud tot een nieuwe trekstapel`,
    ending: ({ seat }, scene) =>
      `${scene.seat(seat)} heeft het laatste deel gekocht: de ronde wordt uitgespeeld, dan is het spel afgelopen`,
    ended: ({ round }) => `Het spel eindigt na ronde ${round}; de bestemmingskaarten worden omgedraaid`,
  };
}
