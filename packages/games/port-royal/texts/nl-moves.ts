import type { Facts } from './card-facts.ts';
import type { DutchCardWords } from './nl-words.ts';
import { CONTRACTS } from './nl-contracts.ts';
import { cards, coins } from './nl-words.ts';
import type { OtherTexts } from './port-royal-texts.ts';

export function prompts(facts: Facts, { the }: DutchCardWords): OtherTexts['prompts'] {
  const contract = (id: string) => facts.named(CONTRACTS, id);
  return {
    'set-aside': ({ seat, time }, context) =>
      `${context.seat(seat)}: hoeveel van de ${time} tijdkaarten gaan naar de overwinningsstapel?`,
    discover({ seat, drawn, gambled }, context) {
      if (gambled > 0) return `${context.seat(seat)}: zet nog een gokker in, of stop`;
      if (drawn === 0) return `${context.seat(seat)}: draai de eerste kaart om`;
      return `${context.seat(seat)}: draai nog een kaart om, of stop`;
    },
    repel: ({ seat, card: ship, bust }, context) =>
      bust
        ? `${context.seat(seat)}: verjaag ${the(ship)}, anders is je beurt verspeeld`
        : `${context.seat(seat)}: verjaag ${the(ship)}, of laat het schip binnen`,
    claim: ({ seat, contract: id }, context) =>
      facts.claim(id).how === 'count'
        ? `${context.seat(seat)}: een fiche op ${contract(id)} leggen?`
        : `${context.seat(seat)}: het contract ${contract(id)} vervullen?`,
    save: ({ seat }, context) => `${context.seat(seat)}: een tijdkaart op de overwinningsstapel leggen?`,
    take({ seat, left, fee }, context) {
      const name = context.seat(seat);
      if (left === 0) return `${name}: geen kaarten meer te nemen; rond af als je klaar bent`;
      const what = left === 1 ? 'neem 1 kaart' : `neem hoogstens ${left} kaarten`;
      if (!fee) return `${name}: ${what}, of rond af`;
      return `${name}: ${what} voor ${coins(1)}${left === 1 ? '' : ' per kaart'} aan de actieve speler, of rond af`;
    },
    forgo: ({ seat, card: ship, contract: id }, context) =>
      `${context.seat(seat)}: afzien van de munten van ${the(ship)} voor ${contract(id)}?`,
    store: ({ seat, card: ship }, context) => `${context.seat(seat)}: ${the(ship)} onder een koopman leggen?`,
    gift: ({ seat, card: ship }, context) =>
      `${context.seat(seat)}: wie krijgt het geschenk van ${coins(facts.gift(ship))}?`,
    window: ({ seat, after }, context) =>
      after === 'bust'
        ? `${context.seat(seat)}: de haven ben je kwijt, maar expedities en contracten kunnen nog`
        : `${context.seat(seat)}: laatste kans deze beurt voor expedities en contracten`,
  };
}

export function moves(facts: Facts, { crew, the }: DutchCardWords): OtherTexts['moves'] {
  const contract = (id: string) => facts.named(CONTRACTS, id);
  return {
    'set-aside': (move) =>
      move.cards === 0 ? 'de tijdstapel zo laten' : `${cards(move.cards)} naar de overwinningsstapel`,
    draw: (_move, { pending }) =>
      pending?.kind === 'discover' && pending.drawn > 0 ? 'nog een kaart omdraaien' : 'een kaart omdraaien',
    stop: () => 'stoppen',
    gamble: () => 'een gokker inzetten',
    repel: () => 'het schip verjagen',
    'repel-keep': () => 'het schip verjagen en houden',
    'let-in': (_move, { pending }) =>
      pending?.kind === 'repel' && pending.bust ? 'binnenlaten en de beurt verspelen' : 'binnenlaten',
    claim({ contract: id }, { pending }) {
      const claim = facts.claim(id);
      if (claim.how === 'count' && pending?.kind === 'claim') return `een fiche op ${contract(id)} leggen`;
      if (claim.how === 'pay')
        return `${coins(claim.coins)} betalen en het contract ${contract(id)} vervullen`;
      if (claim.how === 'empty-nest')
        return `de gehouden schepen afleggen en het contract ${contract(id)} vervullen`;
      return `het contract ${contract(id)} vervullen`;
    },
    decline: () => 'ervan afzien',
    save: ({ take }) => (take ? 'op de overwinningsstapel leggen' : 'op de tijdstapel laten liggen'),
    trade: ({ card: ship }) => `handelen met ${the(ship)}`,
    recruit: ({ card: person }) => the(person, ' inhuren'),
    expedition: (move) => `${crew(move.persons)} op ${the(move.card, ' sturen')}`,
    forgo: ({ take }) => (take ? 'van de munten afzien' : 'de munten nemen'),
    store: ({ take }) => (take ? 'onder een koopman leggen' : 'afleggen'),
    gift: ({ to }, context) => `aan ${context.seat(to)} geven`,
    done: (_move, { pending }) => (pending?.kind === 'window' ? 'de beurt beëindigen' : 'afronden'),
  };
}
