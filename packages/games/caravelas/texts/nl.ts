import type { Content } from '../src/content.ts';
import type { CaravelasTexts } from './caravelas-texts.ts';
import { chartWords, factsOf } from './chart-words.ts';
import { HELP } from './nl-help.ts';
import { PORTS } from './nl-ports.ts';
import { REASONS } from './nl-reasons.ts';
import {
  CARDS,
  DIRECTIONS,
  GOODS,
  WAYS,
  WINDS,
  cardInWords,
  cards,
  goods,
  list,
  markers,
  points,
  ships,
  spaces,
  steps,
} from './nl-words.ts';

const PLACES = ['eerste', 'tweede', 'derde', 'vierde'];

export function dutch(content: Content): CaravelasTexts {
  const { port, card, space } = chartWords(factsOf(content), WINDS, cardInWords);
  return {
    name: 'Caravelas',
    tagline: 'Vaar van Lissabon om de Kaap, ontdek de havens van het Oosten en breng de peper thuis.',
    modes: {
      full: 'Volledig spel',
      drawn: 'Eenvoudig: gebeurtenissen worden getrokken',
      dice: 'Eenvoudig: twee dobbelstenen, geen kaarten',
    },
    options: {},
    goods: GOODS,
    directions: DIRECTIONS,
    ways: WAYS,
    cards: CARDS,
    help: HELP,
    reasons: REASONS,
    ports: PORTS,
    card,
    space,
    prompts: {
      auction({ seat, highest, own }, scene) {
        const name = scene.seat(seat);
        if (highest === 0) return `${name}: bied navigatiestenen voor de spelvolgorde, of pas`;
        const held = own === 0 ? '' : `, jij hebt ${own} geboden`;
        return `${name}: het hoogste bod is ${markers(highest)}${held}; bied meer, of pas`;
      },
      places: ({ seat }, scene) => `${scene.seat(seat)}: kies je plaats in de spelvolgorde`,
      turn({ seat, left, home, dice }, scene) {
        const what = dice ? steps(left) : markers(left);
        return home
          ? `${scene.seat(seat)}: nog ${what}; vaar, of doe Lisboa aan`
          : `${scene.seat(seat)}: nog ${what}; vaar, of beëindig je beurt`;
      },
      event: ({ seat, left }, scene) =>
        `${scene.seat(seat)}: speel een gebeurteniskaart; nog ${markers(left)}`,
      bonus({ seat, left, direction }, scene) {
        const way = direction === '' ? '' : ` naar het ${DIRECTIONS[direction as keyof typeof DIRECTIONS]}`;
        return `${scene.seat(seat)}: schuif gratis tot ${spaces(left)}${way} op, of blijf liggen`;
      },
      wreck: ({ seat }, scene) => `${scene.seat(seat)}: een 1 bij de Kaap; welk schip zinkt?`,
      lisboa({ seat, goods: aboard, hands }, scene) {
        const trade = aboard === 0 ? 'je hebt niets te verkopen' : 'bouw, breid uit en verkoop dan de rest';
        return `${scene.seat(seat)}, in Lisboa: ${trade}${hands ? '; neem dan kaarten' : ''}`;
      },
    },
    moves: {
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
    },
    events: {
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
    },
    refusals: {
      'bid-too-low': (params) =>
        `Een bod moet hoger zijn dan het hoogste, en dat is ${Number(params['highest'])}`,
      'bid-too-high': () => 'Je kunt niet meer stenen bieden dan je hebt',
      'place-taken': () => 'Die plaats is niet vrij',
      'not-adjacent': () => 'Een vloot vaart alleen naar een zeevak naast het vak waar ze ligt',
      'too-far': (params) =>
        `Dat zou ${markers(Number(params['cost']))} kosten, en je hebt er nog ${Number(params['left'])}`,
      'no-card': () => 'Voor een gebeurtenisvak heb je een kaart nodig die je daar kunt spelen',
      'no-fair-wind': () => 'Je hebt geen gunstige wind tegen de piraten',
      'no-pirates': () => 'Op dat vak zijn geen piraten',
      'in-lisboa': () => 'Wie de beurt in Lisboa beëindigt, doet Lisboa aan',
      'not-in-lisboa': () => 'Dat kan alleen in Lisboa',
      'not-in-hand': () => 'Die kaart heb je niet op hand',
      'too-strong': () => 'Je hebt niet genoeg stenen over voor deze storm',
      'wrong-way': () => 'Deze bonuszet gaat alleen de kant van het kompas op',
      locked: () => 'Je vierde schip heb je nog niet: het kan niet zinken',
      'not-afloat': () => 'Kies een schip van je dat nog drijft',
      'no-pepper': () => 'Een deel van het klooster kost peper, en die heb je niet aan boord',
      'all-built': () => 'Alle delen van het klooster zijn gekocht',
      'already-upgraded': () => 'Je vloot is al uitgebreid',
      'three-goods': () => 'Een uitbreiding kost precies drie verschillende goederen van je schepen',
      'no-hand': () => 'Er is geen hand om te ruilen',
      'not-asked': () => 'Dit is daar niet het moment voor',
    },
    decidedBy: {
      'lowest-piece': 'Gelijke punten: het laagste nummer onder de delen van het Jerónimosklooster beslist.',
    },
    scores: {
      discoveries: 'Ontdekkingen',
      trade: 'Verkochte goederen',
      jeronimos: 'Jerónimosklooster',
      destinations: 'Bestemmingskaarten',
    },
  };
}
