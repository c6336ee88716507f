import type { Guide } from '../../../learn/lesson.ts';
import { guideTexts } from '../texts/lessons/index.ts';
import { adventureLessons } from './adventure-lessons.ts';
import { lessons } from './lessons.ts';

export const guide: Guide = { lessons, more: adventureLessons, texts: guideTexts };
