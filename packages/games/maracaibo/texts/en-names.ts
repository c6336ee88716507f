/** The English names of nations, goods, symbols, places and titles. */
import type { Credit } from '../src/names.ts';
import type { MaracaiboTexts, Names } from './maracaibo-texts.ts';

export const NATIONS: MaracaiboTexts['nations'] = { france: 'France', spain: 'Spain', england: 'England' };
export const GOODS: MaracaiboTexts['goods'] = { sugar: 'sugar', tobacco: 'tobacco', corn: 'corn' };
export const ITEMS: MaracaiboTexts['items'] = {
  book: 'book',
  spyglass: 'spyglass',
  herb: 'healing herb',
  map: 'map',
};
export const SYNERGIES: MaracaiboTexts['synergies'] = {
  medal: 'medal',
  house: 'house',
  crown: 'crown',
  anchor: 'anchor',
  scales: 'scales',
};
export const LINES: MaracaiboTexts['lines'] = { red: 'red line', blue: 'blue line', green: 'green line' };

/** One and more than one: "1 map", "2 maps". */
export const ITEM_COUNTS: Readonly<Record<keyof typeof ITEMS, readonly [one: string, many: string]>> = {
  book: ['1 book', 'books'],
  spyglass: ['1 spyglass', 'spyglasses'],
  herb: ['1 healing herb', 'healing herbs'],
  map: ['1 map', 'maps'],
};

export const ONE_ITEM: Readonly<Record<keyof typeof ITEMS, string>> = {
  book: 'a book',
  spyglass: 'a spyglass',
  herb: 'a healing herb',
  map: 'a map',
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
  20: 'Homeward',
  '21a': 'Homeward',
  '21b': 'Homeward',
  22: 'Homeward',
};

export const CAREERS: Names = {
  courage: 'Courage',
  wealth: 'Wealth',
  experience: 'Experience',
  ambition: 'Ambition',
  renown: 'Renown',
  daring: 'Daring',
  cunning: 'Cunning',
  'french-armada': 'French armada',
  'spanish-armada': 'Spanish armada',
  'english-armada': 'English armada',
};

export const SCORES: Readonly<Record<Credit, string>> = {
  cards: 'Project cards',
  prestige: 'Prestige buildings',
  income: 'Point income',
  track: 'Doubloon income track',
  majority: 'Most influence',
  nobility: 'Nobility',
  quests: 'Quests',
  explorer: 'Explorer',
  combat: 'Combat',
  upgrades: 'Ship upgrades',
  careers: 'Career',
  spies: 'Spies',
  cities: 'Cities',
  villages: 'Villages',
  homeward: 'Homeward',
  legacy: 'Legacy tiles',
  scoring: 'Not buying at a scoring',
};

/** The end of "Anne scores 3 VP …". */
export const CREDITED: Readonly<Record<Credit, string>> = {
  cards: 'from cards',
  prestige: 'from prestige buildings',
  income: 'from income',
  track: 'from the doubloon income track',
  majority: 'for the most influence',
  nobility: 'for influence',
  quests: 'from quests',
  explorer: 'from exploring',
  combat: 'in combat',
  upgrades: 'from ship upgrades',
  careers: 'from a career',
  spies: 'from spies',
  cities: 'in a city',
  villages: 'in a village',
  homeward: 'on the way home',
  legacy: 'from a legacy tile',
  scoring: 'instead of buying',
};
