import type { PageWords } from '@captains-table/kernel';
import type { Page } from '../src/index.ts';

export const pages: Readonly<Record<Page, PageWords>> = {
  departure: {
    title: 'Larguez tout',
    text: [
      'La marée n’attend pas. Le maître du port non plus\u00a0: il a compté douze marins et quatorze chapeaux.',
      'Personne à bord ne sait expliquer les deux chapeaux. Tout le monde vient de se rappeler une affaire urgente dans la cale.',
    ],
    caption: 'Deux chapeaux de trop',
    recap: 'Un équipage avec plus de chapeaux que de marins a quitté le port.',
  },
  ice: {
    title: 'Eaux blanches',
    text: [
      'Le vent du nord a un goût de fer. La nuit, la glace chante contre la coque, et le coq lui répond.',
      'Au matin, un ours se tient sur la banquise la plus proche. Il regarde les chapeaux.',
    ],
    caption: 'De la glace à la proue',
    recap: 'Le navire a mis le cap au nord, où la glace chante.',
  },
  calm: {
    title: 'Pas un souffle',
    text: [
      'Neuf jours durant, les voiles pendent comme du linge. La mer est si plate que le rat en cherche le bord.',
      'Le dixième jour, quelqu’un siffle, et chacun fait semblant de ne rien espérer.',
    ],
    caption: 'Une mer d’huile',
    recap: 'Le navire est allé au sud et n’a pas eu de vent pendant neuf jours.',
  },
  landfall: {
    title: 'Un trait à l’horizon',
    text: [
      'C’est d’abord un nuage, puis un trait, puis une odeur de fumée et d’oranges.',
      'Le capitaine ordonne des chemises propres. Il y en a trois\u00a0: on tire au sort.',
    ],
    caption: 'La terre, ou presque',
    recap: 'La terre est apparue, et trois chemises propres ont été tirées au sort.',
  },
  storm: {
    title: 'Retour en arrière',
    text: [
      'La tempête prend la carte, la bouilloire et presque toute l’assurance. Elle rend le navire, loin derrière.',
      'Bon, dit le bosco, maintenant on connaît le chemin.',
    ],
    caption: 'Un navire sans bouilloire',
    recap: 'Une tempête a ramené le navire en arrière, plus sage et sans bouilloire.',
  },
  'open-sea': {
    title: 'Hors de vue',
    text: [
      'Le port n’est plus qu’une histoire. Les deux chapeaux montent sur le pont, avec quelqu’un dessous.',
      'Ils savent cuisiner, disent-ils. C’est la meilleure nouvelle de la semaine.',
    ],
    caption: 'Des visages sous les chapeaux',
    recap: 'Les clandestins sont montés sur le pont, et ils savaient cuisiner.',
  },
  coast: {
    title: 'Le long de la côte',
    text: [
      'Là où l’eau est brune et les oiseaux bruyants, il y a une côte. Elle défile deux jours, pleine de gens qui font signe.',
      'Nul ne sait s’ils disent venez ou partez.',
    ],
    caption: 'Des gens qui font signe',
    recap: 'Le navire a longé une côte où tout le monde faisait signe.',
  },
  home: {
    title: 'Douze marins, quatorze chapeaux',
    text: [
      'Sur le quai, le maître du port compte. Quatorze chapeaux, quatorze marins.',
      'Il l’écrit deux fois, secoue la tête et demande ce qu’il y a à dîner.',
    ],
    caption: 'Le compte est bon',
    recap: 'Quatorze chapeaux et quatorze marins sont rentrés au port.',
  },
};
