import { some } from '@captains-table/kernel/french';
import type { ScreenTexts } from './texts.ts';

export const fr: ScreenTexts = {
  tabs: { chart: 'Carte', cards: 'Cartes', ship: 'Navire', nations: 'Nations', captains: 'Capitaines' },
  decideHere: (tab) => `${tab}\u00a0: à vous de choisir`,
  yourShip: 'Votre navire',
  opened: (open, of) => `${open} sur ${of}`,
  career: 'carrière',
  goals: {
    combatTokens: 'Combats',
    quests: 'Quêtes',
    influenceInOneNation: 'Une nation',
    influenceInTwoNations: '2 nations',
    upgrades: 'Navire',
    explorerLine: 'Explorateur',
    synergies: 'Combin.',
    spiesOnBoard: 'Espions',
    cubes: (nation) => `Cubes\u00a0: ${nation}`,
  },
  spaces: (steps) => some(steps, 'case', 'cases'),
  means: {
    title: 'Ce que vous avez',
    doubloons: 'doublons',
    points: 'PV',
    income: 'revenu',
    combat: 'combat',
    spies: 'espions',
    compasses: 'boussoles',
    quests: 'quêtes',
    hand: 'main',
    pointsHelp:
      'Le plus de points de victoire après quatre manches l’emporte. Rangs, prestige et cartes comptent à la fin.',
    doubloonsHelp: 'Ils paient les cartes, les bâtiments de prestige et les péages.',
    left: (now, then) => `${now}, puis ${then}`,
  },
  captains: { title: 'Capitaines', at: 'à', details: 'Tout sur les capitaines' },
  dock: {
    held: 'Main, planifiées',
    prestige: 'Prestige',
    stores: 'Quêtes, tuiles',
    canBuy: 'À votre portée',
    notYet: 'Pas encore',
    of: (count, limit) => `${count} sur ${limit}`,
    each: (doubloons) => (doubloons === 0 ? 'gratuites' : `${doubloons} chacune`),
  },
  closest: (name, stops) => `Au plus près du retour\u00a0: ${name}, ${some(stops, 'escale', 'escales')}`,
  toTheLog: 'Ouvrir le journal',
};
