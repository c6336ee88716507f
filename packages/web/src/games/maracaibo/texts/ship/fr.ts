import { of, some } from '@captains-table/kernel/french';
import type { ShipTexts } from './texts.ts';

export const fr: ShipTexts = {
  title: 'Navire',
  shipOf: (name) => `Navire ${of(name)}`,
  whose: 'Le navire montré',
  areas: {
    oneOf: (ways) => `1 don sur ${ways}`,
    atMost: (cards) => `max. ${cards}`,
    freeRow: 'visibles\u00a0: 0',
    or: 'ou',
    open: 'Libérée.',
    discs: (left) => `Encore ${some(left, 'disque', 'disques')}.`,
    lockedAfter: (area) => `À libérer avant\u00a0: ${area}.`,
    lockedOthers: (open, needed) =>
      `Il faut en libérer ${needed} autres avant\u202f; ${open} pour l’instant.`,
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
      `${ship} à bord, ${supply} dans la réserve générale, ${career} sur la carte Carrière, ${board} sur le plateau.`,
    quests: 'Quêtes',
    tokens: 'Jetons Combat',
    synergies: 'Combinaisons',
    owned: 'en votre possession',
    missing: 'pas encore',
    handLimit: 'Main',
    cardsInHand: (cards, limit) =>
      `${some(cards, 'carte', 'cartes')} en main\u202f; la limite est de ${limit}.`,
  },
  career: {
    none: 'Aucune carrière',
    notYet: 'Les carrières sont encore à choisir.',
    of: (have, goal) => `${have} sur ${goal}`,
    toLine: (steps, line) => `encore ${some(steps, 'case', 'cases')} jusqu’à la ${line}`,
    passed: (line) => `${line} franchie`,
    lines: { red: 'rouge', blue: 'bleue', green: 'verte' },
    low: 'Condition modeste',
    high: 'Condition complexe',
    done: 'Condition modeste remplie',
    reached: 'Condition remplie',
    doneHigh: 'Condition complexe remplie',
    admiral: 'Les trois',
    isAdmiral: 'Amiral',
    admiralHelp: (doubloons, points) =>
      `Qui complète les trois objectifs devient Amiral\u00a0: ${some(doubloons, 'doublon', 'doublons')} et ${points}\u00a0PV de plus.`,
  },
  incomes: {
    atEnd: 'PV à la fin',
    stands: (name, income) => `${name}\u00a0: ${income}.`,
    standsWorth: (name, income, points) => `${name}\u00a0: ${income}, soit ${points}\u00a0PV à la fin.`,
  },
  panel: {
    hand: 'Cartes en main',
    upgrades: 'Améliorations de navire',
    ranks: 'Rangs de noblesse',
    rank: (nation, influence, rank) => `${nation}\u00a0: influence ${influence}, rang ${rank}.`,
    nextScoring: (doubloons, points) =>
      `Prochain décompte\u00a0: +${some(doubloons, 'doublon', 'doublons')}, +${points}\u00a0PV.`,
    finalScoring: (points, track) =>
      `Décompte final\u00a0: +${points}\u00a0PV de revenu, +${track}\u00a0PV de la piste Revenu des doublons.`,
    over: 'La partie est finie.',
  },
};
