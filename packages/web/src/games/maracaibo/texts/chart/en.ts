import type { ChartTexts } from './texts.ts';

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

export const en: ChartTexts = {
  title: 'Sea chart',
  zoom: {
    label: 'Chart size',
    closer: 'Closer',
    farther: 'Farther',
    whole: 'The whole chart',
    ship: 'To my ship',
  },
  kinds: {
    city: 'City',
    village: 'Village',
    homeward: 'Homeward space',
    start: 'Home port',
    quest: 'Quest',
    tile: 'Legacy tile',
    space: 'Explorer track',
  },
  stop: (kind, number) => `${kind}, stop ${number}`,
  steps: (points) => count(points, 'step', 'steps'),
  stepsBetween: (least, most) => `${least} or ${most} steps`,
  villageActions: (number) => count(number, 'village action', 'village actions'),
  toll: (doubloons) => `Toll on the way: ${count(doubloons, 'doubloon', 'doubloons')}`,
  spiesPassed: (spies, points) =>
    `Sails past ${count(spies, 'spy', 'spies')} of yours: ${points} VP instead of the spy action`,
  sail: 'Sail here',
  choose: 'Choose',
  market: (good, delivered, spaces) => `Market for ${good}: ${delivered} of ${spaces} delivered`,
  cube: (nation) => `Cube of ${nation}`,
  spies: (name, number) => `${name}: ${count(number, 'spy', 'spies')}`,
  ships: (names) => `At anchor: ${names}`,
  explorers: (names) => `Explorers here: ${names}`,
  home: (points) => `In order of arrival: ${points.join(', ')} VP`,
  line: (name) => `On the way here the ${name} brings`,
  tileDiscs: (laid, spaces) => `Discs on it: ${laid} of ${spaces}`,
  moreLit: (places) => `${places} more to choose from`,
  jeanne: 'Jeanne',
  close: 'Close',
};
