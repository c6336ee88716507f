import type { ResultTexts } from './result-texts.ts';

export const fr: ResultTexts = {
  countAll: 'Afficher tout le décompte',
  mentioned: 'Au livre de bord',
  bestMove: 'Meilleur coup',
  costliestMove: 'Coup le plus coûteux',
  atTurn: (turn, name) => `Tour ${turn}, ${name}`,
  chanceWent: (from, to) => `Chances de gagner\u00a0: de ${from} à ${to}`,
  lost: (chance) => `${chance} de chances de gagner en moins`,
  noBest: 'Aucun coup n’a fait basculer la partie à lui seul.',
  turnByTurn: 'tour par tour',
  asIfEnded: 'comme si la partie s’était arrêtée là',
  ready: (ready, of) => `${ready} sur ${of} d’accord`,
  isReady: 'd’accord',
  thinks: 'réfléchit',
  company: 'Qui rejoue',
};
