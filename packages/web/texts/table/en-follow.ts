import type { FollowTexts } from './follow-texts.ts';

export const EN_FOLLOW: FollowTexts = {
  skip: 'Skip',
  pace: 'Pace of the others',
  paces: { slow: 'Slow', normal: 'Normal', fast: 'Fast' },
  toMyTurn: 'To my turn',
  toPresent: 'To the present',
  since: 'Since your last turn',
  nothing: 'Nothing has happened since your last turn.',
  points: (points) => `${points} points`,
};
