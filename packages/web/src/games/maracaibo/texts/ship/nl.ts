import type { ShipTexts } from './texts.ts';

const some = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

export const nl: ShipTexts = {
  title: 'Schip',
  shipOf: (name) => `Schip van ${name}`,
  whose: 'Wiens schip je ziet',
  areas: {
    oneOf: (ways) => `1 van ${ways}`,
    atMost: (cards) => `max. ${cards}`,
    freeRow: 'rij gratis',
    or: 'of',
    open: 'Vrijgespeeld.',
    discs: (left) => `Nog ${some(left, 'schijf', 'schijven')}.`,
    lockedAfter: (area) => `Gaat open na: ${area}.`,
    lockedOthers: (open, needed) => `Gaat open als er ${needed} andere vrijgespeeld zijn; nu ${open}.`,
    takeDisc: 'Neem een schijf',
    act: 'Doe dit',
  },
  stores: {
    combatPoints: 'Gevechtspunten',
    spies: 'Assistenten',
    onShip: 'eigen',
    supply: 'algemeen',
    onCareer: 'carrière',
    onBoard: 'bord',
    spiesTold: (ship, supply, career, board) =>
      `${ship} in de eigen voorraad, ${supply} in de algemene voorraad, ${career} op de carrièrekaart, ${board} op het speelbord.`,
    quests: 'Missies',
    tokens: 'Gevechtsfiches',
    synergies: 'Synergie',
    owned: 'aan boord',
    missing: 'nog niet',
    handLimit: 'Hand',
    cardsInHand: (cards, limit) => `${some(cards, 'kaart', 'kaarten')} op hand; de handlimiet is ${limit}.`,
  },
  career: {
    none: 'Geen carrière',
    notYet: 'De carrières worden nog gekozen.',
    of: (have, goal) => `${have} van ${goal}`,
    toLine: (steps, line) => `${line}: nog ${some(steps, 'veld', 'velden')}`,
    passed: (line) => `${line} gepasseerd`,
    lines: { red: 'rood', blue: 'blauw', green: 'groen' },
    low: 'Lage eis',
    high: 'Hoge eis',
    done: 'Lage eis voltooid',
    reached: 'Eis gehaald',
    doneHigh: 'Hoge eis voltooid',
    admiral: 'Alle drie',
    isAdmiral: 'Admiraal',
    admiralHelp: (doubloons, points) =>
      `Wie alle drie de opdrachten voltooit, wordt admiraal: nog ${doubloons} dubloenen en ${points} OP.`,
  },
  incomes: {
    atEnd: 'OP aan het einde',
    stands: (name, income) => `${name}: ${income}.`,
    standsWorth: (name, income, points) => `${name}: ${income}, nu goed voor ${points} OP aan het einde.`,
  },
  panel: {
    hand: 'Handkaarten',
    upgrades: 'Scheepsupgrades',
    ranks: 'Banieren',
    rank: (nation, influence, rank) =>
      `${nation}: invloed ${influence}, ${some(rank, 'banier', 'banieren')}.`,
    nextScoring: (doubloons, points) => `Volgende telling: +${doubloons} dubloenen, +${points} OP.`,
    finalScoring: (points, track) =>
      `Eindtelling: +${points} OP inkomsten, +${track} OP van het dubloenenspoor.`,
    over: 'Het spel is afgelopen.',
  },
};
