import { rankOf } from '../src/coop.ts';
import type { CardWords, Facts } from './card-facts.ts';
import { cards, coins, contract, influence, rewards } from './en-words.ts';
import type { OtherTexts, PortRoyalTexts } from './port-royal-texts.ts';

export const RANKS: PortRoyalTexts['ranks'] = {
  landlubber: 'Landlubber',
  sailor: 'Sailor',
  pirate: 'Pirate',
  captain: 'Captain',
  lord: 'Lord of the Seven Seas',
};

export function events(facts: Facts, { a, crew, expedition, the }: CardWords): OtherTexts['events'] {
  return {
    'turn-began': ({ seat, turn }, scene) => `Turn ${turn}: ${scene.seat(seat)} is the active player`,
    'set-aside': (event, scene) =>
      `${scene.seat(event.seat)} moves ${cards(event.cards)} from the time pile to the victory pile`,
    drew: ({ seat, card: drawn, from }, scene) =>
      from === 'time'
        ? `${scene.seat(seat)} turns over ${a(drawn)} from the time pile`
        : `${scene.seat(seat)} turns over ${a(drawn)}`,
    gambled: (event, scene) => `${scene.seat(event.seat)} gambles: ${cards(event.cards)} at one go`,
    repelled: ({ seat, card: ship }, scene) => `${scene.seat(seat)} repels ${the(ship)}`,
    kept: ({ seat, card: ship }, scene) =>
      `${scene.seat(seat)} repels ${the(ship)} and keeps it for ${contract('pirates-nest')}`,
    stopped: ({ seat }, scene) => `${scene.seat(seat)} stops`,
    'nothing-left': () => 'No more cards can be turned over this turn; discovery is over',
    busted: ({ seat }, scene) => `Two ships of the same colour: ${scene.seat(seat)} busts`,
    taxed: (event, scene) => `${scene.seat(event.seat)} loses ${coins(event.coins)} to the tax`,
    'tax-bonus': (event, scene) => `${scene.seat(event.seat)} gains ${coins(event.coins)} from the tax`,
    saved: ({ seat }, scene) => `${scene.seat(seat)} puts a time card on the victory pile`,
    jested: (event, scene) => `${scene.seat(event.seat)} gains ${coins(event.coins)} from jesters`,
    arrived: (event, scene) =>
      `${scene.seat(event.seat)} gains ${coins(event.coins)} from persons before choosing`,
    traded: (event, scene) =>
      `${scene.seat(event.seat)} trades with ${the(event.card)} and gains ${coins(event.coins)}`,
    forwent: ({ seat, card: ship }, scene) =>
      `${scene.seat(seat)} trades with ${the(ship)} and gives up the coins`,
    stored: ({ seat, card: ship }, scene) => `${scene.seat(seat)} puts ${the(ship)} under a merchant`,
    gave: (event, scene) =>
      `${scene.seat(event.seat)} lets ${scene.seat(event.other)} gain ${coins(event.coins)}`,
    fee: ({ seat, other }, scene) => `${scene.seat(seat)} pays ${coins(1)} to ${scene.seat(other)}`,
    recruited: ({ seat, card: person, cost }, scene) =>
      `${scene.seat(seat)} recruits ${the(person)} for ${cost === 0 ? 'nothing' : coins(cost)}`,
    explored(event, scene) {
      const gained = rewards(event.coins, facts.influence(event.card));
      const sent = `${scene.seat(event.seat)} sends ${crew(event.persons)} on ${expedition(event.card)}`;
      return gained === '' ? sent : `${sent}: ${gained}`;
    },
    counted: ({ seat, contract: id, step }, scene) =>
      step === 1
        ? `${scene.seat(seat)} puts a marker on space 1 of ${contract(id)}`
        : `${scene.seat(seat)} moves the marker to space ${step} of ${contract(id)}`,
    claimed(event, scene) {
      const gained = rewards(event.coins, event.influence);
      const claimed = `${scene.seat(event.seat)} fulfils the contract ${contract(event.contract)}`;
      return gained === '' ? claimed : `${claimed} and gains ${gained}`;
    },
    passed: ({ seat }, scene) => `${scene.seat(seat)} takes no card`,
    reshuffled: (event) => `The discard pile, ${cards(event.cards)}, is shuffled into a new draw pile`,
    exchanged: (event) =>
      `All coins become tokens; their cards, ${event.cards} in all, are shuffled into the draw pile`,
    standstill: ({ rounds }) =>
      rounds <= 1
        ? 'No card is left and nothing changes any more: the game ends as it stands'
        : `Nothing has changed for ${rounds} rounds: the game ends as it stands`,
    ending: (event, scene) =>
      `${scene.seat(event.seat)} has ${influence(event.influence)}: the round is played out, then the game ends`,
    won: ({ victory }) =>
      `All contracts are fulfilled, the game is won! Your rank: ${RANKS[rankOf(victory)]}, with ${cards(victory)} on the victory pile`,
    lost: () => 'The time pile is empty and contracts are still open: the game is lost',
  };
}
