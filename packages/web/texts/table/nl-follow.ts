import type { FollowTexts } from './follow-texts.ts';

export const NL_FOLLOW: FollowTexts = {
  skip: 'Overslaan',
  pace: 'Tempo van de anderen',
  paces: { slow: 'Traag', normal: 'Gewoon', fast: 'Snel' },
  toMyTurn: 'Naar mijn beurt',
  toPresent: 'Naar nu',
  since: 'Sinds je laatste beurt',
  nothing: 'Sinds je laatste beurt is er niets gebeurd.',
  points: (points) => `${points} punten`,
};
