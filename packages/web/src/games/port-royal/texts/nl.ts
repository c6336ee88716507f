import type { BoardTexts } from './board-texts.ts';

const cards = (count: number) => (count === 1 ? '1 kaart' : `${count} kaarten`);

const AND = new Intl.ListFormat('nl', { type: 'conjunction' });
const some = (count: number, one: string, many: string) =>
  count === 0 ? '' : `${count} ${count === 1 ? one : many}`;
const joined = (parts: readonly string[]) => AND.format(parts.filter((part) => part !== ''));

export const nl: BoardTexts = {
  harbour: 'De haven',
  jump: 'Delen van de tafel',
  harbourEmpty: 'De haven is leeg.',
  noExpedition: 'Er ligt nog geen expeditie.',
  discard: 'Aflegstapel',
  expeditions: 'Expedities',
  contracts: 'Contracten',
  timePile: 'Tijdstapel',
  aim: 'doel',
  contractsDone: (done, all) => `${done} van de ${all} contracten zijn vervuld.`,
  timeLeft: (count) => `Tijdstapel: ${cards(count)}`,
  victoryPile: 'Overwinnings\u00adstapel',
  atTheGate: 'Vaart de haven binnen',
  arriving: 'Vaart binnen',
  cards,
  take: (coins) => `Nemen: ${coins}`,
  hire: (coins) => `Inhuren: ${coins}`,
  short: (coins) => (coins === 1 ? '1 munt te kort' : `${coins} munten te kort`),
  shortBrief: (coins) => `${coins} te kort`,
  colours: (count, takes) => (count === 1 ? `1 kleur: neem ${takes}` : `${count} kleuren: neem ${takes}`),
  takeCount: (takes) => `neem ${takes}`,
  bust: (percent) => `${percent} risico`,
  bustCards: (count, of) => `${count} van ${of}`,
  bustWhy: (count, of) =>
    `Met ${count} van de ${of} kaarten die niemand kent, verspeel je je beurt. Dat zijn de kaarten van de trekstapel en de munten, die ook gedekte kaarten zijn.`,
  showOdds: 'Toon de kans',
  noBust: 'geen risico',
  crew: (fits, needs) => `Je hebt er ${fits} van ${needs}`,
  chooseCrew: 'Wie gaat er op expeditie?',
  claim: 'Vervullen',
  fulfilled: 'Vervuld',
  together: (done, of) => `${done} van ${of} vervuld`,
  asks: {
    bruja: 'Kapitein en señorita',
    luminary: 'Priester en hofnar',
    'maritime-supremacy': 'Kapitein en viceadmiraal',
    'new-colony': 'Kolonist en kanonnier',
    'trade-outpost': 'Kolonist en klerk',
    'trade-master': 'Twee handelaars',
    'thrifty-crew': 'Vier personages van hooguit 3 munten',
    mercenary: 'Drie sabels',
    explorer: 'Eén voltooide expeditie',
    'frigate-nemesis': '3 keer afzien van de munten van een fregat',
    'galleon-nemesis': '2 keer afzien van de munten van een galjoen',
    'tax-inspector': 'Munten kwijt door een belasting',
    jinx: 'Je beurt verspelen',
    speculator: 'Drie kleuren, in twee beurten',
    'major-speculator': 'Vier kleuren in de haven',
    'pirates-nest': 'Schepen in alle vijf kleuren houden',
    'small-estate': '12 invloed, één speler alleen',
    ransom: '15 munten, één speler alleen',
  },
  round: (number) => `Ronde ${number}`,
  goal: (influence) => `Einde bij ${influence} invloed`,
  lastRound: 'Laatste ronde',
  coins: 'Munten',
  sabres: 'Sabels',
  influence: 'Invloed',
  markers: 'Fiches over',
  crewHeading: 'Bemanning',
  noCrew: 'Nog geen bemanning',
  done: 'Voltooide expedities',
  stored: 'Schepen onder kooplieden',
  kept: 'Gehouden voor het Piratennest',
  womanPassenger: 'Passagier',
  abilities: {
    trader: 'Zijn schepen: 1 munt meer',
    settler: 'Telt als huis',
    captain: 'Telt als anker',
    priest: 'Telt als kruis',
    jack: 'Telt als elk symbool',
    sailor: '1 sabel',
    pirate: '2 sabels',
    senorita: 'Inhuren kost 1 munt minder',
    jester: '1 munt bij een lege haven',
    admiral: '2 munten vanaf 5 kaarten',
    governor: '1 kaart meer nemen',
    merchant: 'Houdt schepen als invloed',
    passenger: 'Alleen invloed',
    gambler: 'Vier kaarten ineens',
    gunner: '1 munt per schip, min 1',
    viceadmiral: '1 munt bij 3 of 4 kaarten',
    clerk: 'Zijn schepen: 1 kaart meer',
    tybuk: 'Sabels tegen schepen',
    sentinel: 'Bekijkt 3 kaarten, houdt er 1',
    innkeeper: 'Kroon vanaf 4 personages',
  },
  ladder: (from, to, takes) => (from === to ? `${from}: neem ${takes}` : `${from}–${to}: neem ${takes}`),
  offers: { draw: 'Kaart omdraaien', gamble: 'Gokken' },
  tax: {
    name: 'Belasting',
    most: 'meeste',
    least: 'minste',
    half: 'helft',
    keep: (coins) => `houd ${coins}`,
  },
  symbols: (anchors, crosses, houses) =>
    joined([
      some(anchors, 'anker', 'ankers'),
      some(crosses, 'kruis', 'kruisen'),
      some(houses, 'huis', 'huizen'),
    ]),
  nobody: 'Nog niemand',
  close: 'Sluiten',
  drawLabel: (count, action) =>
    action === '' ? `Trekstapel, ${cards(count)}` : `Trekstapel, ${cards(count)}. ${action}`,
  prompt: { discover: () => 'Nog een kaart, of stoppen?' },
  why: {
    first: () => 'De haven is leeg: de eerste kaart is altijd veilig.',
    discover: (colours, takes) =>
      takes === 1
        ? 'Stop je nu, dan neem je 1 kaart; daarna mogen de anderen nemen.'
        : `${colours} scheepskleuren: je neemt ${takes} kaarten, daarna mogen de anderen nemen.`,
    discoverAlone: (takes) => `Stop je nu, dan neem je ${cards(takes)}.`,
    repel: (own, ship) =>
      `Je hebt ${own} sabels tegen ${ship}. Verjaag je het, dan komt zijn kleur weer vrij.`,
    repelBust: (own, ship) => `Zijn kleur ligt er al. Je hebt ${own} sabels tegen ${ship}.`,
    take: (left) =>
      left === 1
        ? 'Eén kaart is voor jou. Wat ze oplevert, telt meteen.'
        : `${left} kaarten zijn voor jou, de een na de ander.`,
    takeForFee: (left, name) =>
      left === 1
        ? `Je mag één kaart nemen; 1 munt gaat naar ${name}.`
        : `Je mag ${left} kaarten nemen; voor elke gaat er 1 munt naar ${name}.`,
    wait: (name) => `${name} denkt na.`,
    window: () => 'Expedities en contracten zijn deze beurt nog mogelijk.',
  },
};
