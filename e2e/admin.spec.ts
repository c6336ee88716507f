/** A host who gets in by the link of the command line, reads a report, bans a person and announces something. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from './fixtures.ts';
import { seriousFaults } from './reading.ts';
import { startServer } from './server.ts';
import { arrive } from './tables.ts';

test('a host reads a report, bans, and announces', async ({ browser }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'captains-table-admin-'));
  const server = await startServer({ dataDir });
  const contexts = await Promise.all([1, 2].map(() => browser.newContext({ baseURL: server.url })));
  const [hers, his] = contexts;
  if (hers === undefined || his === undefined) throw new Error('two came');
  try {
    const anna = await arrive(hers, 'Anna');
    await anna.put('/api/me/password', { data: { login: 'anna', password: 'a long secret' } });
    const bart = await arrive(his, 'Bart');
    const { person }: { person: { id: string } } = await (await bart.get('/api/me')).json();
    const about = { person: person.id, reason: 'name', text: 'What a name.' };
    await anna.post('/api/reports', { data: about });

    const program = ['packages/cli/bin/captains-table.js', 'host-link', '--data', dataDir];
    const link = new URL(execFileSync(process.execPath, program, { encoding: 'utf8' }).trim());
    const page = await hers.newPage();
    await page.goto(link.pathname + link.search);
    await page.getByRole('button', { name: 'Become a host' }).click();
    await expect(page.getByText('Bart, reported by Anna')).toBeVisible();
    expect(await seriousFaults(page)).toEqual([]);
    await page.getByLabel('What you have decided').fill('A week off.');
    await page.getByRole('button', { name: 'Close the report' }).click();
    await expect(page.getByText('Closed: A week off.')).toBeVisible();
    const row = page.locator('.person-row').filter({ hasText: 'Bart' }).filter({ hasText: 'Usage' });
    await row.getByRole('button', { name: 'Ban' }).click();
    await row.getByLabel('Reason').fill('Think of another name.');
    await row.getByRole('button', { name: 'Ban' }).click();
    await page.getByLabel('In English').fill('Closed on Sunday.');
    await page.getByRole('button', { name: 'Announce' }).click();
    await expect(page.getByText('report-closed')).toBeVisible();

    const bartsPage = await his.newPage();
    await bartsPage.goto('/');
    await expect(bartsPage.getByText('Think of another name.')).toBeVisible();
    await bartsPage.getByRole('button', { name: 'Close' }).click();
    await bartsPage.reload();
    await expect(bartsPage.getByText('Think of another name.')).toBeVisible();
    await expect(bartsPage.getByText('Closed on Sunday.')).toHaveCount(0);
  } finally {
    await Promise.all(contexts.map((context) => context.close()));
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
