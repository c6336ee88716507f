import type { Choice } from '../src/index.ts';
import type { FrancisDrakeTexts } from './francis-drake-texts.ts';

const CREW =
  'Prenez autant de membres d’équipage que le cercle en montre. Ils attaquent les villes et les forts.';
const GUNS = 'Prenez autant de canons que le cercle en montre. Ils attaquent les forts et les galions.';
const SUPPLIES =
  'Prenez autant de barils que le cercle en montre. Chaque baril mène une zone plus loin\u202f; sans baril, on ne navigue pas.';

export const PLACES: FrancisDrakeTexts['places'] = {
  'crew-a': { name: 'Équipage I', help: CREW },
  'crew-b': { name: 'Équipage II', help: CREW },
  'guns-a': { name: 'Canons I', help: GUNS },
  'guns-b': { name: 'Canons II', help: GUNS },
  'supplies-a': { name: 'Provisions I', help: SUPPLIES },
  'supplies-b': { name: 'Provisions II', help: SUPPLIES },
  queen: {
    name: 'La Reine',
    help: 'Votre frégate devient un galion, et vous prenez 1 canon et 1 article de commerce.',
  },
  trade: {
    name: 'Commerce',
    help: 'Prenez autant d’articles de commerce que le cercle en montre. Dans un port de commerce, chacun s’échange contre une des marchandises présentes.',
  },
  tavern: {
    name: 'Taverne',
    help: 'Lancez le dé\u202f; le premier visiteur ajoute 1. Sur 1 ou 2, le Bateau Fantôme vous est prêté\u202f; 3 ou 4 donne 2 membres d’équipage, 5 ou plus en donne 3.',
  },
  pinnace: {
    name: 'Canot',
    help: 'Prenez un canot\u202f; le premier visiteur prend aussi 1 membre d’équipage. Avec lui, vous ignorez les canons de tous les forts pendant ce voyage.',
  },
  admiral: {
    name: 'Amiral',
    help: 'Avant de naviguer, vous posez en secret les trois jetons Frégates. À la fin du voyage, vous marquez 1\u00a0PV par or non réclamé.',
  },
  shipyard: {
    name: 'Chantier naval',
    help: 'Votre frégate devient un galion\u202f; le premier visiteur prend aussi 1 canon. Seuls les galions attaquent les galions.',
  },
  informer: {
    name: 'Informateur',
    help: 'Prenez 1 article de commerce. Quand tous les disques de mission sont posés, vous pouvez regarder les disques d’une destination et échanger deux des vôtres, ou regarder le jeton d’une destination et déplacer votre disque.',
  },
  drake: {
    name: 'Drake',
    help: 'Pour deux disques en deux tours, vous recevez 2 membres d’équipage, 2 canons et un de plus au choix. Personne d’autre ne peut venir ici.',
  },
  governor: {
    name: 'Gouverneur',
    help: 'Avant de naviguer, vous posez en secret les quatre jetons Troupes et gagnez une place dans l’ordre de navigation. À la fin du voyage, vous marquez 1\u00a0PV par argent non réclamé.',
  },
  'golden-hind': {
    name: 'Golden Hind',
    help: 'Vous recevez un disque de mission de plus pour ce voyage. Il est résolu avant tous les autres.',
  },
  investor: {
    name: 'Investisseur',
    help: 'Une fois dans la partie, pour 4\u00a0PV\u00a0: 1 membre d’équipage et 2 canons, ou 2 membres et 1 canon, ou un galion.',
  },
  docks: {
    name: 'Quais',
    help: 'Chacun peut s’arrêter ici en dernier, pour 1 membre d’équipage, 1 canon ou 1 baril.',
  },
};

/** Where somebody stops, in a sentence. */
export const AT_PLACE: Readonly<Record<keyof typeof PLACES, string>> = {
  'crew-a': 'à Équipage I',
  'crew-b': 'à Équipage II',
  'guns-a': 'à Canons I',
  'guns-b': 'à Canons II',
  'supplies-a': 'à Provisions I',
  'supplies-b': 'à Provisions II',
  queen: 'chez la Reine',
  trade: 'à Commerce',
  tavern: 'à la taverne',
  pinnace: 'aux canots',
  admiral: 'chez l’amiral',
  shipyard: 'au chantier naval',
  informer: 'chez l’informateur',
  drake: 'chez Drake',
  governor: 'chez le gouverneur',
  'golden-hind': 'sur le Golden Hind',
  investor: 'chez l’investisseur',
  docks: 'aux quais',
};

export const DESTINATIONS: FrancisDrakeTexts['destinations'] = {
  'san-juan': 'San Juan',
  'santo-domingo': 'Santo Domingo',
  cumana: 'Cumaná',
  'puerto-cabello': 'Puerto Cabello',
  'santiago-de-cuba': 'Santiago de Cuba',
  cartagena: 'Cartagena',
  'rio-de-la-hacha': 'Río de la Hacha',
  'galleon-jamaica': 'le galion de la Jamaïque',
  panama: 'Panama',
  portobelo: 'Portobelo',
  granada: 'Granada',
  'galleon-nicaragua': 'le galion du Nicaragua',
  veracruz: 'Veracruz',
  'galleon-campeche': 'le galion de Campeche',
};

export const KINDS: FrancisDrakeTexts['kinds'] = {
  town: 'ville',
  fort: 'fort',
  galleon: 'galion',
  trade: 'port de commerce',
};

export const GOODS: FrancisDrakeTexts['goods'] = {
  indigo: 'indigo',
  sugar: 'sucre',
  coffee: 'café',
  tobacco: 'tabac',
};

/** Goods with their partitive article. */
export const SOME_GOODS: FrancisDrakeTexts['goods'] = {
  indigo: 'de l’indigo',
  sugar: 'du sucre',
  coffee: 'du café',
  tobacco: 'du tabac',
};

export const TREASURES: FrancisDrakeTexts['treasures'] = { silver: 'argent', gold: 'or', jewel: 'bijou' };

export const OFFICES: FrancisDrakeTexts['offices'] = {
  admiral: 'Amiral',
  governor: 'Gouverneur',
  informer: 'Informateur',
};

export const CHOICES: Readonly<Record<Choice, string>> = {
  crew: '1 membre d’équipage',
  gun: '1 canon',
  barrel: '1 baril',
  'more-crew': '2 membres d’équipage et 1 canon',
  'more-guns': '1 membre d’équipage et 2 canons',
  galleon: 'un galion',
};

export const DISCS: FrancisDrakeTexts['discs'] = {
  hind: 'le Golden Hind',
  '1': 'le disque 1',
  '2': 'le disque 2',
  '3': 'le disque 3',
  '4': 'le disque 4',
  ghost: 'le Bateau Fantôme',
};

export const PHASES: FrancisDrakeTexts['phases'] = {
  street: 'Approvisionnement',
  prepare: 'Se préparer à naviguer',
  chart: 'Poser les missions',
  informer: 'L’informateur',
  missions: 'Les missions',
  over: 'Fin de la partie',
};
