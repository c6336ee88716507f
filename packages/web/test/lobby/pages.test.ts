import { describe, expect, it } from 'vitest';
import { again, further } from '../../src/lobby/pages.ts';
import type { TablePage } from '../../src/server/api.ts';
import { summaryWith } from './table-summaries.ts';

/** A server that gives three lines at a time, and counts how often it is asked. */
function server(letters: string) {
  const ids = letters.split('');
  const asked: (string | undefined)[] = [];
  const ask = async (next?: string): Promise<TablePage> => {
    asked.push(next);
    const from = next === undefined ? 0 : Number(next);
    const tables = ids.slice(from, from + 3).map((id) => summaryWith({ id }));
    return from + 3 < ids.length ? { tables, next: `${from + 3}` } : { tables };
  };
  return { ask, asked };
}

const idsOf = ({ tables }: TablePage) => tables.map(({ id }) => id).join('');
const SEVEN = 'abcdefg';

describe('a list that comes page by page', () => {
  it('goes on where it ended, until there is no more', async () => {
    const { ask, asked } = server(SEVEN);
    const first = await again(undefined, ask);
    const second = await further(first, ask);
    const third = await further(second, ask);
    expect([first, second, third].map(idsOf)).toEqual(['abc', 'abcdef', 'abcdefg']);
    expect(asked).toEqual([undefined, '3', '6']);
    expect(third.next).toBeUndefined();
  });

  it('shows no table twice that has moved down meanwhile', async () => {
    const first = await again(undefined, server(SEVEN).ask);
    expect(idsOf(await further(first, server('xabcdef').ask))).toBe('abcde');
  });

  it('is read again as far as it was shown, and no further', async () => {
    const { ask } = server(SEVEN);
    const shown = await further(await again(undefined, ask), ask);
    const changed = server('gabcdef');
    expect(idsOf(await again(shown, changed.ask))).toBe('gabcde');
    expect(changed.asked).toEqual([undefined, '3']);
  });

  it('may have become shorter', async () => {
    const { ask } = server(SEVEN);
    const shown = await further(await again(undefined, ask), ask);
    expect(await again(shown, server('a').ask)).toEqual({ tables: [summaryWith({ id: 'a' })] });
  });
});
