/**
 * What is about packs, each part with its words. Pages and tables lead there by this file alone, so that a first visit
 * brings along neither the parts nor the places of their words.
 */
import { packsTexts } from '../../texts/packs/index.ts';
import { tableTexts } from '../../texts/table/index.ts';
import { workshopTexts } from '../../texts/workshop/index.ts';
import { withWords } from '../app/with-words.ts';

export const packPage = () => withWords(import('./pack-page.tsx'), packsTexts);
export const packAtTable = () => withWords(import('./pack-at-table.tsx'), packsTexts);
export const packField = () => withWords(import('../lobby/new-table/pack-field.tsx'), packsTexts);
/** Sharing a pack copies a link, as tables do. */
export const workshopPage = () =>
  withWords(import('../workshop/workshop-page.tsx'), workshopTexts, packsTexts, tableTexts);
