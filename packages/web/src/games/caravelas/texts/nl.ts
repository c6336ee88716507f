import type { BoardTexts } from './board-texts.ts';
import { LANDS, SEAS, SHIPS } from './chart-names.ts';

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;
const markers = (number: number, dice = false) =>
  dice ? count(number, 'stap', 'stappen') : count(number, 'steen', 'stenen');
const spaces = (number: number) => count(number, 'vak', 'vakken');

export const nl: BoardTexts = {
  chart: 'Wereldkaart. Met de pijltjes ga je van vak naar vak, met plus en min zoom je.',
  sheet: { seas: SEAS, lands: LANDS, equator: 'Evenaar', cancer: 'Kreeft', capricorn: 'Steenbok' },
  zoom: {
    label: 'Zoomen',
    closer: 'Dichterbij',
    farther: 'Verder weg',
    whole: 'De hele kaart',
    fleet: 'Toon de vloot',
  },
  key: {
    title: 'Legenda',
    event: 'Gebeurtenis: kaart',
    cape: 'Kaap: dobbelsteen',
    pirates: 'Piraten: +1',
    current: 'Stroming: 0',
    frontier: 'Twee oceanen',
    destination: 'Bestemming',
  },
  oceans: { atlantic: 'Atlantische Oceaan', indian: 'Indische Oceaan' },
  place: {
    value: (points) => count(points, 'punt', 'punten'),
    foundBy: (name) => `ontdekt door ${name}`,
    unfound: 'nog niet ontdekt',
    sells: (good) => `Hier laad je ${good}`,
    destination: (points) => `Een van jouw bestemmingen: ${count(points, 'punt', 'punten')} aan het einde`,
    event: 'Gebeurtenisvak: wie hier komt, speelt een gebeurteniskaart.',
    cape: 'Rood vak bij de Kaap: wie hier komt, gooit de dobbelsteen. Een 1 laat een schip zinken.',
    pirates: {
      full: 'Piraten: dit vak kost 1 steen meer, of een gunstige wind.',
      drawn: 'Piraten: dit vak kost 1 steen meer.',
      dice: 'Piraten: dit vak kost 1 stap meer.',
    },
    home: 'Hier verkoop je, bouw je aan het klooster en herstel je schepen. Doe je Lisboa aan, dan eindigt je beurt.',
    close: 'Sluiten',
    fleets: (names) => `Hier: ${names}`,
  },
  route: {
    cost: markers,
    short: (missing, dice) => `${markers(missing, dice)} te weinig deze beurt`,
    sea: (number) => `${spaces(number)} onder zeil`,
    current: (number) => `${spaces(number)} met de stroming mee`,
    pirates: (number) => (number === 1 ? 'piraten' : `piraten, ${number} keer`),
    event: (number) =>
      number === 1 ? 'een gebeurtenis: speel een kaart' : `${number} gebeurtenissen: telkens een kaart`,
    cape: (number) => (number === 1 ? 'de Kaap: gooi de dobbelsteen' : `de Kaap: gooi ${number} keer`),
    discovers: (points, ports) => `${points}: ${ports}`,
    destination: (points) => `${points} aan het einde, voor jouw bestemming`,
    loads: (goods) => `Laadt ${goods}`,
    noCard: 'Je hebt geen kaart die je daar kunt spelen.',
    last: (dice) => `Je laatste ${dice ? 'stap' : 'steen'}: daar eindigt je beurt.`,
    sail: 'Kies dit vak om erheen te varen.',
    plan: 'Kies dit vak om de route te tekenen.',
  },
  planned: {
    title: (place) => `Naar ${place} varen?`,
    why: (cost, of, stops, dice) =>
      stops === 0
        ? `${cost} van ${markers(of, dice)}. Je kunt elke stap terugnemen.`
        : `${cost} van ${markers(of, dice)}. Een kaart of de dobbelsteen houdt je op.`,
    setSail: 'Uitvaren',
    change: 'Route wissen',
  },
  monastery: {
    title: 'Jerónimos',
    note: (points) => `1 peper, ${count(points, 'punt', 'punten')}`,
    piece: (number) => `Deel ${number}`,
    free: 'vrij',
    boughtBy: (name) => `gekocht door ${name}`,
    order: 'Spelvolgorde',
    bid: (number) => `bod ${number}`,
  },
  auction: {
    title: 'Bieden op de spelvolgorde',
    bid: (number) => markers(number),
    none: 'nog niets',
    raise: (number, left) => `Bied ${markers(number)}, ${left} over om mee te varen`,
    leaves: 'Jouw bod',
  },
  places: {
    title: 'Kies je plaats in de volgorde',
    note: 'Wie het meest bood, kiest eerst.',
    place: (number) => `Plaats ${number}`,
  },
  lisboa: {
    title: 'In Lisboa',
    build: 'Een deel van het klooster bouwen',
    buildNote: (points) => `Geef 1 peper: +${count(points, 'punt', 'punten')}`,
    noPepper: 'Geen peper aan boord',
    allBuilt: 'Het klooster is klaar',
    upgrade: 'De vloot uitbreiden',
    upgradeNote: (number) =>
      number === 0
        ? 'Geef 3 goederen: vierde schip'
        : `Geef 3 goederen: vierde schip, ${markers(number)} extra`,
    upgraded: (number) =>
      number === 0 ? 'Gedaan: vier schepen' : `Gedaan: vier schepen, ${markers(number)}`,
    tooFew: 'Daarvoor zijn 3 verschillende goederen nodig',
    give: (goods) => `Geef ${goods}`,
    choose: 'Kies drie goederen om te geven',
    sale: 'De rest verkopen',
    sells: (points) => `+${points} punten`,
    nothing: 'De ruimen zijn leeg',
    repair: 'Gezonken schepen worden hersteld.',
  },
  wreck: {
    title: 'Een 1: welk schip zinkt?',
    note: 'In Lisboa wordt het hersteld.',
    loses: (goods) => `Verliest ${goods}`,
    empty: 'Leeg',
  },
  hand: {
    title: 'Jouw gebeurteniskaarten',
    play: 'Kies er een om te spelen',
    keep: 'Voor blauwe vakken onderweg',
    empty: 'Geen kaarten op hand',
    against: 'Tegen piraten: kies deze kaart en vaar bij ze binnen.',
    ready: 'Vaar nu bij de piraten binnen.',
    tooStrong: (number) => `Kost ${markers(number)}: zoveel heb je niet meer.`,
  },
  cards: {
    storm: (number) => `Kost ${markers(number)}. De anderen: ${spaces(number)}.`,
    compass: (direction, number) => `${spaces(number)} naar het ${direction}, de anderen ook.`,
    fairWind: (number) => `Geeft ${markers(number)} terug. De anderen: ${spaces(number)}.`,
    calm: 'Je beurt eindigt.',
  },
  played: {
    by: (name) => `gespeeld door ${name}`,
    safe: 'Rood: veilig erdoor',
    one: 'Een 1: een schip zinkt',
    rolled: (first, second) => `${first} en ${second}`,
  },
  goods: {
    malagueta: { letter: 'M', name: 'malagueta' },
    brazilwood: { letter: 'B', name: 'brazielhout' },
    ivory: { letter: 'I', name: 'ivoor' },
    pepper: { letter: 'P', name: 'peper' },
    cinnamon: { letter: 'K', name: 'kaneel' },
    silk: { letter: 'Z', name: 'zijde' },
    nutmeg: { letter: 'N', name: 'nootmuskaat' },
    silver: { letter: 'V', name: 'zilver' },
  },
  fleet: {
    title: 'Jouw vloot',
    ships: SHIPS,
    ship: (number) => `Schip ${number}`,
    markers: (free, all) => `${free} van ${markers(all)}`,
    markersLabel: (free, planned, used) =>
      `Navigatiestenen: ${free} vrij, ${planned} gepland, ${used} gebruikt`,
    wreck: 'Gezonken tot in Lisboa',
    locked: 'Breng 3 verschillende goederen naar Lisboa',
    loaded: 'aan boord',
    empty: 'leeg',
  },
  panel: {
    destinations: 'Bestemmingen',
    each: (points) => `elk ${count(points, 'punt', 'punten')}`,
    done: 'door jou ontdekt',
    lost: 'door een ander ontdekt',
    open: 'nog vrij',
    hidden: (cards) => `${cards} bestemmingskaarten, gedekt`,
    discovered: 'Ontdekte havens',
    none: 'Nog geen',
    points: 'Punten',
    markers: 'Stenen over',
    cards: 'Gebeurteniskaarten',
    jeronimos: 'Jerónimos',
    sales: 'Verkoop',
    discoveries: 'Ontdekkingen',
  },
  course: {
    round: (number) => `Ronde ${number}`,
    pieces: (left) => (left === 1 ? 'Nog 1 deel van Jerónimos' : `Nog ${left} delen van Jerónimos`),
    aim: 'te koop',
    last: 'Laatste ronde',
  },
  offers: {
    anchor: 'Beurt beëindigen',
    call: 'Lisboa aandoen',
    stay: 'Hier blijven',
    pass: 'Passen',
    fill: 'Verkopen en beurt beëindigen',
    swap: 'Hetzelfde, met een nieuwe hand',
    points: (points) => `+${points}`,
  },
  why: {
    turn: 'Wat oplicht, is één stap ver; wat gestippeld is, kun je bereiken.',
    home: 'Vaar uit, of doe Lisboa aan: verkopen, bouwen, herstellen, nieuwe kaarten.',
    event: 'Eerst mogen de anderen in deze oceaan opschuiven, dan werkt de kaart op jou.',
    bonus: 'Gebeurtenissen, piraten en stromingen tellen niet; havens onderweg wel.',
    wreck: 'De goederen gaan verloren; in Lisboa wordt het schip hersteld.',
    auction:
      'Wie het meest biedt, kiest als eerste een plaats in de volgorde. Met wat je biedt, kun je deze ronde niet varen.',
    lisboa: 'Bouw en breid eerst uit; wat overblijft, wordt aan het eind van je beurt verkocht.',
  },
  spoken: {
    port: (name, year, points) => `${name}, ${year}, ${count(points, 'punt', 'punten')}`,
    sign: { event: 'gebeurtenisvak', cape: 'rood vak', pirates: 'piraten' },
  },
};
