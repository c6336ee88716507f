import type { Choice } from '../src/index.ts';
import type { FrancisDrakeTexts } from './francis-drake-texts.ts';

export const PLACES: FrancisDrakeTexts['places'] = {
  'crew-a': { name: 'Crew I', help: 'Take as much crew as the circle shows. Crew attacks towns and forts.' },
  'crew-b': { name: 'Crew II', help: 'Take as much crew as the circle shows. Crew attacks towns and forts.' },
  'guns-a': {
    name: 'Guns I',
    help: 'Take as many guns as the circle shows. Guns attack forts and galleons.',
  },
  'guns-b': {
    name: 'Guns II',
    help: 'Take as many guns as the circle shows. Guns attack forts and galleons.',
  },
  'supplies-a': {
    name: 'Supplies I',
    help: 'Take as many barrels as the circle shows. Each barrel takes you one zone further; without any you do not sail.',
  },
  'supplies-b': {
    name: 'Supplies II',
    help: 'Take as many barrels as the circle shows. Each barrel takes you one zone further; without any you do not sail.',
  },
  queen: { name: 'Queen', help: 'Your frigate becomes a galleon, and you take 1 gun and 1 trade cube.' },
  trade: {
    name: 'Trade',
    help: 'Take as many trade cubes as the circle shows. In a trade port each is good for one of the goods there.',
  },
  tavern: {
    name: 'Tavern',
    help: 'Roll the die; the first visitor adds 1. A 1 or 2 lends you the Ghost Ship, 3 or 4 brings 2 crew, 5 or more brings 3 crew.',
  },
  pinnace: {
    name: 'Pinnace',
    help: 'Take a pinnace; the first visitor also takes 1 crew. With it you ignore the guns of all forts in this voyage.',
  },
  admiral: {
    name: 'Admiral',
    help: 'Before sailing you place the three frigate tokens in secret. At the end of the voyage you score 1 point for each gold left on the chart.',
  },
  shipyard: {
    name: 'Shipyard',
    help: 'Your frigate becomes a galleon; the first visitor also takes 1 gun. Only galleons attack galleons.',
  },
  informer: {
    name: 'Informer',
    help: 'Take 1 trade cube. When all missions are placed, you may look at the discs of a destination and swap two of yours, or look at a token and move that disc.',
  },
  drake: {
    name: 'Drake',
    help: 'For two discs in two turns you get 2 crew, 2 guns and one more crew or gun. Nobody else can come here.',
  },
  governor: {
    name: 'Governor',
    help: 'Before sailing you place the four troop tokens in secret and move up one place in sailing order. At the end of the voyage you score 1 point for each silver left on the chart.',
  },
  'golden-hind': {
    name: 'Golden Hind',
    help: 'You get one more mission disc for this voyage. It is resolved before all others.',
  },
  investor: {
    name: 'Investor',
    help: 'Once in the game, for 4 points: 1 crew and 2 guns, or 2 crew and 1 gun, or a galleon.',
  },
  docks: { name: 'Docks', help: 'Everybody may stop here last, for 1 crew, 1 gun or 1 barrel.' },
};

/** Where somebody stops, in a sentence. */
export const AT_PLACE: Readonly<Record<keyof typeof PLACES, string>> = {
  'crew-a': 'at Crew I',
  'crew-b': 'at Crew II',
  'guns-a': 'at Guns I',
  'guns-b': 'at Guns II',
  'supplies-a': 'at Supplies I',
  'supplies-b': 'at Supplies II',
  queen: 'at the queen’s',
  trade: 'at Trade',
  tavern: 'at the tavern',
  pinnace: 'at the pinnaces',
  admiral: 'at the admiral’s',
  shipyard: 'at the shipyard',
  informer: 'at the informer’s',
  drake: 'at Drake’s',
  governor: 'at the governor’s',
  'golden-hind': 'on the Golden Hind',
  investor: 'at the investor’s',
  docks: 'at the docks',
};

export const DESTINATIONS: FrancisDrakeTexts['destinations'] = {
  'san-juan': 'San Juan',
  'santo-domingo': 'Santo Domingo',
  cumana: 'Cumaná',
  'puerto-cabello': 'Puerto Cabello',
  'santiago-de-cuba': 'Santiago de Cuba',
  cartagena: 'Cartagena',
  'rio-de-la-hacha': 'Río de la Hacha',
  'galleon-jamaica': 'the galleon off Jamaica',
  panama: 'Panama',
  portobelo: 'Portobelo',
  granada: 'Granada',
  'galleon-nicaragua': 'the galleon off Nicaragua',
  veracruz: 'Veracruz',
  'galleon-campeche': 'the galleon off Campeche',
};

export const KINDS: FrancisDrakeTexts['kinds'] = {
  town: 'town',
  fort: 'fort',
  galleon: 'galleon',
  trade: 'trade port',
};

export const GOODS: FrancisDrakeTexts['goods'] = {
  indigo: 'indigo',
  sugar: 'sugar',
  coffee: 'coffee',
  tobacco: 'tobacco',
};

export const TREASURES: FrancisDrakeTexts['treasures'] = { silver: 'silver', gold: 'gold', jewel: 'a jewel' };

export const OFFICES: FrancisDrakeTexts['offices'] = {
  admiral: 'admiral',
  governor: 'governor',
  informer: 'informer',
};

export const CHOICES: Readonly<Record<Choice, string>> = {
  crew: '1 crew',
  gun: '1 gun',
  barrel: '1 barrel',
  'more-crew': '2 crew and 1 gun',
  'more-guns': '1 crew and 2 guns',
  galleon: 'a galleon',
};

export const DISCS: FrancisDrakeTexts['discs'] = {
  hind: 'the Golden Hind',
  '1': 'disc 1',
  '2': 'disc 2',
  '3': 'disc 3',
  '4': 'disc 4',
  ghost: 'the Ghost Ship',
};

export const PHASES: FrancisDrakeTexts['phases'] = {
  street: 'Provisioning',
  prepare: 'Preparing to sail',
  chart: 'Placing missions',
  informer: 'The informer',
  missions: 'Missions',
  over: 'End of the game',
};
