import type { ShareTexts } from './share-texts.ts';

export const nl: ShareTexts = {
  title: 'Plaatje van de uitslag',
  share: 'Delen',
  save: 'Bewaren',
  note: 'Op dit apparaat getekend. Er wordt niets verstuurd tot u het deelt.',
  bgStats: 'Noteren in BG Stats',
  failed: 'Het plaatje kon hier niet worden getekend.',
  drawing: 'Het plaatje wordt getekend…',
  turnsAndDay: (turns, day) => `${turns} ${turns === 1 ? 'beurt' : 'beurten'}, ${day}`,
};
