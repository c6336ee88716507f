/** A profile for each person: what finished games say about them, and who may see it. */
import type { APIRequestContext } from '@playwright/test';
import { isRecord } from '@captains-table/kernel';
import { expect, test } from './fixtures.ts';
import { seriousFaults } from './reading.ts';
import { arrive, says, tableForTwo } from './tables.ts';

const PHONE_WIDTH = { width: 390, height: 844 };

/** An account of their own: guests have no page. Answers their id. */
async function keep(request: APIRequestContext, login: string): Promise<string> {
  const answer = await request.put('/api/me/password', { data: { login, password: 'long enough' } });
  const { person }: { person: { id: string } } = await answer.json();
  return person.id;
}

test('two people finish a game, and each has a page that says so, as far as they want', async ({
  newcomer,
}) => {
  test.setTimeout(240_000);
  const [hers, his] = [await newcomer(), await newcomer({ viewport: { width: 1440, height: 900 } })];
  const [anna, bart] = [await arrive(hers, 'Anna'), await arrive(his, 'Bart')];
  const chairs = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'cabin-boy' }];
  const table = await tableForTwo(anna, bart, { chairs });
  await keep(anna, 'anna-of-profiles');
  const bartId = await keep(bart, 'bart-of-profiles');
  // Bots play on for both: for her because she has given up, for him until he returns.
  await says(hers, table, 'resign');
  await says(his, table, 'leave');
  await expect
    .poll(
      async () => {
        const { profile }: { profile: { ratings?: readonly unknown[] } } = await (
          await bart.get(`/api/people/${bartId}`)
        ).json();
        return profile.ratings?.length;
      },
      { timeout: 150_000 },
    )
    .toBe(1);

  const page = await his.newPage();
  await page.goto('/');
  await expect(page.getByRole('link', { name: /^Last game: Port Royal, / })).toBeVisible();
  await page.getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bart' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Rating in Port Royal' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^The rating over the last 1 game/ })).toBeVisible();
  const lately = page.getByRole('region', { name: 'Lately with' });
  await expect(lately).toContainText('1 win, 0 losses');
  await expect(lately.getByRole('button', { name: /invite Anna/ })).toBeEnabled();
  await expect(page.getByRole('region', { name: 'Medals' })).toContainText('First landfall');
  await expect(page.getByRole('region', { name: 'Latest results' }).getByRole('listitem')).toHaveCount(1);
  expect(await seriousFaults(page)).toEqual([]);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'All my data' }).click();
  const file = await (await saved).createReadStream();
  let text = '';
  for await (const part of file) text += String(part);
  const data: unknown = JSON.parse(text);
  expect(isRecord(data) && data['format']).toBe('captains-table-person');

  await page.getByRole('button', { name: 'Who sees what' }).click();
  await page.getByLabel('Ratings', { exact: true }).selectOption('nobody');
  await expect(page.getByLabel('Ratings', { exact: true })).toHaveValue('nobody');
  await page.getByRole('button', { name: 'Close' }).click();

  const reader = await hers.newPage();
  await reader.setViewportSize(PHONE_WIDTH);
  await reader.emulateMedia({ colorScheme: 'dark' });
  await reader.goto(`/people/${bartId}`);
  await expect(reader.getByRole('region', { name: 'You and Bart' })).toContainText('0 wins, 1 loss');
  await expect(reader.getByRole('heading', { name: /^Rating in/ })).toHaveCount(0);
  await expect(reader.getByRole('region', { name: 'Lately with' })).toHaveCount(0);
  expect(await reader.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE_WIDTH.width);
  expect(await seriousFaults(reader)).toEqual([]);
  await reader.getByRole('radio', { name: 'FR', exact: true }).check();
  await expect(reader.getByRole('region', { name: 'Médailles' })).toContainText('Terre en vue');

  // The games of this device have a page without any server.
  await reader.goto('/profile');
  await expect(reader.getByRole('heading', { level: 1, name: 'Sur cet appareil' })).toBeVisible();
  expect(await seriousFaults(reader)).toEqual([]);
});
