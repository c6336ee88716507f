import type { Colour, PersonType } from '../src/content.ts';
import type { CardTopic, Explained } from './port-royal-texts.ts';

interface Person extends Explained {
  /** With its article. */
  readonly a: string;
  readonly plural: string;
}

export const COLOURS: Readonly<Record<Colour, string>> = {
  yellow: 'yellow',
  blue: 'blue',
  green: 'green',
  red: 'red',
  black: 'black',
  ares: 'Ares',
};

export const SHIPS: Readonly<Record<Colour, string>> = {
  yellow: 'pinnace',
  blue: 'flute',
  green: 'barque',
  red: 'frigate',
  black: 'galleon',
  ares: 'ship of the Ares pirates',
};

export const PERSONS: Readonly<Record<PersonType, Person>> = {
  trader: {
    name: 'trader',
    a: 'a trader',
    plural: 'traders',
    help: 'Each time you trade with a ship of this trader’s colour, you gain 1 coin more. Traders of the same colour add up, and one recruited this turn already counts for your next ship.',
  },
  settler: {
    name: 'settler',
    a: 'a settler',
    plural: 'settlers',
    help: 'Can be discarded for one house of an expedition. The settler’s influence is lost, but the expedition brings more.',
  },
  captain: {
    name: 'captain',
    a: 'a captain',
    plural: 'captains',
    help: 'Can be discarded for one anchor of an expedition. The captain’s influence is lost, but the expedition brings more.',
  },
  priest: {
    name: 'priest',
    a: 'a priest',
    plural: 'priests',
    help: 'Can be discarded for one cross of an expedition. The priest’s influence is lost, but the expedition brings more.',
  },
  jack: {
    name: 'jack of all trades',
    a: 'a jack of all trades',
    plural: 'jacks of all trades',
    help: 'Can be discarded for one anchor, one cross or one house of an expedition, as you like. For contracts a jack of all trades never stands in for anyone else.',
  },
  sailor: {
    name: 'sailor',
    a: 'a sailor',
    plural: 'sailors',
    help: 'Bears 1 sabre. Add up the sabres of all your sailors and pirates to repel ships; they also count for the sabre tax. Sabres are never used up.',
  },
  pirate: {
    name: 'pirate',
    a: 'a pirate',
    plural: 'pirates',
    help: 'Bears 2 sabres. Add up the sabres of all your sailors and pirates to repel ships; they also count for the sabre tax. Sabres are never used up.',
  },
  senorita: {
    name: 'señorita',
    a: 'a señorita',
    plural: 'señoritas',
    help: 'Every person you recruit costs 1 coin less, but never less than nothing. Señoritas add up, and one recruited this turn already helps with the next person. The coin for the active player stays.',
  },
  jester: {
    name: 'jester',
    a: 'a jester',
    plural: 'jesters',
    help: 'Brings 1 coin if the harbour is empty when your turn to choose comes. After a bust, jesters pay all players, the active one included. A jester recruited this turn does not pay yet.',
  },
  admiral: {
    name: 'admiral',
    a: 'an admiral',
    plural: 'admirals',
    help: 'Brings 2 coins if the harbour holds at least 5 cards when your turn to choose comes. Expeditions and taxes do not count as harbour cards. An admiral recruited this turn does not pay yet.',
  },
  governor: {
    name: 'governor',
    a: 'a governor',
    plural: 'governors',
    help: 'Lets you take 1 more card when your turn to choose comes, active or not. If you are not active, you pay the active player 1 coin for each card. A governor recruited this turn does not help yet.',
  },
  merchant: {
    name: 'merchant',
    a: 'a merchant',
    plural: 'merchants',
    help: 'When you trade with a ship of this merchant’s colour, you may put it under the merchant instead of discarding it. You get its coins all the same, and the ship is worth 1 influence. A merchant can hold any number of ships.',
  },
  passenger: {
    name: 'passenger',
    a: 'a passenger',
    plural: 'passengers',
    help: 'Has no ability, but a good deal of influence for the price.',
  },
  gambler: {
    name: 'gambler',
    a: 'a gambler',
    plural: 'gamblers',
    help: 'Once in your turn as active player, turn over four cards at one go. None of those ships can be repelled, and only after the fourth are the colours compared. If it goes well, discovery ends and you may take 1 more card; only another gambler can go on.',
  },
  gunner: {
    name: 'gunner',
    a: 'a gunner',
    plural: 'gunners',
    help: 'Brings as many coins as there are ships in the harbour when your turn to choose comes, minus 1. With no ship there is nothing to gain and nothing to pay. A gunner recruited this turn does not pay yet.',
  },
  viceadmiral: {
    name: 'vice-admiral',
    a: 'a vice-admiral',
    plural: 'vice-admirals',
    help: 'Brings 1 coin if the harbour holds exactly 3 or 4 cards when your turn to choose comes. Expeditions and taxes do not count as harbour cards. A vice-admiral recruited this turn does not pay yet.',
  },
  clerk: {
    name: 'clerk',
    a: 'a clerk',
    plural: 'clerks',
    help: 'Each time you trade with a ship of this clerk’s colour, you may take 1 more card. If you are not active, you pay the active player 1 coin for that card too.',
  },
  tybuk: {
    name: 'Tybuk brother',
    a: 'a Tybuk brother',
    plural: 'Tybuk brothers',
    help: 'Each of the three brothers bears sabres: one, two and three. They repel ships and count for the sabre tax like those of sailors and pirates.',
  },
  sentinel: {
    name: 'sentinel',
    a: 'a sentinel',
    plural: 'sentinels',
    help: 'Once in your turn as active player you may look at the next 3 cards of the draw pile. You discard 2 of them without effect and put the third back on top. Nobody else sees which card comes next.',
  },
  innkeeper: {
    name: 'innkeeper',
    a: 'an innkeeper',
    plural: 'innkeepers',
    help: 'Brings 1 crown if there are at least 4 persons in the harbour when your turn to choose comes. In your part of trade and recruit you may also sell one bread or rum you have kept, at the price on the card. An innkeeper recruited this turn does neither.',
  },
};

export const CARDS: Readonly<Record<CardTopic, Explained>> = {
  ship: {
    name: 'ship',
    help: 'The player who trades with a ship gains its coins. The sabres show how many you need to repel it when you turn it over; a ship with a skull can never be repelled.',
  },
  'gift-ship': {
    name: 'ship with a gift',
    help: 'The player who trades with this ship gains its coins, and another player of their choice gains 1 coin from the draw pile. In solo play the gift is ignored.',
  },
  expedition: {
    name: 'expedition',
    help: 'Lies on the table until an active player completes it, by discarding one fitting person for each symbol. It brings coins once and stays with its owner for its influence.',
  },
  'special-expedition': {
    name: 'special expedition',
    help: 'Used with five players only. It lies on the table from the start and can be completed like any other expedition.',
  },
  'sabre-tax': {
    name: 'tax: most sabres',
    help: 'Every player with 12 coins or more loses half of them, rounded down. Then the player with the most sabres gains 1 coin; if several are tied, they all do.',
  },
  'influence-tax': {
    name: 'tax: least influence',
    help: 'Every player with 12 coins or more loses half of them, rounded down. Then the player with the least influence gains 1 coin; if several are tied, they all do.',
  },
  'sets-sail-tax': {
    name: 'tax: least influence',
    help: 'Every player with 9 coins or more goes down to 8. Then the player with the least influence gains 1 coin; if several are tied, they all do.',
  },
  coin: {
    name: 'coin',
    help: 'A card lying face down, worth 1 coin. Nobody knows what is on its other side, not even its owner.',
  },
  contract: {
    name: 'contract',
    help: 'Meet its conditions and put a marker on its leftmost free space, which may bring coins. Several players can fulfil the same contract, but each of them only once.',
  },
  'time-pile': {
    name: 'time pile',
    help: 'The first card of each turn comes from here, and the pile is never refilled. If a turn must begin while it is empty and a contract is still open, the game is lost.',
  },
  'victory-pile': {
    name: 'victory pile',
    help: 'Time cards put aside, face down and out of play. Each is 1 point for your rank if you win.',
  },
};
