import type { MomentTexts } from './moment-texts.ts';

export const nl: MomentTexts = {
  fought: 'Gevecht',
  'ranked-up': 'Een banier hoger',
  upgraded: 'Scheepsupgrade',
  'quest-done': 'Missie volbracht',
  objective: 'Carrièreopdracht',
  admiral: 'Een admiraal',
  'explorer-home': 'Het einde van het spoor',
  scoring: 'Telling',
};
