import type { Words } from './words.ts';

export const fr: Words = {
  player: (number) => `Joueur ${number}`,
  you: 'vous',
  welcome: 'Tapez le numéro d’un coup, ou «\u00a0?\u00a0» pour l’aide.',
  help: [
    'un numéro   jouer ce coup',
    'u           reprendre votre dernier coup',
    'r           recommencer votre tour',
    'h           conseil\u00a0: de bons coups, leurs chances de victoire, et pourquoi',
    'v           voir la table comme vous la voyez',
    's fichier   enregistrer la partie, graine comprise',
    'q           quitter',
    '?           cette aide',
  ],
  yourMove: 'À vous de jouer',
  chooseNumber: (moves) =>
    moves === 1
      ? 'Tapez 1, ou «\u00a0?\u00a0» pour l’aide.'
      : `Tapez un numéro de 1 à ${moves}, ou «\u00a0?\u00a0» pour l’aide.`,
  takenBack: 'Coup repris.',
  turnRestarted: 'Votre tour recommence.',
  undoImpossible: 'Il n’est pas possible de reprendre un coup.',
  advice: 'De bons coups, avec vos chances de victoire\u00a0:',
  because: (reasons) => ` (${reasons.join('\u202f; ')})`,
  saveWhere: 'Enregistrer où\u202f? Tapez s et un nom de fichier.',
  saved: (file) => `Enregistré dans ${file}.`,
  notSaved: (file, reason) => `${file} n’a pas été enregistré\u00a0: ${reason}`,
  handOver: (player) => `Le clavier passe à ${player}. Appuyez sur Entrée pour continuer.`,
  goodbye: 'Au revoir.',
  result: 'La partie est terminée.',
  says: (who, what) => `${who}\u00a0: ${what}`,
  place: (place) => `${place}.`,
  score: (score) => (['0', '0,5', '1'].includes(score) ? `${score} point` : `${score} points`),
  players: (count) => (count === 1 ? '1 joueur' : `${count} joueurs`),
  moves: (count) => (count < 2 ? `${count} coup` : `${count} coups`),
  onlyFor: (players) => `(seulement ${players})`,
  viewAfter: (move, moves) => `La table après le coup ${move} sur ${moves}, vue par un spectateur\u00a0:`,
};
