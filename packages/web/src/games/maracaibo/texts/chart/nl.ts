import type { ChartTexts } from './texts.ts';

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

export const nl: ChartTexts = {
  title: 'Zeekaart',
  zoom: {
    label: 'Grootte van de kaart',
    closer: 'Dichterbij',
    farther: 'Verder weg',
    whole: 'De hele kaart',
    ship: 'Naar mijn schip',
  },
  kinds: {
    city: 'Stad',
    village: 'Dorp',
    homeward: 'Huiswaarts-veld',
    start: 'Thuishaven',
    quest: 'Missie',
    tile: 'Legacy-tegel',
    space: 'Verkennersspoor',
  },
  stop: (kind, number) => `${kind}, locatie ${number}`,
  steps: (points) => count(points, 'bewegingspunt', 'bewegingspunten'),
  stepsBetween: (least, most) => `${least} of ${most} bewegingspunten`,
  villageActions: (number) => count(number, 'dorpsactie', 'dorpsacties'),
  toll: (doubloons) => `Tol onderweg: ${count(doubloons, 'dubloen', 'dubloenen')}`,
  spiesPassed: (spies, points) =>
    `Vaart voorbij ${count(spies, 'assistent', 'assistenten')} van jou: ${points} OP in plaats van de assistent-actie`,
  sail: 'Hierheen varen',
  choose: 'Kiezen',
  market: (good, delivered, spaces) => `Markt voor ${good}: ${delivered} van ${spaces} geleverd`,
  cube: (nation) => `Landmarker: ${nation}`,
  spies: (name, number) => `${name}: ${count(number, 'assistent', 'assistenten')}`,
  ships: (names) => `Voor anker: ${names}`,
  explorers: (names) => `Verkenners hier: ${names}`,
  home: (points) => `In volgorde van aankomst: ${points.join(', ')} OP`,
  line: (name) => `Onderweg geeft de ${name}`,
  tileDiscs: (laid, spaces) => `Schijven erop: ${laid} van ${spaces}`,
  moreLit: (places) => `nog ${places} om uit te kiezen`,
  jeanne: 'Jeanne',
  close: 'Sluiten',
};
