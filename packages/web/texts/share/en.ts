import type { ShareTexts } from './share-texts.ts';

export const en: ShareTexts = {
  title: 'Picture of the result',
  share: 'Share',
  save: 'Save',
  note: 'Drawn on this device. Nothing is sent anywhere unless you share it.',
  bgStats: 'Enter in BG Stats',
  failed: 'The picture could not be drawn here.',
  drawing: 'Drawing the picture…',
  turnsAndDay: (turns, day) => `${turns} ${turns === 1 ? 'turn' : 'turns'}, ${day}`,
};
