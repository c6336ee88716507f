import type { PhraseContext, Seat } from '@captains-table/kernel';
import type { CardWords, Facts } from './card-facts.ts';
import { CONTRACTS } from './fr-contracts.ts';
import { cards, coins } from './fr-words.ts';
import type { OtherTexts } from './port-royal-texts.ts';

/** « Anne : choisissez » */
const to = (context: Pick<PhraseContext, 'seat'>, seat: Seat, text: string) =>
  `${context.seat(seat)}\u00a0: ${text}`;

export function prompts(facts: Facts, { the }: CardWords): OtherTexts['prompts'] {
  const contract = (id: string) => facts.named(CONTRACTS, id);
  return {
    'set-aside': ({ seat, time }, context) =>
      to(
        context,
        seat,
        `combien des ${time} cartes de la pioche temporelle vont dans la pile de victoire\u202f?`,
      ),
    discover({ seat, drawn, gambled }, context) {
      if (gambled > 0) return to(context, seat, 'utilisez un autre parieur ou arrêtez-vous');
      if (drawn === 0) return to(context, seat, 'révélez la première carte');
      return to(context, seat, 'révélez encore une carte ou arrêtez-vous');
    },
    repel: ({ seat, card: ship, bust }, context) =>
      bust
        ? to(context, seat, `repoussez ${the(ship)}, sinon ce navire met fin à votre tour`)
        : to(context, seat, `repoussez ${the(ship)} ou laissez entrer ce navire`),
    claim: ({ seat, contract: id }, context) =>
      facts.claim(id).how === 'count'
        ? to(context, seat, `placer un marqueur sur le contrat ${contract(id)}\u202f?`)
        : to(context, seat, `remplir le contrat ${contract(id)}\u202f?`),
    save: ({ seat }, context) =>
      to(context, seat, `mettre une carte de la pioche temporelle dans la pile de victoire\u202f?`),
    take({ seat, left, fee }, context) {
      if (left === 0)
        return to(context, seat, 'vous n’avez plus de carte à prendre, terminez quand vous voulez');
      const what = left === 1 ? 'prenez 1 carte' : `prenez jusqu’à ${left} cartes`;
      if (!fee) return to(context, seat, `${what} ou terminez`);
      const price = left === 1 ? coins(1) : `${coins(1)} par carte`;
      return to(context, seat, `${what}, contre ${price} au joueur actif, ou terminez`);
    },
    forgo: ({ seat, card: ship, contract: id }, context) =>
      to(context, seat, `renoncer à l’or que rapporte ${the(ship)} pour le contrat ${contract(id)}\u202f?`),
    store: ({ seat, card: ship }, context) =>
      to(context, seat, `placer ${the(ship)} sous un marchand\u202f?`),
    gift: ({ seat, card: ship }, context) =>
      to(context, seat, `à qui offrir ${coins(facts.gift(ship))}\u202f?`),
    window: ({ seat, after }, context) =>
      after === 'bust'
        ? to(context, seat, 'la rivière est perdue, mais expéditions et contrats restent possibles')
        : to(context, seat, 'dernière occasion du tour pour les expéditions et les contrats'),
  };
}

export function moves(facts: Facts, { crew, the }: CardWords): OtherTexts['moves'] {
  const contract = (id: string) => facts.named(CONTRACTS, id);
  return {
    'set-aside': (move) =>
      move.cards === 0
        ? 'laisser la pioche temporelle telle quelle'
        : `mettre ${cards(move.cards)} dans la pile de victoire`,
    draw: (_move, { pending }) =>
      pending?.kind === 'discover' && pending.drawn > 0 ? 'révéler encore une carte' : 'révéler une carte',
    stop: () => 's’arrêter',
    gamble: () => 'utiliser un parieur',
    repel: () => 'repousser le navire',
    'repel-keep': () => 'repousser le navire et le garder',
    'let-in': (_move, { pending }) =>
      pending?.kind === 'repel' && pending.bust
        ? 'le laisser entrer et perdre la rivière'
        : 'le laisser entrer',
    claim({ contract: id }, { pending }) {
      const claim = facts.claim(id);
      if (claim.how === 'count' && pending?.kind === 'claim') {
        return `placer un marqueur sur le contrat ${contract(id)}`;
      }
      if (claim.how === 'pay') return `payer ${coins(claim.coins)} et remplir le contrat ${contract(id)}`;
      if (claim.how === 'empty-nest') {
        return `défausser les navires gardés et remplir le contrat ${contract(id)}`;
      }
      return `remplir le contrat ${contract(id)}`;
    },
    decline: () => 'y renoncer',
    save: ({ take }) => (take ? 'la mettre dans la pile de victoire' : 'la laisser sur la pioche temporelle'),
    trade: ({ card: ship }) => `commercer avec ${the(ship)}`,
    recruit: ({ card: person }) => `recruter ${the(person)}`,
    expedition: (move) => `compléter ${the(move.card)} avec ${crew(move.persons)}`,
    forgo: ({ take }) => (take ? 'renoncer aux pièces d’or' : 'prendre les pièces d’or'),
    store: ({ take }) => (take ? 'le placer sous un marchand' : 'le défausser'),
    gift: (move, context) => `l’offrir à ${context.seat(move.to)}`,
    done: (_move, { pending }) => (pending?.kind === 'window' ? 'finir le tour' : 'terminer'),
  };
}
