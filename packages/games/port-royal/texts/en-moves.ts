import type { CardWords, Facts } from './card-facts.ts';
import { CONTRACTS } from './en-contracts.ts';
import { cards, coins } from './en-words.ts';
import type { OtherTexts } from './port-royal-texts.ts';

export function prompts(facts: Facts, { the }: CardWords): OtherTexts['prompts'] {
  const contract = (id: string) => facts.named(CONTRACTS, id);
  return {
    'set-aside': ({ seat, time }, context) =>
      `${context.seat(seat)}: how many of the ${time} time cards go to the victory pile?`,
    discover({ seat, drawn, gambled }, context) {
      if (gambled > 0) return `${context.seat(seat)}: use another gambler, or stop`;
      if (drawn === 0) return `${context.seat(seat)}: turn over the first card`;
      return `${context.seat(seat)}: turn over another card, or stop`;
    },
    repel: ({ seat, card: ship, bust }, context) =>
      bust
        ? `${context.seat(seat)}: repel ${the(ship)}, or let it in and bust`
        : `${context.seat(seat)}: repel ${the(ship)}, or let it in`,
    claim: ({ seat, contract: id }, context) =>
      facts.claim(id).how === 'count'
        ? `${context.seat(seat)}: put a marker on ${contract(id)}?`
        : `${context.seat(seat)}: claim the contract ${contract(id)}?`,
    save: ({ seat }, context) => `${context.seat(seat)}: put a time card on the victory pile?`,
    take({ seat, left, fee }, context) {
      const name = context.seat(seat);
      if (left === 0) return `${name}: no more cards to take; finish when you are ready`;
      const what = left === 1 ? 'take 1 card' : `take up to ${left} cards`;
      if (!fee) return `${name}: ${what}, or finish`;
      return `${name}: ${what} for ${coins(1)}${left === 1 ? '' : ' each'} to the active player, or finish`;
    },
    forgo: ({ seat, card: ship, contract: id }, context) =>
      `${context.seat(seat)}: give up the coins of ${the(ship)} for ${contract(id)}?`,
    store: ({ seat, card: ship }, context) => `${context.seat(seat)}: put ${the(ship)} under a merchant?`,
    gift: ({ seat, card: ship }, context) =>
      `${context.seat(seat)}: who gets the gift of ${coins(facts.gift(ship))}?`,
    window: ({ seat, after }, context) =>
      after === 'bust'
        ? `${context.seat(seat)}: bust; expeditions and contracts are still possible`
        : `${context.seat(seat)}: last chance this turn for expeditions and contracts`,
  };
}

export function moves(facts: Facts, { crew, the }: CardWords): OtherTexts['moves'] {
  const contract = (id: string) => facts.named(CONTRACTS, id);
  return {
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
    gift: ({ to }, context) => `give to ${context.seat(to)}`,
    done: (_move, { pending }) => (pending?.kind === 'window' ? 'end the turn' : 'finish'),
  };
}
