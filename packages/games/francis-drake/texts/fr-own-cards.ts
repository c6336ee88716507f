/** Places of a street with other gifts, in French. */
import type { Content } from '../src/content.ts';
import { french } from './fr.ts';
import { HELP } from './fr-help.ts';
import { DESTINATIONS, PLACES } from './fr-names.ts';
import { crew as someCrew, gifts, list, points } from './fr-words.ts';
import type { OwnCardWords } from './own-cards.ts';
import { ownCardTexts } from './own-cards.ts';

const WORDS: OwnCardWords = {
  queen: 'Prenez ce que le cercle montre. Un galion remplace votre frégate.',
  tavern: (rolls) => {
    const told = rolls.map(({ from, to, crew }) => {
      const total = to === undefined ? `${from} ou plus` : to === from ? `${from}` : `${from} à ${to}`;
      const gain = crew === 0 ? 'le Bateau Fantôme' : someCrew(crew);
      return `${total}\u00a0: ${gain}`;
    });
    return `Lancez le dé et ajoutez ce que le cercle montre. ${told.join('\u202f; ')}.`;
  },
  pinnace:
    'Prenez ce que le cercle montre. Avec un canot, vous ignorez les canons de tous les forts pendant ce voyage.',
  shipyard: 'Prenez ce que le cercle montre. Seuls les galions attaquent les galions.',
  informer:
    'Prenez ce que le cercle montre. Quand tous les disques de mission sont posés, vous pouvez regarder les disques d’une destination et échanger deux des vôtres, ou regarder le jeton d’une destination et déplacer votre disque.',
  drake:
    'Pour deux disques en deux tours, vous recevez ce que le cercle montre, et un membre d’équipage ou un canon de plus au choix. Personne d’autre ne peut venir ici.',
  investor: (cost, choices) =>
    `Une fois dans la partie, pour ${points(cost)}\u00a0: ${choices.join(', ou ')}.`,
  docks: (choices) => `Chacun peut s’arrêter ici en dernier, pour ${choices.join(', ou ')}.`,
  gifts,
  home: (points) => {
    const now = 'Vous pouvez rentrer maintenant ou aller à votre prochaine mission.';
    if (points.length === 0) return now;
    return `${now} Les premiers rentrés, avant le disque 4 et avec une conquête, marquent ${list(points.map(String))}\u00a0PV, dans cet ordre.`;
  },
};

export const ownCards = (content: Content): ReturnType<typeof ownCardTexts> =>
  ownCardTexts(content, WORDS, { places: PLACES, help: HELP, destinations: DESTINATIONS, told: french });
