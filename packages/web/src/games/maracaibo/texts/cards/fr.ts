import type { CardsTexts } from './texts.ts';

const some = (n: number, one: string, many: string) => `${n} ${n < 2 ? one : many}`;

export const fr: CardsTexts = {
  title: 'Cartes',
  hand: 'Votre main',
  handEmpty: 'Aucune carte en main.',
  planned: 'Planifiées',
  plannedOf: (name) => `Planifiées par ${name}`,
  plannedHint:
    'Votre zone de planification\u00a0: trois cartes à acheter plus tard. Elles ne comptent plus dans la main, mais ne peuvent plus être livrées ni servir à payer.',
  plannedSlot: 'Libre',
  row: 'Cartes visibles',
  rowPrice: (doubloons) =>
    doubloons === 0
      ? 'Gratuites pour vous, au lieu de piocher'
      : `${some(doubloons, 'doublon', 'doublons')} chacune, au lieu de piocher`,
  deck: (cards) => `${some(cards, 'carte', 'cartes')} dans la pioche`,
  draw: 'Piocher une carte',
  discardPile: (cards) => `${some(cards, 'carte défaussée', 'cartes défaussées')}\u00a0: les regarder`,
  discardTitle: 'Cartes défaussées',
  discardEmpty: 'Rien n’a été défaussé.',
  bought: 'Achetées',
  boughtNone: (name) => `${name} n’a encore acheté aucune carte.`,
  whose: 'Cartes montrées',
  questHere: (quest) => `Sur cette carte\u00a0: ${quest}`,
  costsLess: (pays, printed) => `Vous payez ${pays} au lieu de ${printed}.`,
  kinds: {
    income: {
      name: 'Revenus',
      help: 'Augmente ce que vous gagnez à chaque décompte. À côté d’un symbole en pointillé, la hausse attend ce jeton Combinaison.',
    },
    permanent: { name: 'Permanents', help: 'Agit jusqu’à la fin de la partie.' },
    villageAction: { name: 'Village', help: 'Une action Village de plus, pour vous seul.' },
    combatAction: { name: 'Combat', help: 'Une façon de plus d’utiliser la valeur de combat.' },
    immediate: { name: 'Immédiats', help: 'A lieu une fois, à l’achat de la carte.' },
    spyAction: { name: 'Espionnage', help: 'Une action principale là où se trouve votre espion.' },
  },
  does: {
    buy: (doubloons) => (doubloons === 0 ? 'Acheter\u00a0: 0' : `Acheter\u00a0: −${doubloons}`),
    take: (doubloons) => (doubloons === 0 ? 'Prendre\u00a0: 0' : `Prendre\u00a0: −${doubloons}`),
    deliver: 'Livrer',
    pay: 'Payer',
    discard: 'Défausser',
    plan: 'Planifier',
    spy: 'Espionner',
    villageAction: 'Utiliser',
    combatAction: 'Utiliser',
    choose: 'Choisir',
  },
  joined: (parts) => parts.map((part, i) => (i === 0 ? part : part.toLowerCase())).join(' / '),
  missing: {
    doubloons: (n) => `Manque ${n}`,
    spies: (n) => `Manque ${some(n, 'espion', 'espions')}`,
    combatPoints: (n) => `Manque ${some(n, 'pt de combat', 'pts de combat')}`,
    cubes: (n, nation) => `${nation}\u00a0: manque ${n}`,
    items: (n, item) => `${item}\u00a0: manque ${n}`,
    other: 'Autre symbole',
  },
  opening: {
    title: 'Avant le premier tour',
    steps: ['Planifiez une carte', 'Défaussez-en trois', 'Choisissez une carrière'],
    left: (cards) => `encore ${cards}`,
    planned: 'Planifiée',
    discarded: 'Défaussée',
    waiting: 'C’est fait. Les autres choisissent encore.',
    career: 'Deux carrières',
    careerChosen: 'La vôtre',
    chooseCareer: 'Choisir',
  },
  goals: {
    combatTokens: 'Jetons Combat',
    quests: 'Quêtes',
    influenceInOneNation: 'Influence auprès d’une nation',
    influenceInTwoNations: 'Influence auprès de deux nations',
    upgrades: 'Améliorations de navire',
    explorerLine: 'Explorateur au-delà de la ligne',
    synergies: 'Jetons Combinaison',
    spiesOnBoard: 'Espions sur le plateau',
    cubes: (nation) => `Cubes en jeu\u00a0: ${nation}`,
  },
  allGoals: (doubloons, points) =>
    `Les trois\u00a0: ${some(doubloons, 'doublon', 'doublons')} et ${points}\u00a0PV de plus`,
  spyEach: 'Chaque objectif rapporte aussi 1 espion.',
};
