import type { Content } from '../src/content.ts';
import { rankOf } from '../src/coop.ts';
import { factsOf } from './card-facts.ts';
import { CARDS, COLOURS, PERSONS, SHIPS } from './en-cards.ts';
import { CONTRACTS } from './en-contracts.ts';
import { HELP } from './en-help.ts';
import { helpConcerns } from './help-concerns.ts';
import { REASONS } from './en-reasons.ts';
import { RULES } from './en-rules.ts';
import { cardWords, cards, coins, contract, influence, rewards } from './en-words.ts';
import type { PortRoyalTexts } from './port-royal-texts.ts';
import { rules } from './rules.ts';

const RANKS: PortRoyalTexts['ranks'] = {
  landlubber: 'Landlubber',
  sailor: 'Sailor',
  pirate: 'Pirate',
  captain: 'Captain',
  lord: 'Lord of the Seven Seas',
};

export function english(content: Content): PortRoyalTexts {
  const facts = factsOf(content);
  const { a, card, crew, expedition, the } = cardWords(facts);
  return {
    name: 'Port Royal',
    tagline: 'Turn over ships, recruit a crew, and know when to stop.',
    modes: {
      base: 'Base game',
      'sets-sail': 'Port Royal Sets Sail',
      contracts: 'Just One More Contract, competitive',
      cooperative: 'Just One More Contract, cooperative',
      solo: 'Just One More Contract, solo',
    },
    options: {
      expeditionToWin: 'An expedition is needed to win',
      setsSail: 'With 20 cards of Port Royal Sets Sail',
      gambler: 'With the gambler',
      newCrew: 'With the persons and ships of Just One More Contract',
      randomStart: 'Draw the first player at random',
    },
    ships: SHIPS,
    shipNames: SHIPS,
    colours: COLOURS,
    persons: PERSONS,
    contracts: CONTRACTS,
    cards: CARDS,
    help: HELP,
    helpConcerns,
    rules: rules(RULES),
    ranks: RANKS,
    reasons: REASONS,
    card,
    prompts: {
      'set-aside': ({ seat, time }, scene) =>
        `${scene.seat(seat)}: how many of the ${time} time cards go to the victory pile?`,
      discover({ seat, drawn, gambled }, scene) {
        if (gambled > 0) return `${scene.seat(seat)}: use another gambler, or stop`;
        if (drawn === 0) return `${scene.seat(seat)}: turn over the first card`;
        return `${scene.seat(seat)}: turn over another card, or stop`;
      },
      repel: ({ seat, card: ship, bust }, scene) =>
        bust
          ? `${scene.seat(seat)}: repel ${the(ship)}, or let it in and bust`
          : `${scene.seat(seat)}: repel ${the(ship)}, or let it in`,
      claim: ({ seat, contract: id }, scene) =>
        facts.claim(id).how === 'count'
          ? `${scene.seat(seat)}: put a marker on ${contract(id)}?`
          : `${scene.seat(seat)}: claim the contract ${contract(id)}?`,
      save: ({ seat }, scene) => `${scene.seat(seat)}: put a time card on the victory pile?`,
      take({ seat, left, fee }, scene) {
        const name = scene.seat(seat);
        if (left === 0) return `${name}: no more cards to take; finish when you are ready`;
        const what = left === 1 ? 'take 1 card' : `take up to ${left} cards`;
        if (!fee) return `${name}: ${what}, or finish`;
        return `${name}: ${what} for ${coins(1)}${left === 1 ? '' : ' each'} to the active player, or finish`;
      },
      forgo: ({ seat, card: ship, contract: id }, scene) =>
        `${scene.seat(seat)}: give up the coins of ${the(ship)} for ${contract(id)}?`,
      store: ({ seat, card: ship }, scene) => `${scene.seat(seat)}: put ${the(ship)} under a merchant?`,
      gift: ({ seat, card: ship }, scene) =>
        `${scene.seat(seat)}: who gets the gift of ${coins(facts.gift(ship))}?`,
      window: ({ seat, after }, scene) =>
        after === 'bust'
          ? `${scene.seat(seat)}: bust; expeditions and contracts are still possible`
          : `${scene.seat(seat)}: last chance this turn for expeditions and contracts`,
    },
    moves: {
      'set-aside': (move) =>
        move.cards === 0 ? 'leave the time pile as it is' : `move ${cards(move.cards)} to the victory pile`,
      draw: (_move, { pending }) =>
        pending?.kind === 'discover' && pending.drawn > 0 ? 'turn over another card' : 'turn over a card',
      stop: () => 'stop',
      gamble: () => 'use a gambler',
      repel: () => 'repel the ship',
      'repel-keep': () => 'repel the ship and keep it',
      'let-in': (_move, { pending }) =>
        pending?.kind === 'repel' && pending.bust ? 'let it in and bust' : 'let it in',
      claim({ contract: id }, { pending }) {
        const claim = facts.claim(id);
        if (claim.how === 'count' && pending?.kind === 'claim') return `put a marker on ${contract(id)}`;
        if (claim.how === 'pay') return `pay ${coins(claim.coins)} and claim ${contract(id)}`;
        if (claim.how === 'empty-nest') return `discard the kept ships and claim ${contract(id)}`;
        return `claim ${contract(id)}`;
      },
      decline: () => 'decline',
      save: ({ take }) => (take ? 'put it on the victory pile' : 'leave it on the time pile'),
      trade: ({ card: ship }) => `trade with ${the(ship)}`,
      recruit: ({ card: person }) => `recruit ${the(person)}`,
      expedition: (move) => `send ${crew(move.persons)} on ${the(move.card)}`,
      forgo: ({ take }) => (take ? 'give up the coins' : 'take the coins'),
      store: ({ take }) => (take ? 'put it under a merchant' : 'discard it'),
      gift: ({ to }, scene) => `give to ${scene.seat(to)}`,
      done: (_move, { pending }) => (pending?.kind === 'window' ? 'end the turn' : 'finish'),
    },
    events: {
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
    },
    refusals: {
      'must-draw': () => 'Turn over at least one card before you stop',
      'no-gambler': () => 'You have no gambler left to use this turn',
      gambled: () => 'After a gamble no single cards can be turned over in the same turn',
      skull: () => 'A ship with a skull can never be repelled',
      'too-few-sabres': () => 'You do not have enough sabres to repel this ship',
      'nest-closed': () =>
        `A repelled ship can only be kept for ${contract('pirates-nest')}, one of each colour, while that contract is open to you`,
      'not-in-harbour': () =>
        'Only what lies in the harbour can be taken: ships by trading, persons by recruiting',
      'no-takes-left': () => 'You have taken all the cards you may take this turn',
      'too-expensive': (params) =>
        `You would need ${coins(Number(params['cost']))} for this, and you have ${Number(params['coins'])}`,
      'only-active': () => 'Only the active player can do that',
      'expedition-away': () => 'This expedition is not on the table',
      'wrong-persons': () => 'An expedition takes exactly one fitting person of yours for each symbol',
      'contract-away': () => 'This contract is not face up in this game',
      'contract-done': () => 'You have already fulfilled this contract',
      'no-marker': () => 'All your markers are already on contracts',
      'not-met': () => 'You do not meet the conditions of this contract right now',
      'not-asked': () => 'This is not the moment for that',
    },
    decidedBy: {
      coins: 'Equal influence: the player with more coins is ahead.',
      expedition: 'Without a completed expedition nobody wins.',
    },
    scores: {
      persons: 'Persons',
      expeditions: 'Expeditions',
      ships: 'Ships under merchants',
      contracts: 'Contracts',
      victory: 'Victory pile',
    },
  };
}
