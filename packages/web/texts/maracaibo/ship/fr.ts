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
    lockedAfter: (area) => `S’ouvre après : ${area}.`,
    lockedOthers: (open, needed) => `S’ouvre quand ${needed} autres sont libérées ; ${open} pour l’instant.`,
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
    cardsInHand: (cards, limit) => `${some(cards, 'carte', 'cartes')} en main ; la limite est de ${limit}.`,
  },
  career: {
    none: 'Aucune carrière',
    notYet: 'Les carrières sont encore à choisir.',
    of: (have, goal) => `${have} sur ${goal}`,
    toLine: (steps, line) => `${line} : encore ${some(steps, 'case', 'cases')}`,
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
      `Qui complète les trois objectifs devient amiral : ${doubloons} doublons et ${points} PV de plus.`,
  },
  incomes: {
    atEnd: 'PV à la fin',
    stands: (name, income) => `${name} : ${income}.`,
    standsWorth: (name, income, points) => `${name} : ${income}, soit ${points} PV à la fin.`,
  },
  panel: {
    hand: 'Cartes en main',
    upgrades: 'Améliorations du navire',
    ranks: 'Rangs de noblesse',
    rank: (nation, influence, rank) => `${nation} : influence ${influence}, rang ${rank}.`,
    nextScoring: (doubloons, points) => `Prochain décompte : +${doubloons} doublons, +${points} PV.`,
    finalScoring: (points, track) =>
      `Décompte final : +${points} PV de revenu, +${track} PV de la piste des doublons.`,
    over: 'La partie est finie.',
  },
};
