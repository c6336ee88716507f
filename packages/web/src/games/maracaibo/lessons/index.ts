import type { Guide } from '../../../learn/lesson.ts';
import { guideTexts } from '../texts/lessons/index.ts';
import { lessons } from './lessons.ts';

export const guide: Guide = { lessons, texts: guideTexts };
