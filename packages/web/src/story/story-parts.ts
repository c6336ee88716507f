/** What the story adds to a table. */
export { ChapterTitle } from './chapter-title.tsx';
export { Story } from './story.tsx';
