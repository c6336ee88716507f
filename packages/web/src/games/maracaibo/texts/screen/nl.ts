import type { ScreenTexts } from './texts.ts';

const some = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

export const nl: ScreenTexts = {
  tabs: {
    chart: 'Zeekaart',
    cards: 'Kaarten',
    ship: 'Schip',
    nations: 'Landen',
    story: 'Verhaal',
    captains: 'Kapiteins',
  },
  decideHere: (tab) => `${tab}: hier kies je`,
  yourShip: 'Je schip',
  opened: (open, of) => `${open} van ${of} vrij`,
  career: 'carrière',
  goals: {
    combatTokens: 'Gevechten',
    quests: 'Missies',
    influenceInOneNation: 'Eén land',
    influenceInTwoNations: 'Twee landen',
    upgrades: 'Upgrades',
    explorerLine: 'Verkenner',
    synergies: 'Synergie',
    spiesOnBoard: 'Op bord',
    cubes: (nation) => `Markers: ${nation}`,
  },
  spaces: (steps) => some(steps, 'veld', 'velden'),
  means: {
    title: 'Wat je hebt',
    doubloons: (number) => (number === 1 ? 'dubloen' : 'dubloenen'),
    points: 'OP',
    income: 'inkomsten',
    combat: 'gevecht',
    spies: () => 'assist.',
    compasses: (number) => (number === 1 ? 'kompas' : 'kompassen'),
    quests: (number) => (number === 1 ? 'missie' : 'missies'),
    hand: 'hand',
    pointsHelp:
      'Wie na vier rondes de meeste overwinningspunten heeft, wint. Banieren, prestige en kaarten tellen aan het einde.',
    doubloonsHelp: 'Daarmee betaal je kaarten, prestigegebouwen en tol.',
    left: (now, then) => `${now}, daarna ${then}`,
  },
  captains: { title: 'Kapiteins', at: 'bij', details: 'Alles over de kapiteins' },
  dock: {
    held: 'Hand, gepland',
    prestige: 'Prestige',
    stores: 'Missies, tegels',
    canBuy: 'Dit kun je kopen',
    canUse: 'Dit kun je gebruiken',
    notYet: 'Nog niet',
    of: (count, limit) => `${count} van ${limit}`,
    each: (doubloons) => (doubloons === 0 ? 'gratis' : `${doubloons} per kaart`),
  },
  closest: (name, stops) => `${name} is het dichtst bij Huiswaarts: ${some(stops, 'stop', 'stops')}`,
  trail: {
    delivered: (good) => `${good} geleverd`,
    quest: 'een missie',
    villageAction: (now, of) => (of > 1 ? `dorpsactie ${now} van ${of}` : 'dorpsactie'),
    back: (deed) => `Terug naar: ${deed}`,
  },
  drawAll: (cards) => `Alle ${cards} trekken`,
};
