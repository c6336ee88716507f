import type { BoardTexts } from './board-texts.ts';

const cards = (count: number) => (count === 1 ? '1 kaart' : `${count} kaarten`);

const AND = new Intl.ListFormat('nl', { type: 'conjunction' });
const some = (count: number, one: string, many: string) =>
  count === 0 ? '' : `${count} ${count === 1 ? one : many}`;
const joined = (parts: readonly string[]) => AND.format(parts.filter((part) => part !== ''));

export const nl: BoardTexts = {
  harbour: 'De haven',
  harbourEmpty: 'Er is nog geen kaart omgedraaid.',
  drawPile: 'Trekstapel',
  discard: 'Aflegstapel',
  expeditions: 'Expedities',
  contracts: 'Contracten',
  timePile: 'Tijdstapel',
  victoryPile: 'Overwinningsstapel',
  atTheGate: 'Vaart de haven binnen',
  cards,
  take: (coins) => `Nemen: ${coins}`,
  hire: (coins) => `Inhuren: ${coins}`,
  short: (coins) => (coins === 1 ? '1 munt te kort' : `${coins} munten te kort`),
  colours: (count, takes) => (count === 1 ? `1 kleur: neem ${takes}` : `${count} kleuren: neem ${takes}`),
  takeCount: (count) => `neem ${count}`,
  bust: (percent) => `${percent} verspeeld`,
  bustCards: (count, of) => `${count} van ${of}`,
  showOdds: 'Toon de kans',
  noBust: 'geen risico',
  crew: (fits, needs) => `Je hebt er ${fits} van ${needs}`,
  sendOut: 'Uitsturen',
  chooseCrew: 'Wie gaat er op expeditie?',
  claim: 'Vervullen',
  slot: (number, coins) => (coins === 0 ? `Vak ${number}` : `Vak ${number}: +${coins}`),
  marked: (name, step) => `${name}: stap ${step}`,
  round: (number) => `Ronde ${number}`,
  goal: (influence) => `Einde bij ${influence} invloed`,
  lastRound: 'Laatste ronde',
  active: 'Aan de beurt',
  coins: 'Munten',
  sabres: 'Sabels',
  influence: 'Invloed',
  markers: 'Fiches over',
  crewHeading: 'Bemanning',
  noCrew: 'Nog geen bemanning',
  done: 'Voltooide expedities',
  stored: 'Schepen onder kooplieden',
  kept: 'Gehouden voor het Piratennest',
  skull: 'Kan niet verjaagd worden',
  gift: (coins) => `${coins} voor een ander`,
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
  },
  ladder: (from, to, takes) => (from === to ? `${from}: neem ${takes}` : `${from}–${to}: neem ${takes}`),
  tax: { most: 'meeste', least: 'minste', half: 'helft', keep: (coins) => `houd ${coins}` },
  symbols: (anchors, crosses, houses) =>
    joined([
      some(anchors, 'anker', 'ankers'),
      some(crosses, 'kruis', 'kruisen'),
      some(houses, 'huis', 'huizen'),
    ]),
  chosen: 'Deze bemanning',
  nobody: 'Nog niemand',
  close: 'Sluiten',
  drawLabel: (count, action) =>
    action === '' ? `Trekstapel, ${cards(count)}` : `Trekstapel, ${cards(count)}. ${action}`,
  why: {
    first: () => 'De haven is leeg: de eerste kaart is altijd veilig.',
    discover: (colours, takes) =>
      takes === 1
        ? 'Stop je nu, dan neem je 1 kaart; daarna mogen de anderen bij je kopen.'
        : `Er liggen ${colours} scheepskleuren, dus je neemt ${takes} kaarten; daarna mogen de anderen bij je kopen.`,
    repel: (own, ship) => `Je hebt ${own} sabels tegen ${ship}. Verjaagd laat het zijn kleur vrij.`,
    repelBust: (own, ship) => `Zijn kleur ligt er al. Je hebt ${own} sabels tegen ${ship}.`,
    take: (left) =>
      left === 1
        ? 'Eén kaart is voor jou. Wat ze brengt, telt meteen.'
        : `${left} kaarten zijn voor jou, de een na de ander.`,
    takeForFee: (left, name) =>
      left === 1
        ? `Je mag één kaart nemen; 1 munt gaat naar ${name}.`
        : `Je mag ${left} kaarten nemen; voor elke gaat er 1 munt naar ${name}.`,
    wait: (name) => `${name} denkt na.`,
    window: () => 'Expedities en contracten zijn deze beurt nog mogelijk.',
  },
};
