import type { NationsTexts } from './texts.ts';

export const fr: NationsTexts = {
  title: 'Nations',
  stands: (name, influence, rank) => `${name}\u00a0: influence ${influence}, rang ${rank}`,
  worth: (rank, times, points) =>
    `Votre rang ${rank} × ${times} vous rapporterait maintenant ${points}\u00a0PV.`,
  times: (slots, majority) =>
    majority === 0
      ? `Multiplicateur\u00a0: ${slots} pour les cases vides.`
      : `Multiplicateur\u00a0: ${slots} pour les cases vides + ${majority} pour les cubes en jeu.`,
  reserve: (cubes) => (cubes === 1 ? '1 cube en réserve.' : `${cubes} cubes en réserve.`),
  most: (names, points) => `Plus grande influence\u00a0: ${names}, ${points}\u00a0PV en fin de partie.`,
  combat: {
    title: 'Combat',
    fights: (name) => `${name} combat`,
    fightsFor: (name, nation) => `${name} combat. Nation combattante\u00a0: ${nation}`,
    value: 'Valeur de combat',
    changed: (printed, change) => (change < 0 ? `${printed} − ${-change}` : `${printed} + ${change}`),
    pay: (doubloons) => (doubloons === 1 ? 'Coûte 1 doublon' : `Coûte ${doubloons} doublons`),
    modifiers: {
      mostCubes: (by) => `Seule à avoir le plus de cubes en jeu\u00a0: −${by}`,
      fewestCubes: (by) => `Seule à avoir le moins de cubes en jeu\u00a0: +${by}`,
    },
    tokens: (left) => (left === 1 ? '1 jeton restant' : `${left} jetons restants`),
    raise: 'Augmenter la valeur de 1',
    left: (count) => (count === 1 ? '1 restant' : `${count} restants`),
    cards: 'Vos cartes',
    held: (nation) => `cube\u00a0: ${nation}`,
  },
  prestige: {
    opensAfter: (rounds, count) =>
      count === 1
        ? `Le suivant est révélé après la manche ${rounds}.`
        : `Les suivants sont révélés après les manches ${rounds}.`,
    now: (points) => `Vous rapporterait maintenant ${points}\u00a0PV`,
    first: (points) => `Premier à investir\u00a0: ${points}\u00a0PV`,
    investors: (names) => `Ont investi\u00a0: ${names}`,
    price: (doubloons) => `${doubloons} doublons et 1 espion`,
  },
  tiles: {
    title: 'Piles et tuiles',
    next: (quest) => `La suivante\u00a0: ${quest}`,
    free: (value) => `Libre\u00a0: réduit la valeur de combat de ${value}`,
    taken: (nation) => `Cube\u00a0: ${nation}`,
    storyTiles: 'Tuiles Histoire',
    archive: 'Gardé dans l’Archive pour la prochaine partie',
  },
  jeanne: {
    role: 'Votre rivale',
    title: 'Jeanne',
    deck: (cards) => (cards === 1 ? '1 carte dans sa pioche' : `${cards} cartes dans sa pioche`),
    noCard: 'Elle n’a pas encore navigué.',
    deeds: 'Son dernier tour',
    discs: (removed, of) => `Disques retirés\u00a0: ${removed} sur ${of}`,
    income: (points) => `Son revenu au prochain décompte\u00a0: ${points}\u00a0PV`,
    cards: (count) => `Cartes Projet\u00a0: ${count}`,
    quests: (count) => `Quêtes\u00a0: ${count}`,
    tokens: (count) => `Jetons Combat\u00a0: ${count}`,
  },
  scoring: {
    title: (round) => `Décompte de la manche ${round}`,
    final: 'Décompte final',
    ahead: 'Ce qu’il rapportera',
    doubloons: (n) => (n === 1 ? '1 doublon' : `${n} doublons`),
    points: (n) => `${n}\u00a0PV`,
    dismiss: 'Fermer le décompte',
  },
};
