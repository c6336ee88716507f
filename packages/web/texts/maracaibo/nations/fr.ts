import type { NationsTexts } from './texts.ts';

export const fr: NationsTexts = {
  title: 'Nations',
  stands: (name, influence, rank) => `${name} : ${influence} d’influence, rang ${rank}`,
  worth: (rank, times, points) => `Votre rang ${rank} × ${times} rapporterait ${points} PV maintenant.`,
  times: (slots, majority) =>
    majority === 0
      ? `Multiplicateur : ${slots} pour les cases vides.`
      : `Multiplicateur : ${slots} pour les cases vides + ${majority} pour les cubes en jeu.`,
  reserve: (cubes) => (cubes === 1 ? '1 cube en réserve.' : `${cubes} cubes en réserve.`),
  most: (names, points) => `Plus grande influence : ${names}, ${points} PV en fin de partie.`,
  combat: {
    title: 'Combat',
    fights: (name) => `${name} combat`,
    fightsFor: (name, nation) => `${name} combat pour : ${nation}`,
    value: 'Valeur de combat',
    changed: (printed, change) => (change < 0 ? `${printed} − ${-change}` : `${printed} + ${change}`),
    pay: (doubloons) => (doubloons === 1 ? 'Coûte 1 doublon' : `Coûte ${doubloons} doublons`),
    modifiers: {
      M1: 'Seule à avoir le plus de cubes en jeu : −2',
      M2: 'Seule à avoir le moins de cubes en jeu : +3',
    },
    tokens: (left) => (left === 1 ? '1 jeton restant' : `${left} jetons restants`),
    raise: 'Augmenter la valeur de 1',
    left: (count) => (count === 1 ? '1 restant' : `${count} restants`),
    cards: 'Vos cartes',
    held: (nation) => `tenu par : ${nation}`,
  },
  prestige: {
    opensAfter: (rounds, count) =>
      count === 1
        ? `Le suivant est révélé après la manche ${rounds}.`
        : `Les suivants sont révélés après les manches ${rounds}.`,
    now: (points) => `Vous rapporterait ${points} PV maintenant`,
    first: (points) => `Premier à investir : ${points} PV`,
    investors: (names) => `Ont investi : ${names}`,
    price: (doubloons) => `${doubloons} doublons et 1 espion`,
  },
  tiles: {
    title: 'Piles et tuiles',
    next: (quest) => `La suivante : ${quest}`,
    free: (value) => `Libre, pour ${value} de la valeur de combat`,
    taken: (nation) => `Prise pour : ${nation}`,
    storyTiles: 'Tuiles Histoire',
    archive: 'Gardé pour la prochaine partie',
  },
  jeanne: {
    role: 'Votre rivale',
    title: 'Jeanne',
    deck: (cards) => (cards === 1 ? '1 carte dans sa pioche' : `${cards} cartes dans sa pioche`),
    noCard: 'Elle n’a pas encore navigué.',
    deeds: 'Son dernier tour',
    discs: (removed, of) => `Disques retirés : ${removed} sur ${of}`,
    income: (points) => `Son revenu au prochain décompte : ${points} PV`,
    cards: (count) => `Cartes Projet : ${count}`,
    quests: (count) => `Quêtes : ${count}`,
    tokens: (count) => `Jetons Combat : ${count}`,
  },
  scoring: {
    title: (round) => `Décompte de la manche ${round}`,
    final: 'Décompte final',
    ahead: 'Ce qu’il va rapporter',
    doubloons: (n) => (n === 1 ? '1 doublon' : `${n} doublons`),
    points: (n) => `${n} PV`,
    dismiss: 'Fermer le décompte',
  },
};
