/** What events of a box with other values do, in French. */
import type { Effect, Whom } from '../src/adventure/content.ts';
import { aShip, capital, cards, coins, crowns, sabres, shipsOf, times } from './fr-words.ts';

function who(whom: Whom, from = 0): string {
  switch (whom) {
    case 'active':
      return 'Le joueur actif';
    case 'all':
      return 'Chaque joueur';
    case 'fewest-coins':
      return 'Chaque joueur qui a le moins de pièces d’or';
    case 'coins':
      return `Chaque joueur qui a au moins ${coins(from)}`;
    case 'sabres':
      return `Chaque joueur qui a au moins ${sabres(from)}`;
  }
}

const IN = {
  cooperative: 'en mode coopératif seulement',
  competitive: 'en mode compétitif seulement',
} as const;

export function effect(does: Effect): string {
  switch (does.does) {
    case 'gain':
    case 'pay': {
      const told = `${who(does.for, does.from)} ${does.does === 'gain' ? 'gagne' : 'paie'} ${coins(does.coins)}`;
      return does.in === undefined ? `${told}.` : `${told}, ${IN[does.in]}.`;
    }
    case 'sell-crowns':
      return does.most === 1
        ? `${who(does.for)} peut acheter 1 couronne pour ${coins(does.price)}.`
        : `${who(does.for)} peut acheter jusqu’à ${crowns(does.most)}, pour ${coins(does.price)} chacune.`;
    case 'first-ship':
      return `On révèle jusqu’à ${cards(does.cards)}, en s’arrêtant sur ${aShip(does.colour)}. Celui-ci ouvre la rivière, et les autres cartes sont défaussées sans effet.`;
    case 'look-and-place':
      return `Le joueur actif regarde jusqu’à ${cards(does.cards)} de la pioche et peut placer un navire ou un personnage dans la rivière. Les autres sont défaussées sans effet.`;
    case 'return-ships':
      return `Tous les ${shipsOf(does.colour)} de la défausse retournent dans la pioche.`;
    case 'month-end':
      return 'L’histoire continue comme l’indique la mission la plus récente.';
    case 'sell-marker':
      return `Chaque joueur peut ranger un marqueur dans la boîte pour ${coins(does.price)}.`;
    case 'new-month':
      return 'Puis les événements sont retournés dans le même ordre, avec un nouveau au sommet.';
    case 'ship-bonus':
      return does.for === 'active'
        ? `Pendant ce tour, chaque navire vendu par le joueur actif rapporte ${coins(does.coins)} de plus.`
        : `Pendant ce tour, chaque navire rapporte ${coins(does.coins)} de plus au joueur qui le vend.`;
    case 'cheap-crew':
      return `Pendant ce tour, chaque personnage coûte ${coins(does.coins)} de moins ${does.for === 'active' ? 'au joueur actif' : 'à tous les joueurs'}.`;
    case 'free-repel':
      return `${capital(times(does.times))} pendant ce tour, le joueur actif peut repousser un navire sans avoir assez de sabres, sauf s’il porte une tête de mort.`;
    case 'hard-repel':
      return `Pendant ce tour, il faut ${sabres(does.sabres)} de plus pour repousser un navire.`;
    case 'least-harbour':
      return `Le joueur actif ne peut pas s’arrêter avant que la rivière compte ${cards(does.cards)}.`;
    case 'extra-cards':
      return `Pendant ce tour, le joueur actif peut prendre ${cards(does.cards)} de plus.`;
    case 'free-port':
      return `Pendant ce tour, personne ne paie le joueur actif pour ses cartes, ces pièces d’or viennent de la pioche. Un joueur seul gagne ${coins(does.alone)}.`;
    case 'regatta':
      return `Si la rivière compte des navires d’au moins ${does.colours} couleurs quand il s’arrête, le joueur actif gagne ${crowns(does.crowns)}.`;
  }
}
