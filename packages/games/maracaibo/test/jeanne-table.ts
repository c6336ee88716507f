/** Tables where Jeanne plays. */
import type { JeannePosition, PlayerPosition, Position } from '../src/position-spec.ts';
import { position } from './table.ts';

/** Jeanne has just played the first of these cards. */
export function after(
  deck: string,
  jeanne: JeannePosition = {},
  rest: Partial<Position> = {},
  player: PlayerPosition = {},
) {
  return position({
    players: [player],
    active: 1,
    quests: {},
    cubes: {},
    ...rest,
    jeanne: { deck: [deck], ...jeanne },
  });
}

export function jeanneOf(table: ReturnType<typeof position>) {
  const { jeanne } = table.view();
  if (jeanne === undefined) throw new Error('Jeanne does not play');
  return jeanne;
}
