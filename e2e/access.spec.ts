import { expect, test } from './fixtures.ts';
import { glowing } from './port-royal.ts';
import { seriousFaults, seriousFaultsByDayAndNight } from './reading.ts';
import { arrive, createTable } from './tables.ts';

for (const path of [
  '/',
  '/new/port-royal',
  '/games',
  '/watch',
  '/settings',
  '/sign-in',
  '/credits',
  '/learn/port-royal',
  '/nowhere',
]) {
  test(`axe finds nothing serious on ${path}, by day and by night`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    expect(await seriousFaultsByDayAndNight(page)).toEqual([]);
  });
}

test('axe finds nothing serious at the table, drawn and told, by day and by night', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(glowing(page).first()).toBeVisible({ timeout: 30_000 });
  expect(await seriousFaultsByDayAndNight(page)).toEqual([]);
  await page.evaluate(() => localStorage.setItem('captains-table/table-style', 'text'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  expect(await seriousFaultsByDayAndNight(page)).toEqual([]);
});

test('axe finds nothing serious while people gather', async ({ newcomer }) => {
  const context = await newcomer();
  const anna = await arrive(context, 'Anna');
  const chairs = [{ kind: 'me' }, { kind: 'open' }];
  const table = await createTable(anna, { game: 'port-royal', chairs });
  const page = await context.newPage();
  await page.goto(`/table/${table}`);
  await expect(page.getByRole('button', { name: 'Start the game' })).toBeAttached();
  expect(await seriousFaults(page)).toEqual([]);
});
