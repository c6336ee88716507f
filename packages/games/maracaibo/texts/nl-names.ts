/** The Dutch names of nations, goods, symbols, places and titles. */
import type { Credit } from '../src/names.ts';
import type { MaracaiboTexts, Names } from './maracaibo-texts.ts';

export const NATIONS: MaracaiboTexts['nations'] = {
  france: 'Frankrijk',
  spain: 'Spanje',
  england: 'Engeland',
};
/** "een Franse landmarker" */
export const ADJECTIVES: Names = { france: 'Franse', spain: 'Spaanse', england: 'Engelse' };

export const GOODS: MaracaiboTexts['goods'] = { sugar: 'suiker', tobacco: 'tabak', corn: 'maïs' };
export const ITEMS: MaracaiboTexts['items'] = {
  book: 'boek',
  spyglass: 'verrekijker',
  herb: 'geneeskrachtig kruid',
  map: 'schatkaart',
};
/** One and more than one: "1 boek", "2 boeken". */
export const ITEM_COUNTS: Readonly<Record<keyof typeof ITEMS, readonly [one: string, many: string]>> = {
  book: ['1 boek', 'boeken'],
  spyglass: ['1 verrekijker', 'verrekijkers'],
  herb: ['1 geneeskrachtig kruid', 'geneeskrachtige kruiden'],
  map: ['1 schatkaart', 'schatkaarten'],
};
export const SYNERGIES: MaracaiboTexts['synergies'] = {
  medal: 'medaille',
  house: 'huis',
  crown: 'kroon',
  anchor: 'anker',
  scales: 'weegschaal',
};
export const LINES: MaracaiboTexts['lines'] = {
  red: 'rode grens',
  blue: 'blauwe grens',
  green: 'groene grens',
};

export const LOCATIONS: Names = {
  H: 'Havana',
  1: 'Santiago',
  2: 'Baracoa',
  3: 'Tortuga',
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
  14: 'Cartagena',
  15: 'Portobelo',
  '15a': 'Panamá',
  16: 'Bluefields',
  17: 'Puerto Cabezas',
  18: 'Grand Cayman',
  19: 'Cozumel',
  20: 'Huiswaarts-veld',
  '21a': 'Huiswaarts-veld',
  '21b': 'Huiswaarts-veld',
  22: 'Huiswaarts-veld',
};

export const CAREERS: Names = {
  courage: 'Moed',
  wealth: 'Rijkdom',
  experience: 'Ervaring',
  ambition: 'Ambitie',
  renown: 'Faam',
  daring: 'Durf',
  cunning: 'List',
  'french-armada': 'Franse armada',
  'spanish-armada': 'Spaanse armada',
  'english-armada': 'Engelse armada',
};

export const SCORES: Readonly<Record<Credit, string>> = {
  cards: 'Projectkaarten',
  prestige: 'Prestigegebouwen',
  income: 'Punteninkomsten',
  track: 'Dubloenen-inkomstenspoor',
  majority: 'Meeste invloed',
  nobility: 'Banieren',
  quests: 'Missies',
  explorer: 'Verkenner',
  combat: 'Gevechten',
  upgrades: 'Scheepsupgrades',
  careers: 'Carrière',
  spies: 'Assistenten',
  cities: 'Steden',
  villages: 'Dorpen',
  homeward: 'Huiswaarts',
  legacy: 'Legacy-tegels',
  scoring: 'Tellingen zonder aankoop',
};

/** The end of "Anne krijgt 3 OP …". */
export const CREDITED: Readonly<Record<Credit, string>> = {
  cards: 'voor kaarten',
  prestige: 'voor prestigegebouwen',
  income: 'aan inkomsten',
  track: 'voor het dubloenen-inkomstenspoor',
  majority: 'voor de meeste invloed',
  nobility: 'voor invloed',
  quests: 'voor een missie',
  explorer: 'voor het verkennen',
  combat: 'in een gevecht',
  upgrades: 'voor een scheepsupgrade',
  careers: 'voor de carrière',
  spies: 'voor assistenten',
  cities: 'in een stad',
  villages: 'in een dorp',
  homeward: 'op weg naar huis',
  legacy: 'voor een legacy-tegel',
  scoring: 'in plaats van een aankoop',
};
