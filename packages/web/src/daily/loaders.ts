/** The daily harbour and what is practised, with their words. The front page leads there by this file alone. */
import { dailyTexts } from '../../texts/daily/index.ts';
import { tableTexts } from '../../texts/table/index.ts';
import { withWords } from '../app/with-words.ts';

export const dailyPage = () => withWords(import('./daily-page.tsx'), dailyTexts);
export const exercisePage = () => withWords(import('./exercise-page.tsx'), dailyTexts, tableTexts);
