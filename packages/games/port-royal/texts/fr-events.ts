import { rankOf } from '../src/coop.ts';
import type { CardWords, Facts } from './card-facts.ts';
import { CONTRACTS } from './fr-contracts.ts';
import { cards, coins, influence, rewards } from './fr-words.ts';
import type { OtherTexts, PortRoyalTexts } from './port-royal-texts.ts';

export const RANKS: PortRoyalTexts['ranks'] = {
  landlubber: 'Marin d’eau douce',
  sailor: 'Matelot',
  pirate: 'Pirate',
  captain: 'Capitaine',
  lord: 'Seigneur des Sept Mers',
};

export function events(facts: Facts, { a, crew, expedition, the }: CardWords): OtherTexts['events'] {
  const contract = (id: string) => facts.named(CONTRACTS, id);
  return {
    'turn-began': ({ seat, turn }, context) => `Tour ${turn}\u00a0: c’est à ${context.seat(seat)} de jouer`,
    'set-aside': (event, context) =>
      `${context.seat(event.seat)} met ${cards(event.cards)} de la pioche temporelle dans la pile de victoire`,
    drew: ({ seat, card: drawn, from }, context) =>
      from === 'time'
        ? `${context.seat(seat)} tire de la pioche temporelle ${a(drawn)}`
        : `${context.seat(seat)} révèle ${a(drawn)}`,
    gambled: (event, context) =>
      `${context.seat(event.seat)} tente un pari\u00a0: ${cards(event.cards)} d’un coup`,
    repelled: ({ seat, card: ship }, context) => `${context.seat(seat)} repousse ${the(ship)}`,
    kept: ({ seat, card: ship }, context) =>
      `${context.seat(seat)} repousse ${the(ship)} et garde ce navire pour le contrat ${contract('pirates-nest')}`,
    stopped: ({ seat }, context) => `${context.seat(seat)} s’arrête`,
    'nothing-left': () => 'On ne peut plus révéler de carte pendant ce tour, la Découverte est terminée',
    busted: ({ seat }, context) =>
      `Deux navires de même couleur\u00a0: ${context.seat(seat)} perd la rivière`,
    taxed: (event, context) => `La taxation fait perdre ${coins(event.coins)} à ${context.seat(event.seat)}`,
    'tax-bonus': (event, context) =>
      `La taxation rapporte ${coins(event.coins)} à ${context.seat(event.seat)}`,
    saved: ({ seat }, context) =>
      `${context.seat(seat)} met une carte de la pioche temporelle dans la pile de victoire`,
    jested: (event, context) =>
      `${context.seat(event.seat)} gagne ${coins(event.coins)} grâce aux saltimbanques`,
    arrived: (event, context) =>
      `${context.seat(event.seat)} gagne ${coins(event.coins)} grâce à ses personnages avant de choisir`,
    traded: (event, context) =>
      `${context.seat(event.seat)} commerce avec ${the(event.card)} et gagne ${coins(event.coins)}`,
    forwent: ({ seat, card: ship }, context) =>
      `${context.seat(seat)} commerce avec ${the(ship)} et renonce aux pièces d’or`,
    stored: ({ seat, card: ship }, context) => `${context.seat(seat)} place ${the(ship)} sous un marchand`,
    gave: (event, context) =>
      `${context.seat(event.seat)} fait gagner ${coins(event.coins)} à ${context.seat(event.other)}`,
    fee: ({ seat, other }, context) => `${context.seat(seat)} paie ${coins(1)} à ${context.seat(other)}`,
    recruited: ({ seat, card: person, cost }, context) =>
      cost === 0
        ? `${context.seat(seat)} recrute gratuitement ${the(person)}`
        : `${context.seat(seat)} recrute ${the(person)} pour ${coins(cost)}`,
    explored(event, context) {
      const gained = rewards(event.coins, facts.influence(event.card));
      const done = `${context.seat(event.seat)} complète ${expedition(event.card)} avec ${crew(event.persons)}`;
      return gained === '' ? done : `${done}\u00a0: ${gained}`;
    },
    counted: ({ seat, contract: id, step }, context) =>
      step === 1
        ? `${context.seat(seat)} place un marqueur sur la case 1 du contrat ${contract(id)}`
        : `${context.seat(seat)} avance son marqueur sur la case ${step} du contrat ${contract(id)}`,
    claimed(event, context) {
      const gained = rewards(event.coins, event.influence);
      const done = `${context.seat(event.seat)} remplit le contrat ${contract(event.contract)}`;
      return gained === '' ? done : `${done} et gagne ${gained}`;
    },
    passed: ({ seat }, context) => `${context.seat(seat)} ne prend pas de carte`,
    reshuffled: (event) => `La défausse (${cards(event.cards)}) est mélangée pour former une nouvelle pioche`,
    exchanged: (event) =>
      `Toutes les pièces d’or deviennent des jetons, et leurs ${cards(event.cards)} sont mélangées à la pioche`,
    standstill: ({ rounds }) =>
      rounds <= 1
        ? 'Il ne reste aucune carte et plus rien ne change, la partie s’arrête là'
        : `Rien n’a changé depuis ${rounds} tours de table, la partie s’arrête là`,
    ending: (event, context) =>
      `${context.seat(event.seat)} a ${influence(event.influence)}\u00a0: on termine le tour de table, puis la partie s’achève`,
    won: ({ victory }) =>
      `Tous les contrats sont remplis, la partie est gagnée\u202f! Votre grade\u00a0: ${RANKS[rankOf(victory)]}, avec ${cards(victory)} dans la pile de victoire`,
    lost: () =>
      `La pioche temporelle est vide et il reste des contrats à remplir\u00a0: la partie est perdue`,
  };
}
