/** Own cards at tables of the server: chosen by a host, seen by friends, shared, played with, and read again elsewhere. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { expect, test } from './fixtures.ts';
import { seriousFaults } from './reading.ts';
import { arrive, createTable, invitationTo } from './tables.ts';

const PACK = {
  game: 'port-royal',
  name: 'Our box',
  cards: [{ id: 'base-sailor-01', cost: 1, source: 'box' }],
};
const FILE = { name: 'ours.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(PACK)) };

test('a pack of the workshop is chosen for a table and shared by a link; friends see what differs', async ({
  newcomer,
}) => {
  test.setTimeout(90_000);
  const context = await newcomer();
  const anna = await context.newPage();
  await anna.goto('/workshop/port-royal');
  const chooser = anna.waitForEvent('filechooser', { timeout: 30_000 });
  await anna.getByRole('button', { name: 'Import' }).click();
  await (await chooser).setFiles(FILE);
  await anna.getByRole('button', { name: 'Packs, compare, check' }).click();
  await anna.getByRole('button', { name: 'Share by a link' }).click();
  const shared = await anna.getByLabel('Link to this pack').inputValue();
  expect(await seriousFaults(anna)).toEqual([]);
  await anna.getByRole('dialog').getByRole('button', { name: 'Play with it' }).click();
  await anna.getByRole('link', { name: 'With others' }).click();
  await expect(anna.getByLabel('Cards', { exact: true })).toHaveValue(/^mine-/);
  await anna.getByText('Online', { exact: true }).click();
  expect(await seriousFaults(anna)).toEqual([]);
  await anna.getByRole('button', { name: 'Set the table' }).click();
  await expect(anna.locator('dd', { hasText: 'Our box' })).toBeVisible({ timeout: 30_000 });

  const id = new URL(anna.url()).pathname.split('/').at(-1) ?? '';
  const bart = await (await newcomer({ locale: 'nl-NL' })).newPage();
  await bart.goto(`/table/${id}?invite=${await invitationTo(id, context.request)}`);
  await bart.getByRole('button', { name: 'Wat verschilt van onze doos' }).click();
  await expect(bart.locator('.pack-differences-list')).toContainText('→ 1');
  expect(await seriousFaults(bart)).toEqual([]);

  const claire = await (await newcomer({ locale: 'fr-FR' })).newPage();
  await claire.goto(shared);
  await expect(claire.locator('.pack-differences-list')).toContainText('Matelot');
  await expect(claire.locator('.pack-differences-list')).toContainText('→ 1');
  expect(await seriousFaults(claire)).toEqual([]);
  await claire.getByRole('link', { name: 'Dresser une table' }).click();
  await expect(claire.getByLabel('Cartes', { exact: true })).toHaveValue(/^link-/);
  await claire.getByRole('button', { name: 'Commencer la partie' }).click();
  await claire.waitForURL(/\/local\//, { timeout: 30_000 });
});

test('a match with a person’s own cards is played with bots, reloaded, exported, verified and read on another device', async ({
  newcomer,
}, info) => {
  test.setTimeout(240_000);
  const context = await newcomer();
  const anna = await arrive(context, 'Anna');
  const { pack }: { pack: { hash: string } } = await (await anna.post('/api/packs', { data: PACK })).json();
  const id = await createTable(anna, {
    game: 'port-royal',
    chairs: [{ kind: 'me' }, { kind: 'bot', level: 'cabin-boy' }],
    visibility: 'public',
    pack: { hash: pack.hash },
  });
  await anna.post(`/api/tables/${id}/start`, { data: {} });
  const page = await context.newPage();
  await page.goto(`/table/${id}`);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'What differs from our box' }).click();
  await expect(page.locator('.pack-differences-list')).toContainText('→ 1');
  await page.reload();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: /^Leave the table/ }).click();
  // Bots play on to the end, in threads that ask the server for the pack.
  const exported = () => anna.get(`/api/tables/${id}/export`);
  await expect.poll(async () => (await exported()).status(), { timeout: 150_000 }).toBe(200);
  const text = await (await exported()).text();
  const { log, content }: { log: readonly unknown[]; content: unknown } = JSON.parse(text);
  expect(content).toBeDefined();
  const file = info.outputPath('match.json');
  writeFileSync(file, text);
  const program = ['packages/cli/bin/captains-table.js', 'verify', file];
  expect(execFileSync(process.execPath, program, { encoding: 'utf8' })).toContain(`${log.length} moves`);

  await anna.delete(`/api/packs/${pack.hash}`);
  const other = await (await newcomer()).newPage();
  await other.goto(`/replay/server/${id}`);
  await expect(other.getByRole('slider')).toBeVisible({ timeout: 30_000 });
});
