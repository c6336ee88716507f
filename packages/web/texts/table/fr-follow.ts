import type { FollowTexts } from './follow-texts.ts';

export const FR_FOLLOW: FollowTexts = {
  skip: 'Passer',
  pace: 'Rythme des autres',
  paces: { slow: 'Lent', normal: 'Normal', fast: 'Rapide' },
  toMyTurn: 'À mon tour',
  toPresent: 'Au présent',
  since: 'Depuis votre dernier tour',
  nothing: 'Rien ne s’est passé depuis votre dernier tour.',
  points: (points) => `${points} points`,
};
