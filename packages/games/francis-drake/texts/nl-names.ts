import type { Choice } from '../src/index.ts';
import type { FrancisDrakeTexts } from './francis-drake-texts.ts';

const CREW = 'Neem zoveel bemanningsleden als de cirkel toont. Met bemanning val je steden en forten aan.';
const GUNS = 'Neem zoveel kanonnen als de cirkel toont. Met kanonnen val je forten en galjoenen aan.';
const SUPPLIES =
  'Neem zoveel vaten als de cirkel toont. Elk vat brengt je een zone verder; zonder vat vaar je niet uit.';

export const PLACES: FrancisDrakeTexts['places'] = {
  'crew-a': { name: 'Bemanning I', help: CREW },
  'crew-b': { name: 'Bemanning II', help: CREW },
  'guns-a': { name: 'Kanonnen I', help: GUNS },
  'guns-b': { name: 'Kanonnen II', help: GUNS },
  'supplies-a': { name: 'Proviand I', help: SUPPLIES },
  'supplies-b': { name: 'Proviand II', help: SUPPLIES },
  queen: { name: 'Koningin', help: 'Je fregat wordt een galjoen, en je neemt 1 kanon en 1 ruilwaar.' },
  trade: {
    name: 'Handel',
    help: 'Neem zoveel ruilwaren als de cirkel toont. In een handelshaven ruil je er telkens één voor een van de goederen daar.',
  },
  tavern: {
    name: 'Herberg',
    help: 'Gooi de dobbelsteen; de eerste bezoeker telt er 1 bij op. Bij 1 of 2 krijg je het spookschip te leen, bij 3 of 4 krijg je 2 bemanningsleden, bij 5 of meer 3.',
  },
  pinnace: {
    name: 'Sloep',
    help: 'Neem een sloep; de eerste bezoeker neemt ook 1 bemanningslid. Met een sloep heb je deze reis tegen forten geen kanonnen nodig.',
  },
  admiral: {
    name: 'Admiraal',
    help: 'Vóór het varen leg je in het geheim de drie fregatfiches. Aan het einde van de reis krijg je 1 punt voor elk goud dat op de kaart is blijven liggen.',
  },
  shipyard: {
    name: 'Scheepswerf',
    help: 'Je fregat wordt een galjoen; de eerste bezoeker neemt ook 1 kanon. Alleen met een galjoen kun je galjoenen aanvallen.',
  },
  informer: {
    name: 'Informant',
    help: 'Neem 1 ruilwaar. Als alle missies liggen, mag je de schijven van een bestemming bekijken en er twee van jezelf verwisselen, of een fiche bekijken en je schijf daar verplaatsen.',
  },
  drake: {
    name: 'Drake',
    help: 'Voor twee schijven in twee beurten krijg je 2 bemanningsleden, 2 kanonnen en nog 1 bemanningslid of kanon. Niemand anders kan hier komen.',
  },
  governor: {
    name: 'Gouverneur',
    help: 'Vóór het varen leg je in het geheim de vier troepenfiches en schuif je één plaats op in de vaarvolgorde. Aan het einde van de reis krijg je 1 punt voor elk zilver dat op de kaart is blijven liggen.',
  },
  'golden-hind': {
    name: 'Golden Hind',
    help: 'Je krijgt voor deze reis een extra missieschijf. Die komt vóór alle andere aan de beurt.',
  },
  investor: {
    name: 'Investeerder',
    help: 'Eén keer per spel, voor 4 punten: 1 bemanningslid en 2 kanonnen, of 2 bemanningsleden en 1 kanon, of een galjoen.',
  },
  docks: {
    name: 'Kade',
    help: 'Iedereen mag hier als laatste stoppen, voor 1 bemanningslid, 1 kanon of 1 vat.',
  },
};

/** Where somebody stops, in a sentence. */
export const AT_PLACE: Readonly<Record<keyof typeof PLACES, string>> = {
  'crew-a': 'bij Bemanning I',
  'crew-b': 'bij Bemanning II',
  'guns-a': 'bij Kanonnen I',
  'guns-b': 'bij Kanonnen II',
  'supplies-a': 'bij Proviand I',
  'supplies-b': 'bij Proviand II',
  queen: 'bij de koningin',
  trade: 'bij Handel',
  tavern: 'in de herberg',
  pinnace: 'bij de sloepen',
  admiral: 'bij de admiraal',
  shipyard: 'op de scheepswerf',
  informer: 'bij de informant',
  drake: 'bij Drake',
  governor: 'bij de gouverneur',
  'golden-hind': 'op de Golden Hind',
  investor: 'bij de investeerder',
  docks: 'aan de kade',
};

export const DESTINATIONS: FrancisDrakeTexts['destinations'] = {
  'san-juan': 'San Juan',
  'santo-domingo': 'Santo Domingo',
  cumana: 'Cumaná',
  'puerto-cabello': 'Puerto Cabello',
  'santiago-de-cuba': 'Santiago de Cuba',
  cartagena: 'Cartagena',
  'rio-de-la-hacha': 'Río de la Hacha',
  'galleon-jamaica': 'het galjoen bij Jamaica',
  panama: 'Panama',
  portobelo: 'Portobelo',
  granada: 'Granada',
  'galleon-nicaragua': 'het galjoen bij Nicaragua',
  veracruz: 'Veracruz',
  'galleon-campeche': 'het galjoen bij Campeche',
};

export const KINDS: FrancisDrakeTexts['kinds'] = {
  town: 'stad',
  fort: 'fort',
  galleon: 'galjoen',
  trade: 'handelshaven',
};

export const GOODS: FrancisDrakeTexts['goods'] = {
  indigo: 'indigo',
  sugar: 'suiker',
  coffee: 'koffie',
  tobacco: 'tabak',
};

export const TREASURES: FrancisDrakeTexts['treasures'] = {
  silver: 'zilver',
  gold: 'goud',
  jewel: 'een juweel',
};

export const OFFICES: FrancisDrakeTexts['offices'] = {
  admiral: 'admiraal',
  governor: 'gouverneur',
  informer: 'informant',
};

export const CHOICES: Readonly<Record<Choice, string>> = {
  crew: '1 bemanningslid',
  gun: '1 kanon',
  barrel: '1 vat',
  'more-crew': '2 bemanningsleden en 1 kanon',
  'more-guns': '1 bemanningslid en 2 kanonnen',
  galleon: 'een galjoen',
};

export const DISCS: FrancisDrakeTexts['discs'] = {
  hind: 'de Golden Hind',
  '1': 'schijf 1',
  '2': 'schijf 2',
  '3': 'schijf 3',
  '4': 'schijf 4',
  ghost: 'het spookschip',
};

export const PHASES: FrancisDrakeTexts['phases'] = {
  street: 'Bevoorraden',
  prepare: 'Voorbereiden op de vaart',
  chart: 'Missies leggen',
  informer: 'De informant',
  missions: 'Missies',
  over: 'Einde van het spel',
};
