import type { ChartTexts } from './texts.ts';

/** En français, zéro et un sont au singulier. */
const count = (number: number, one: string, many: string) => `${number} ${number < 2 ? one : many}`;

export const fr: ChartTexts = {
  title: 'Carte marine',
  zoom: {
    label: 'Échelle de la carte',
    closer: 'Plus près',
    farther: 'Plus loin',
    whole: 'Toute la carte',
    ship: 'Vers mon bateau',
  },
  kinds: {
    city: 'Ville',
    village: 'Village',
    homeward: 'Retour à bon port',
    start: 'Port d’attache',
    quest: 'Quête',
    tile: 'Tuile Héritage',
    space: 'Piste d’Exploration',
  },
  stop: (kind, number) => `${kind}, escale ${number}`,
  steps: (points) => count(points, 'point de mouvement', 'points de mouvement'),
  stepsBetween: (least, most) => `${least} ou ${most} points de mouvement`,
  villageActions: (number) => count(number, 'action Village', 'actions Village'),
  toll: (doubloons) => `Péage en route\u00a0: ${count(doubloons, 'doublon', 'doublons')}`,
  spiesPassed: (spies, points) =>
    `Dépasse ${count(spies, 'espion', 'espions')} à vous\u00a0: ${points}\u00a0PV au lieu de l’action d’espionnage`,
  sail: 'Naviguer ici',
  choose: 'Choisir',
  market: (good, delivered, spaces) => `Marché\u00a0: ${good}, ${delivered} sur ${spaces} livrés`,
  cube: (nation) => `Cube\u00a0: ${nation}`,
  spies: (name, number) => `${name}\u00a0: ${count(number, 'espion', 'espions')}`,
  ships: (names) => `À l’ancre\u00a0: ${names}`,
  explorers: (names) => `Explorateurs\u00a0: ${names}`,
  home: (points) => `Dans l’ordre d’arrivée\u00a0: ${points.join(', ')}\u00a0PV`,
  line: (name) => `En chemin, la ${name} rapporte`,
  tileDiscs: (laid, spaces) => `Disques posés\u00a0: ${laid} sur ${spaces}`,
  moreLit: (places) => `${places} autres choix`,
  jeanne: 'Jeanne',
  close: 'Fermer',
};
