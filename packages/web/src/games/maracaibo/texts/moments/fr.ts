import type { MomentTexts } from './moment-texts.ts';

export const fr: MomentTexts = {
  fought: 'Combat',
  'ranked-up': 'Un rang de plus',
  upgraded: 'Amélioration de navire',
  'quest-done': 'Quête accomplie',
  objective: 'Objectif de carrière',
  admiral: 'Un amiral',
  'explorer-home': 'Le bout de la piste',
  scoring: 'Décompte',
};
