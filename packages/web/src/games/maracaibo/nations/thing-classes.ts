import type { BoardProps } from '../../../board-kit/board.ts';

/** What a thing of the board wears: whether it may be chosen, and whether a line of the log or a hint is about it. */
export function thingClasses(
  base: string,
  id: string,
  legal: boolean,
  { pointedAt }: Pick<BoardProps, 'pointedAt'>,
): string {
  const classes = [base];
  if (legal) classes.push(`${base}-legal legal-glow`);
  if (pointedAt.value.includes(id)) classes.push('ma-pointed');
  return classes.join(' ');
}
