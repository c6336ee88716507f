import type { Content } from '../src/content.ts';
import type { CaravelasTexts } from './caravelas-texts.ts';
import { chartWords, factsOf } from './chart-words.ts';
import { HELP } from './en-help.ts';
import { PORTS } from './en-ports.ts';
import { REASONS } from './en-reasons.ts';
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
  spaces,
  cardInSentence,
} from './en-words.ts';

const PLACES = ['first', 'second', 'third', 'fourth'];

export function english(content: Content): CaravelasTexts {
  const { port, card, space } = chartWords(factsOf(content), WINDS, cardInWords);
  const theCard = (id: string) => cardInSentence(id, card);
  return {
    name: 'Caravelas',
    tagline: 'Sail from Lisbon round the Cape, find the ports of the East and bring the pepper home.',
    modes: {
      full: 'Full game',
      drawn: 'Simplified: events are drawn',
      dice: 'Simplified: two dice, no cards',
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
        if (highest === 0) return `${name}: bid navigation markers for the turn order, or pass`;
        const held = own === 0 ? '' : `, you have bid ${own}`;
        return `${name}: the highest bid is ${markers(highest)}${held}; bid more, or pass`;
      },
      places: ({ seat }, scene) => `${scene.seat(seat)}: choose your place in the turn order`,
      turn({ seat, left, home, dice }, scene) {
        const what = dice ? (left === 1 ? '1 step' : `${left} steps`) : markers(left);
        return home
          ? `${scene.seat(seat)}: ${what} left; sail, or call at Lisboa`
          : `${scene.seat(seat)}: ${what} left; sail, or end your turn`;
      },
      event: ({ seat, left }, scene) => `${scene.seat(seat)}: play an event card; ${markers(left)} left`,
      bonus({ seat, left, direction }, scene) {
        const way = direction === '' ? '' : ` to the ${DIRECTIONS[direction as keyof typeof DIRECTIONS]}`;
        return `${scene.seat(seat)}: move up to ${spaces(left)}${way} for nothing, or stay`;
      },
      wreck: ({ seat }, scene) => `${scene.seat(seat)}: a 1 at the Cape; which ship sinks?`,
      lisboa({ seat, goods: aboard, hands }, scene) {
        const trade = aboard === 0 ? 'nothing to sell' : 'build, upgrade, then sell the rest';
        return `${scene.seat(seat)}: Lisboa; ${trade}${hands ? ', and take cards' : ''}`;
      },
    },
    moves: {
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
    },
    events: {
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
        safe
          ? `${scene.seat(seat)} rolls a red face and is safe`
          : `${scene.seat(seat)} rolls a 1 at the Cape`,
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
      sold: (event, scene) =>
        `${scene.seat(event.seat)} sells ${goods(event.goods)}: ${points(event.points)}`,
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
    },
    refusals: {
      'bid-too-low': (params) =>
        `A bid must be higher than the highest so far, which is ${Number(params['highest'])}`,
      'bid-too-high': () => 'You cannot bid more markers than you have',
      'place-taken': () => 'That place is not free',
      'not-adjacent': () => 'A fleet sails only to a sea space beside its own',
      'too-far': (params) =>
        `That would cost ${markers(Number(params['cost']))}, and you have ${Number(params['left'])} left`,
      'no-card': () => 'To sail onto an event space you need an event card that you can play there',
      'no-fair-wind': () => 'You have no fair wind to play against the pirates',
      'no-pirates': () => 'There are no pirates on that space',
      'in-lisboa': () => 'Ending the turn in Lisboa means calling there',
      'not-in-lisboa': () => 'That can only be done in Lisboa',
      'not-in-hand': () => 'You do not have that card in hand',
      'too-strong': () => 'You do not have enough markers left for this storm',
      'wrong-way': () => 'This bonus move goes only the way the compass points',
      locked: () => 'Your fourth ship is still locked: it cannot sink',
      'not-afloat': () => 'Choose a ship of yours that is still afloat',
      'no-pepper': () => 'A piece of the monastery costs pepper, and you have none on board',
      'all-built': () => 'All pieces of the monastery have been bought',
      'already-upgraded': () => 'Your fleet has been upgraded already',
      'three-goods': () => 'An upgrade costs exactly three different goods from your ships',
      'no-hand': () => 'There is no hand to swap',
      'not-asked': () => 'This is not the moment for that',
    },
    decidedBy: {
      'lowest-piece':
        'Equal points: the lowest number among one’s pieces of the Jerónimos monastery decides.',
    },
    scores: {
      discoveries: 'Discoveries',
      trade: 'Goods sold',
      jeronimos: 'Jerónimos monastery',
      destinations: 'Destination cards',
    },
  };
}
