import type { ShareTexts } from './share-texts.ts';

export const fr: ShareTexts = {
  title: 'Image du résultat',
  share: 'Partager',
  save: 'Enregistrer',
  note: 'Dessinée sur cet appareil. Rien n’est envoyé tant que vous ne la partagez pas.',
  bgStats: 'Noter dans BG Stats',
  failed: 'L’image n’a pas pu être dessinée ici.',
  drawing: 'L’image se dessine…',
  turnsAndDay: (turns, day) => `${turns} ${turns === 1 ? 'tour' : 'tours'}, ${day}`,
};
