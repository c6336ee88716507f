import type { ShipTexts } from './texts.ts';

const some = (n: number, one: string, many: string) => `${n} ${n < 2 ? one : many}`;

export const fr: ShipTexts = {
  title: 'Navire',
  shipOf: (name) => `Navire de ${name}`,
  whose: 'Le navire montré',
  opened: (open, of) => `${some(open, 'amélioration libérée', 'améliorations libérées')} sur ${of}`,
  areas: {
    how: {
      once: 'aussitôt',
      lasting: 'permanent',
      village: 'action Village',
      combat: 'action de combat',
    },
    fasterVillage: (actions, from) => `${actions} dès ${from} pas`,
    handLimit: (cards) => `${cards} cartes en main`,
    freeRow: 'cartes visibles gratuites',
    or: 'ou',
    alike: (cards) => `${cards} pareilles`,
    open: 'Libérée.',
    discs: (left) => `Encore ${some(left, 'disque', 'disques')}.`,
    lockedAfter: (area) => `S’ouvre après\u00a0: ${area}.`,
    lockedOthers: (open, needed) =>
      `S’ouvre quand ${needed} autres sont libérées\u202f; ${open} pour l’instant.`,
    others: (needed) => `après ${needed} autres`,
    takeDisc: 'Retirer un disque',
    act: 'Utiliser',
  },
  stores: {
    combatPoints: 'Points de combat',
    spies: 'Espions',
    onShip: 'à bord',
    supply: 'réserve',
    onCareer: 'carrière',
    onBoard: 'plateau',
    spiesTold: (ship, supply, career, board) =>
      `${ship} à bord, ${supply} en réserve, ${career} sur la carte Carrière, ${board} sur le plateau.`,
    quests: 'Quêtes',
    tokens: 'Jetons Combat',
    synergies: 'Combinaisons',
    owned: 'à bord',
    missing: 'pas encore',
    handLimit: 'Main',
    cardsInHand: (cards, limit) =>
      `${some(cards, 'carte', 'cartes')} en main\u202f; la limite est de ${limit}.`,
  },
  career: {
    none: 'Aucune carrière',
    notYet: 'Les carrières sont encore à choisir.',
    of: (have, goal) => `${have} sur ${goal}`,
    toLine: (steps, line) => `${line}\u00a0: encore ${some(steps, 'case', 'cases')}`,
    passed: (line) => `${line} franchie`,
    lines: { red: 'rouge', blue: 'bleue', green: 'verte' },
    low: 'Condition modeste',
    high: 'Condition élevée',
    done: 'Condition modeste remplie',
    reached: 'Condition remplie',
    doneHigh: 'Condition élevée remplie',
    admiral: 'Les trois',
    isAdmiral: 'Amiral',
    admiralHelp: (doubloons, points) =>
      `Qui complète les trois objectifs devient amiral\u00a0: ${doubloons} doublons et ${points}\u00a0PV de plus.`,
  },
  incomes: {
    atEnd: 'PV à la fin',
    stands: (name, income) => `${name}\u00a0: ${income}.`,
    standsWorth: (name, income, points) => `${name}\u00a0: ${income}, soit ${points}\u00a0PV à la fin.`,
  },
  panel: {
    hand: 'Cartes en main',
    upgrades: 'Améliorations du navire',
    ranks: 'Rangs de noblesse',
    rank: (nation, influence, rank) => `${nation}\u00a0: influence ${influence}, rang ${rank}.`,
    nextScoring: (doubloons, points) =>
      `Prochain décompte\u00a0: +${doubloons} doublons, +${points}\u00a0PV.`,
    finalScoring: (points, track) =>
      `Décompte final\u00a0: +${points}\u00a0PV de revenu, +${track}\u00a0PV de la piste des doublons.`,
    over: 'La partie est finie.',
  },
};
