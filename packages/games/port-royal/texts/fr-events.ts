import { rankOf } from '../src/coop.ts';
import type { CardWords, Facts } from './card-facts.ts';
import { cards, coins, contract, influence, rewards } from './fr-words.ts';
import type { OtherTexts, PortRoyalTexts } from './port-royal-texts.ts';

export const RANKS: PortRoyalTexts['ranks'] = {
  landlubber: 'Marin d’eau douce',
  sailor: 'Matelot',
  pirate: 'Pirate',
  captain: 'Capitaine',
  lord: 'Seigneur des Sept Mers',
};

export function events(facts: Facts, { a, crew, expedition, the }: CardWords): OtherTexts['events'] {
  return {
    'turn-began': ({ seat, turn }, scene) => `Tour ${turn}\u00a0: c’est à ${scene.seat(seat)} de jouer`,
    'set-aside': (event, scene) =>
      `${scene.seat(event.seat)} met ${cards(event.cards)} de la pioche temporelle dans la pile de victoire`,
    drew: ({ seat, card: drawn, from }, scene) =>
      from === 'time'
        ? `${scene.seat(seat)} tire de la pioche temporelle ${a(drawn)}`
        : `${scene.seat(seat)} révèle ${a(drawn)}`,
    gambled: (event, scene) =>
      `${scene.seat(event.seat)} tente un pari\u00a0: ${cards(event.cards)} d’un coup`,
    repelled: ({ seat, card: ship }, scene) => `${scene.seat(seat)} repousse ${the(ship)}`,
    kept: ({ seat, card: ship }, scene) =>
      `${scene.seat(seat)} repousse ${the(ship)} et garde ce navire pour le contrat ${contract('pirates-nest')}`,
    stopped: ({ seat }, scene) => `${scene.seat(seat)} s’arrête`,
    'nothing-left': () => 'On ne peut plus révéler de carte pendant ce tour, la Découverte est terminée',
    busted: ({ seat }, scene) => `Deux navires de même couleur\u00a0: ${scene.seat(seat)} perd la rivière`,
    taxed: (event, scene) => `La taxation fait perdre ${coins(event.coins)} à ${scene.seat(event.seat)}`,
    'tax-bonus': (event, scene) => `La taxation rapporte ${coins(event.coins)} à ${scene.seat(event.seat)}`,
    saved: ({ seat }, scene) =>
      `${scene.seat(seat)} met une carte de la pioche temporelle dans la pile de victoire`,
    jested: (event, scene) => `${scene.seat(event.seat)} gagne ${coins(event.coins)} grâce aux saltimbanques`,
    arrived: (event, scene) =>
      `${scene.seat(event.seat)} gagne ${coins(event.coins)} grâce à ses personnages avant de choisir`,
    traded: (event, scene) =>
      `${scene.seat(event.seat)} commerce avec ${the(event.card)} et gagne ${coins(event.coins)}`,
    forwent: ({ seat, card: ship }, scene) =>
      `${scene.seat(seat)} commerce avec ${the(ship)} et renonce aux pièces d’or`,
    stored: ({ seat, card: ship }, scene) => `${scene.seat(seat)} place ${the(ship)} sous un marchand`,
    gave: (event, scene) =>
      `${scene.seat(event.seat)} fait gagner ${coins(event.coins)} à ${scene.seat(event.other)}`,
    fee: ({ seat, other }, scene) => `${scene.seat(seat)} paie ${coins(1)} à ${scene.seat(other)}`,
    recruited: ({ seat, card: person, cost }, scene) =>
      cost === 0
        ? `${scene.seat(seat)} recrute gratuitement ${the(person)}`
        : `${scene.seat(seat)} recrute ${the(person)} pour ${coins(cost)}`,
    explored(event, scene) {
      const gained = rewards(event.coins, facts.influence(event.card));
      const done = `${scene.seat(event.seat)} complète ${expedition(event.card)} avec ${crew(event.persons)}`;
      return gained === '' ? done : `${done}\u00a0: ${gained}`;
    },
    counted: ({ seat, contract: id, step }, scene) =>
      step === 1
        ? `${scene.seat(seat)} place un marqueur sur la case 1 du contrat ${contract(id)}`
        : `${scene.seat(seat)} avance son marqueur sur la case ${step} du contrat ${contract(id)}`,
    claimed(event, scene) {
      const gained = rewards(event.coins, event.influence);
      const done = `${scene.seat(event.seat)} remplit le contrat ${contract(event.contract)}`;
      return gained === '' ? done : `${done} et gagne ${gained}`;
    },
    passed: ({ seat }, scene) => `${scene.seat(seat)} ne prend pas de carte`,
    reshuffled: (event) => `La défausse (${cards(event.cards)}) est mélangée pour former une nouvelle pioche`,
    exchanged: (event) =>
      `Toutes les pièces d’or deviennent des jetons, et leurs ${cards(event.cards)} sont mélangées à la pioche`,
    standstill: ({ rounds }) =>
      rounds <= 1
        ? 'Il ne reste aucune carte et plus rien ne change, la partie s’arrête là'
        : `Rien n’a changé depuis ${rounds} tours de table, la partie s’arrête là`,
    ending: (event, scene) =>
      `${scene.seat(event.seat)} a ${influence(event.influence)}\u00a0: on termine le tour de table, puis la partie s’achève`,
    won: ({ victory }) =>
      `Tous les contrats sont remplis, la partie est gagnée\u202f! Votre grade\u00a0: ${RANKS[rankOf(victory)]}, avec ${cards(victory)} dans la pile de victoire`,
    lost: () =>
      `La pioche temporelle est vide et il reste des contrats à remplir\u00a0: la partie est perdue`,
  };
}
