import { rankOf } from '../src/coop.ts';
import type { CardWords, Facts } from './card-facts.ts';
import { CONTRACTS } from './en-contracts.ts';
import { cards, coins, influence, rewards } from './en-words.ts';
import type { OtherTexts, PortRoyalTexts } from './port-royal-texts.ts';

export const RANKS: PortRoyalTexts['ranks'] = {
  landlubber: 'Landlubber',
  sailor: 'Sailor',
  pirate: 'Pirate',
  captain: 'Captain',
  lord: 'Lord of the Seven Seas',
};

export function events(facts: Facts, { a, crew, expedition, the }: CardWords): OtherTexts['events'] {
  const contract = (id: string) => facts.named(CONTRACTS, id);
  return {
    'turn-began': ({ seat, turn }, context) => `Turn ${turn}: ${context.seat(seat)} is the active player`,
    'set-aside': (event, context) =>
      `${context.seat(event.seat)} moves ${cards(event.cards)} from the time pile to the victory pile`,
    drew: ({ seat, card: drawn, from }, context) =>
      from === 'time'
        ? `${context.seat(seat)} turns over ${a(drawn)} from the time pile`
        : `${context.seat(seat)} turns over ${a(drawn)}`,
    gambled: (event, context) => `${context.seat(event.seat)} gambles: ${cards(event.cards)} at one go`,
    repelled: ({ seat, card: ship }, context) => `${context.seat(seat)} repels ${the(ship)}`,
    kept: ({ seat, card: ship }, context) =>
      `${context.seat(seat)} repels ${the(ship)} and keeps it for ${contract('pirates-nest')}`,
    stopped: ({ seat }, context) => `${context.seat(seat)} stops`,
    'nothing-left': () => 'No more cards can be turned over this turn; discovery is over',
    busted: ({ seat }, context) => `Two ships of the same colour: ${context.seat(seat)} busts`,
    taxed: (event, context) => `${context.seat(event.seat)} loses ${coins(event.coins)} to the tax`,
    'tax-bonus': (event, context) => `${context.seat(event.seat)} gains ${coins(event.coins)} from the tax`,
    saved: ({ seat }, context) => `${context.seat(seat)} puts a time card on the victory pile`,
    jested: (event, context) => `${context.seat(event.seat)} gains ${coins(event.coins)} from jesters`,
    arrived: (event, context) =>
      `${context.seat(event.seat)} gains ${coins(event.coins)} from persons before choosing`,
    traded: (event, context) =>
      `${context.seat(event.seat)} trades with ${the(event.card)} and gains ${coins(event.coins)}`,
    forwent: ({ seat, card: ship }, context) =>
      `${context.seat(seat)} trades with ${the(ship)} and gives up the coins`,
    stored: ({ seat, card: ship }, context) => `${context.seat(seat)} puts ${the(ship)} under a merchant`,
    gave: (event, context) =>
      `${context.seat(event.seat)} lets ${context.seat(event.other)} gain ${coins(event.coins)}`,
    fee: ({ seat, other }, context) => `${context.seat(seat)} pays ${coins(1)} to ${context.seat(other)}`,
    recruited: ({ seat, card: person, cost }, context) =>
      `${context.seat(seat)} recruits ${the(person)} for ${cost === 0 ? 'nothing' : coins(cost)}`,
    explored(event, context) {
      const gained = rewards(event.coins, facts.influence(event.card));
      const sent = `${context.seat(event.seat)} sends ${crew(event.persons)} on ${expedition(event.card)}`;
      return gained === '' ? sent : `${sent}: ${gained}`;
    },
    counted: ({ seat, contract: id, step }, context) =>
      step === 1
        ? `${context.seat(seat)} puts a marker on space 1 of ${contract(id)}`
        : `${context.seat(seat)} moves the marker to space ${step} of ${contract(id)}`,
    claimed(event, context) {
      const gained = rewards(event.coins, event.influence);
      const claimed = `${context.seat(event.seat)} fulfils the contract ${contract(event.contract)}`;
      return gained === '' ? claimed : `${claimed} and gains ${gained}`;
    },
    passed: ({ seat }, context) => `${context.seat(seat)} takes no card`,
    reshuffled: (event) => `The discard pile, ${cards(event.cards)}, is shuffled into a new draw pile`,
    exchanged: (event) =>
      `All coins become tokens; their cards, ${event.cards} in all, are shuffled into the draw pile`,
    standstill: ({ rounds }) =>
      rounds <= 1
        ? 'No card is left and nothing changes any more: the game ends as it stands'
        : `Nothing has changed for ${rounds} rounds: the game ends as it stands`,
    ending: (event, context) =>
      `${context.seat(event.seat)} has ${influence(event.influence)}: the round is played out, then the game ends`,
    won: ({ victory }) =>
      `All contracts are fulfilled, the game is won! Your rank: ${RANKS[rankOf(victory)]}, with ${cards(victory)} on the victory pile`,
    lost: () => 'The time pile is empty and contracts are still open: the game is lost',
  };
}
