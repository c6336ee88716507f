import { must } from '@captains-table/kernel';
import { history } from '@captains-table/table';
import { mark, TestTable } from '@captains-table/table/testing';
import { expect, test } from 'vitest';

test('a page that set-up has shown is reported with the first move', async () => {
  const started = await TestTable.start({ game: 'stowaways', options: { mode: 'voyage' } });
  expect(history(started.table, { host: false })).toEqual([]);
  await started.move('anna', must(must(started.table.match).legal(0)[0]));
  await started.move('bart', must(must(started.table.match).legal(1)[0]));
  const [first, second] = history(started.table, { host: false });
  expect(first?.events[0]).toEqual({ key: 'page', page: 'departure', reader: 0 });
  expect(second?.events.some(({ key }) => key === 'page')).toBe(false);
});

test('where set-up has shown none, nothing is added', async () => {
  const started = await TestTable.start();
  await started.move('anna', mark(0));
  expect(history(started.table, { host: false })).toMatchObject([{ seat: 0 }]);
});
