import type { Lesson } from '../learn/lesson.ts';
import type { BoardModule } from '../board-kit/board.ts';

/** Boards by the id of their game. A game without one is played at the text table. */
const BOARDS: Readonly<Record<string, () => Promise<BoardModule>>> = {
  caravelas: async () => (await import('./caravelas/board/index.tsx')).board,
  'francis-drake': async () => (await import('./francis-drake/board/index.tsx')).board,
  maracaibo: async () => (await import('./maracaibo/board/index.tsx')).board,
  'port-royal': async () => (await import('./port-royal/board/index.tsx')).board,
};

export async function loadBoard(game: string): Promise<BoardModule | undefined> {
  return Object.hasOwn(BOARDS, game) ? BOARDS[game]?.() : undefined;
}

/** First-game guides by the id of their game. */
const LESSONS: Readonly<Record<string, () => Promise<readonly Lesson[]>>> = {
  caravelas: async () => (await import('./caravelas/lessons/lessons.ts')).lessons,
  'francis-drake': async () => (await import('./francis-drake/lessons/lessons.ts')).lessons,
  maracaibo: async () => (await import('./maracaibo/lessons/lessons.ts')).lessons,
  'port-royal': async () => (await import('./port-royal/lessons/lessons.ts')).lessons,
};

/** None where there is no guide. */
export async function loadLessons(game: string): Promise<readonly Lesson[]> {
  return (Object.hasOwn(LESSONS, game) ? await LESSONS[game]?.() : undefined) ?? [];
}
