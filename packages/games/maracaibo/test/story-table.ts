/** Games of the story to test at. */
import { chanceFrom, checkTable } from '@captains-table/kernel';
import type { Carry } from '@captains-table/kernel';
import { maracaibo } from '../src/index.ts';
import type { PlayerPosition, Position } from '../src/position-spec.ts';
import type { StoryCarry } from '../src/story/campaign.ts';
import { firstCarry, readCarry } from '../src/story/campaign.ts';
import { TestTable, box, position } from './table.ts';

export function storyGame(seats: number, carry?: Partial<StoryCarry>, seed = 'story'): TestTable {
  const table = checkTable(maracaibo.meta, seats, { mode: 'story', randomStart: false });
  if (!table.ok) throw new Error(table.problem.field);
  const whole = readCarry(box, { ...firstCarry(box, 1), ...carry });
  return new TestTable(maracaibo.setup(seats, table.options, chanceFrom(seed), whole));
}

export function storyPosition(
  players: readonly PlayerPosition[],
  rest: Partial<Position> & { readonly chapter?: string } = {},
): TestTable {
  const { chapter = '1', ...others } = rest;
  return position({ players: [...players], options: { mode: 'story', chapter }, ...others });
}

/** The first player has just ended a round. */
export function storyScoring(
  players: readonly PlayerPosition[],
  rest: Partial<Position> & { readonly chapter?: string } = {},
): TestTable {
  const [first = {}, ...others] = players;
  const ship = rest.round === 4 ? '22' : '21a';
  return storyPosition([{ ship, ...first }, ...others], { phase: 'scoring', ...rest });
}

/** All read page after page; the pages in their order. */
export function readOn(table: TestTable, most = 99): string[] {
  const pages: string[] = [];
  for (let i = 0; i < 200 && table.decision?.kind === 'page'; i++) {
    const { page } = table.decision;
    if (pages.at(-1) !== page && pages.length === most) break;
    if (pages.at(-1) !== page) pages.push(page);
    table.play({ kind: 'read', page });
  }
  return pages;
}

/** Everyone votes for the same, or each for their own. */
export function voteFor(table: TestTable, ...choices: readonly string[]): TestTable {
  for (let i = 0; i < 9 && table.decision?.kind === 'vote'; i++) {
    table.play({ kind: 'vote', choice: choices[Math.min(i, choices.length - 1)] ?? '' });
  }
  return table;
}

export function storyline(table: TestTable) {
  const told = table.view().storyline;
  if (told === undefined) throw new Error('no story is told here');
  return told;
}

export function handedOn(table: TestTable, before: Carry = firstCarry(box, 1)): StoryCarry {
  const after = maracaibo.campaign?.after(before, table.state);
  return readCarry(box, after);
}
