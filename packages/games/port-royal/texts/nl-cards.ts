import type { Colour, PersonType } from '../src/content.ts';
import type { CardTopic, Explained } from './port-royal-texts.ts';

/** A noun without and with its article. */
interface Noun {
  readonly name: string;
  readonly the: string;
}

interface Person extends Noun, Explained {
  readonly plural: string;
}

export const COLOURS: Readonly<Record<Colour, string>> = {
  yellow: 'geel',
  blue: 'blauw',
  green: 'groen',
  red: 'rood',
  black: 'zwart',
  ares: 'Ares',
};

/** As in "gele schepen". */
export const COLOURED: Readonly<Record<Exclude<Colour, 'ares'>, string>> = {
  yellow: 'gele',
  blue: 'blauwe',
  green: 'groene',
  red: 'rode',
  black: 'zwarte',
};

export const SHIPS: Readonly<Record<Colour, Noun>> = {
  yellow: { name: 'pinas', the: 'de pinas' },
  blue: { name: 'fluitschip', the: 'het fluitschip' },
  green: { name: 'bark', the: 'de bark' },
  red: { name: 'fregat', the: 'het fregat' },
  black: { name: 'galjoen', the: 'het galjoen' },
  ares: { name: 'schip van de piraten van Ares', the: 'het schip van de piraten van Ares' },
};

export const PERSONS: Readonly<Record<PersonType, Person>> = {
  trader: {
    name: 'handelaar',
    the: 'de handelaar',
    plural: 'handelaars',
    help: 'Elke keer dat je handelt met een schip in de kleur van deze handelaar, krijg je 1 munt extra. Handelaars van dezelfde kleur tellen bij elkaar op, en wie je deze beurt inhuurt, telt al mee voor je volgende schip.',
  },
  settler: {
    name: 'kolonist',
    the: 'de kolonist',
    plural: 'kolonisten',
    help: 'Kun je afleggen voor één huis van een expeditie. Je raakt de invloed van de kolonist kwijt, maar de expeditie levert meer op.',
  },
  captain: {
    name: 'kapitein',
    the: 'de kapitein',
    plural: 'kapiteins',
    help: 'Kun je afleggen voor één anker van een expeditie. Je raakt de invloed van de kapitein kwijt, maar de expeditie levert meer op.',
  },
  priest: {
    name: 'priester',
    the: 'de priester',
    plural: 'priesters',
    help: 'Kun je afleggen voor één kruis van een expeditie. Je raakt de invloed van de priester kwijt, maar de expeditie levert meer op.',
  },
  jack: {
    name: 'manusje-van-alles',
    the: 'het manusje-van-alles',
    plural: 'manusjes-van-alles',
    help: 'Kun je afleggen voor één anker, één kruis of één huis van een expeditie, wat je maar wilt. Bij contracten vervangt een manusje-van-alles nooit iemand anders.',
  },
  sailor: {
    name: 'matroos',
    the: 'de matroos',
    plural: 'matrozen',
    help: 'Heeft 1 sabel. Tel de sabels van al je matrozen en piraten bij elkaar op om schepen te verjagen. Ze tellen ook bij de sabelbelasting en raken nooit op.',
  },
  pirate: {
    name: 'piraat',
    the: 'de piraat',
    plural: 'piraten',
    help: 'Heeft 2 sabels. Tel de sabels van al je matrozen en piraten bij elkaar op om schepen te verjagen. Ze tellen ook bij de sabelbelasting en raken nooit op.',
  },
  senorita: {
    name: 'señorita',
    the: 'de señorita',
    plural: 'señorita’s',
    help: 'Elk personage dat je inhuurt, kost je 1 munt minder, maar nooit minder dan 0. Señorita’s tellen bij elkaar op, en wie je deze beurt inhuurt, helpt al bij het volgende personage. De munt voor de actieve speler blijft.',
  },
  jester: {
    name: 'hofnar',
    the: 'de hofnar',
    plural: 'hofnarren',
    help: 'Levert 1 munt op als de haven leeg is wanneer jij mag kiezen. Wordt een beurt verspeeld, dan leveren hofnarren iedereen munten op, ook de actieve speler. Een hofnar die je deze beurt inhuurt, levert nog niets op.',
  },
  admiral: {
    name: 'admiraal',
    the: 'de admiraal',
    plural: 'admiraals',
    help: 'Levert 2 munten op als er minstens 5 kaarten in de haven liggen wanneer jij mag kiezen. Expedities en belastingen tellen niet mee. Een admiraal die je deze beurt inhuurt, levert nog niets op.',
  },
  governor: {
    name: 'gouverneur',
    the: 'de gouverneur',
    plural: 'gouverneurs',
    help: 'Wanneer jij mag kiezen, mag je 1 kaart extra nemen, ook als je niet de actieve speler bent. Dan betaal je de actieve speler wel 1 munt per kaart. Een gouverneur die je deze beurt inhuurt, helpt nog niet.',
  },
  merchant: {
    name: 'koopman',
    the: 'de koopman',
    plural: 'kooplieden',
    help: 'Handel je met een schip in de kleur van deze koopman, dan mag je het onder de koopman leggen in plaats van op de aflegstapel. De munten krijg je toch, en het schip is 1 invloed waard. Onder één koopman passen zoveel schepen als je wilt.',
  },
  passenger: {
    name: 'passagier',
    the: 'de passagier',
    plural: 'passagiers',
    help: 'Heeft geen vaardigheid, maar wel veel invloed voor het geld.',
  },
  gambler: {
    name: 'gokker',
    the: 'de gokker',
    plural: 'gokkers',
    help: 'Eén keer per beurt mag je als actieve speler vier kaarten in één keer omdraaien. Geen van die schepen kun je verjagen, en pas na de vierde kaart worden de kleuren vergeleken. Gaat het goed, dan stopt het ontdekken en mag je straks 1 kaart extra nemen; alleen met nog een gokker kun je doorgaan.',
  },
  gunner: {
    name: 'kanonnier',
    the: 'de kanonnier',
    plural: 'kanonniers',
    help: 'Levert zoveel munten op als er schepen in de haven liggen wanneer jij mag kiezen, min 1. Ligt er geen schip, dan win of verlies je niets. Een kanonnier die je deze beurt inhuurt, levert nog niets op.',
  },
  viceadmiral: {
    name: 'viceadmiraal',
    the: 'de viceadmiraal',
    plural: 'viceadmiraals',
    help: 'Levert 1 munt op als er precies 3 of 4 kaarten in de haven liggen wanneer jij mag kiezen. Expedities en belastingen tellen niet mee. Een viceadmiraal die je deze beurt inhuurt, levert nog niets op.',
  },
  clerk: {
    name: 'klerk',
    the: 'de klerk',
    plural: 'klerken',
    help: 'Elke keer dat je handelt met een schip in de kleur van deze klerk, mag je 1 kaart extra nemen. Ben je niet de actieve speler, dan betaal je ook voor die kaart 1 munt aan de actieve speler.',
  },
  tybuk: {
    name: 'broer Tybuk',
    the: 'de broer Tybuk',
    plural: 'broers Tybuk',
    help: 'De drie broers dragen sabels: één, twee en drie. Die verjagen schepen en tellen mee voor de sabelbelasting, net als die van matrozen en piraten.',
  },
  sentinel: {
    name: 'schildwacht',
    the: 'de schildwacht',
    plural: 'schildwachten',
    help: 'Eén keer in je beurt als actieve speler mag je de bovenste 3 kaarten van de trekstapel bekijken. Je legt er 2 af zonder hun effect en legt de derde terug bovenop. Alleen jij weet dan welke kaart er komt.',
  },
  innkeeper: {
    name: 'herbergier',
    the: 'de herbergier',
    plural: 'herbergiers',
    help: 'Levert 1 kroon op als er minstens 4 personages in de haven liggen wanneer jij mag kiezen. Tijdens je eigen deel van handelen en inhuren mag je ook één brood of rum die je hebt gehouden verkopen, voor de prijs op de kaart. Een herbergier die je deze beurt inhuurt, doet dat nog niet.',
  },
};

export const CARDS: Readonly<Record<CardTopic, Explained>> = {
  ship: {
    name: 'schip',
    help: 'Wie met een schip handelt, krijgt de munten die erop staan. De sabels geven aan hoeveel je er nodig hebt om het te verjagen wanneer je het omdraait. Een schip met een doodshoofd kun je nooit verjagen.',
  },
  'gift-ship': {
    name: 'schip met een geschenk',
    help: 'Wie met dit schip handelt, krijgt de munten die erop staan en kiest een andere speler, die 1 munt van de trekstapel krijgt. In het solospel vervalt het geschenk.',
  },
  expedition: {
    name: 'expeditie',
    help: 'Blijft op tafel liggen tot een actieve speler haar voltooit door voor elk symbool één passend personage af te leggen. Je krijgt de munten één keer en houdt de expeditie om haar invloed.',
  },
  'special-expedition': {
    name: 'bijzondere expeditie',
    help: 'Alleen met vijf spelers. Ze ligt vanaf het begin op tafel en je voltooit haar zoals elke andere expeditie.',
  },
  'sabre-tax': {
    name: 'belasting: meeste sabels',
    help: 'Wie 12 munten of meer heeft, raakt de helft kwijt, naar beneden afgerond. Daarna krijgt de speler met de meeste sabels 1 munt. Bij een gelijke stand krijgen ze die allemaal.',
  },
  'influence-tax': {
    name: 'belasting: minste invloed',
    help: 'Wie 12 munten of meer heeft, raakt de helft kwijt, naar beneden afgerond. Daarna krijgt de speler met de minste invloed 1 munt. Bij een gelijke stand krijgen ze die allemaal.',
  },
  'sets-sail-tax': {
    name: 'belasting: minste invloed',
    help: 'Wie 9 munten of meer heeft, houdt er 8 over. Daarna krijgt de speler met de minste invloed 1 munt. Bij een gelijke stand krijgen ze die allemaal.',
  },
  coin: {
    name: 'munt',
    help: 'Een gedekte kaart die 1 munt waard is. Niemand weet wat er op de andere kant staat, ook de eigenaar niet.',
  },
  contract: {
    name: 'contract',
    help: 'Voldoe aan de voorwaarden en leg een fiche op het meest linkse vrije vakje, dat vaak munten oplevert. Meerdere spelers kunnen hetzelfde contract vervullen, maar ieder maar één keer.',
  },
  'time-pile': {
    name: 'tijdstapel',
    help: 'De eerste kaart van elke beurt komt van deze stapel, die nooit wordt aangevuld. Moet er een beurt beginnen terwijl de stapel leeg is en er nog een contract openstaat, dan is het spel verloren.',
  },
  'victory-pile': {
    name: 'overwinningsstapel',
    help: 'Tijdkaarten die gedekt opzij liggen en niet meer meedoen. Als je wint, is elke kaart 1 punt voor je rang.',
  },
};
