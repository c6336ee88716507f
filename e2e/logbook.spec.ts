/** The logbook of a campaign on the server. */
import { expect, test } from './fixtures.ts';
import { seriousFaults } from './reading.ts';
import { arrive } from './tables.ts';

const VOYAGE = {
  game: 'stowaways',
  options: { mode: 'voyage' },
  chairs: [{ kind: 'me' }, { kind: 'bot', level: 'sailor' }],
};

interface Begun {
  readonly campaign: string;
  readonly table: string;
}

test('a campaign has a logbook that names nothing unread, and a guest joins it by its link', async ({
  newcomer,
}) => {
  test.setTimeout(120_000);
  const context = await newcomer();
  const anna = await arrive(context, 'Anna');
  const answer = await anna.post('/api/campaigns', { data: VOYAGE });
  const { campaign }: Begun = await answer.json();
  const page = await context.newPage();
  await page.goto(`/logbook/${campaign}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('voyage');
  await expect(page.getByRole('list', { name: 'The chapters' }).getByRole('listitem')).toHaveCount(3);
  await expect(page.getByText('No page has been read yet.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'To the table' })).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Invite' }).click();
  const link = await page.getByLabel('Link to this campaign').inputValue();
  const guest = await (await newcomer({ viewport: { width: 390, height: 844 }, isMobile: true })).newPage();
  await guest.goto(link);
  await guest.getByRole('button', { name: 'Join the campaign' }).click();
  await expect(guest.getByRole('list', { name: 'The chapters' })).toBeVisible();
  expect(await guest.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await seriousFaults(guest)).toEqual([]);
  await page.goto('/games');
  await expect(page.getByRole('link', { name: 'Logbook' })).toHaveAttribute('href', `/logbook/${campaign}`);
});
