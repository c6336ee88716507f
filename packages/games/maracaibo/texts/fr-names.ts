/** The French names of nations, goods, symbols, places and titles. */
import type { Credit } from '../src/names.ts';
import type { MaracaiboTexts, Names } from './maracaibo-texts.ts';

export const NATIONS: MaracaiboTexts['nations'] = {
  france: 'France',
  spain: 'Espagne',
  england: 'Angleterre',
};

/** « auprès de la France », « un cube français » */
export const WITH_ARTICLE: Names = { france: 'la France', spain: 'l’Espagne', england: 'l’Angleterre' };
export const CUBES: Names = { france: 'cube français', spain: 'cube espagnol', england: 'cube anglais' };

export const GOODS: MaracaiboTexts['goods'] = { sugar: 'sucre', tobacco: 'tabac', corn: 'maïs' };
export const ITEMS: MaracaiboTexts['items'] = {
  book: 'livre',
  spyglass: 'longue-vue',
  herb: 'herbe médicinale',
  map: 'carte',
};
/** One and more than one: « 1 livre », « 2 livres »; a map is an object, lest it be taken for a project card. */
export const ITEM_COUNTS: Readonly<Record<keyof typeof ITEMS, readonly [one: string, many: string]>> = {
  book: ['1 livre', 'livres'],
  spyglass: ['1 longue-vue', 'longues-vues'],
  herb: ['1 herbe médicinale', 'herbes médicinales'],
  map: ['1 objet carte', 'objets carte'],
};
export const ONE_ITEM: Readonly<Record<keyof typeof ITEMS, string>> = {
  book: 'un livre',
  spyglass: 'une longue-vue',
  herb: 'une herbe médicinale',
  map: 'un objet carte',
};
export const SYNERGIES: MaracaiboTexts['synergies'] = {
  medal: 'médaille',
  house: 'maison',
  crown: 'couronne',
  anchor: 'ancre',
  scales: 'balance',
};
export const LINES: MaracaiboTexts['lines'] = {
  red: 'ligne rouge',
  blue: 'ligne bleue',
  green: 'ligne verte',
};

/** Every stop on the way home goes by this name. */
export const HOMEWARD = 'Retour à bon port';

export const LOCATIONS: Names = {
  H: 'La Havane',
  1: 'Santiago',
  2: 'Baracoa',
  3: 'La Tortue',
  4: 'Puerto Plata',
  5: 'Santo Domingo',
  6: 'San Juan',
  7: 'St. Kitts',
  8: 'Martinique',
  9: 'Cumaná',
  '9a': 'Santo Tomé',
  10: 'Caracas',
  11: 'Maracaibo',
  12: 'Île-à-Vache',
  13: 'Port Royal',
  14: 'Carthagène',
  15: 'Portobelo',
  '15a': 'Panamá',
  16: 'Bluefields',
  17: 'Puerto Cabezas',
  18: 'Grand Caïman',
  19: 'Cozumel',
  20: HOMEWARD,
  '21a': HOMEWARD,
  '21b': HOMEWARD,
  22: HOMEWARD,
};

export const CAREERS: Names = {
  courage: 'Courage',
  wealth: 'Richesse',
  experience: 'Expérience',
  ambition: 'Ambition',
  renown: 'Renommée',
  daring: 'Audace',
  cunning: 'Ruse',
  'french-armada': 'Armada française',
  'spanish-armada': 'Armada espagnole',
  'english-armada': 'Armada anglaise',
};

export const SCORES: Readonly<Record<Credit, string>> = {
  cards: 'Cartes Projet',
  prestige: 'Bâtiments de prestige',
  income: 'Revenu en points de victoire',
  track: 'Piste Revenu des doublons',
  majority: 'Plus grande influence',
  nobility: 'Rangs de noblesse',
  quests: 'Quêtes',
  explorer: 'Exploration',
  combat: 'Combat',
  upgrades: 'Améliorations de navire',
  careers: 'Carrière',
  spies: 'Espions',
  cities: 'Villes',
  villages: 'Villages',
  homeward: HOMEWARD,
  legacy: 'Tuiles Héritage',
  scoring: 'Décomptes sans achat',
};

/** The end of « Anne marque 3\u00a0PV … ». */
export const CREDITED: Readonly<Record<Credit, string>> = {
  cards: 'grâce à ses cartes',
  prestige: 'grâce à ses bâtiments de prestige',
  income: 'de revenu',
  track: 'pour la piste Revenu des doublons',
  majority: 'pour la plus grande influence',
  nobility: 'pour son rang de noblesse',
  quests: 'grâce à une quête',
  explorer: 'en explorant',
  combat: 'au combat',
  upgrades: 'grâce à une amélioration de navire',
  careers: 'grâce à sa carrière',
  spies: 'grâce à ses espions',
  cities: 'dans une ville',
  villages: 'dans un village',
  homeward: 'en rentrant à bon port',
  legacy: 'grâce à une tuile Héritage',
  scoring: 'au lieu d’acheter',
};
