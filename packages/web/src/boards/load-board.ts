import type { BoardModule } from './board.ts';

/** Boards by the id of their game. A game without one is played at the text table. */
const BOARDS: Readonly<Record<string, () => Promise<BoardModule>>> = {
  'port-royal': async () => (await import('./port-royal/index.tsx')).board,
};

export async function loadBoard(game: string): Promise<BoardModule | undefined> {
  return Object.hasOwn(BOARDS, game) ? BOARDS[game]?.() : undefined;
}
