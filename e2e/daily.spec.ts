/** One deal a day for everyone: decided on the real board, judged by the captain, the same with and without a server. */
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { seriousFaults } from './reading.ts';
import { arrive, says, tableWithBots } from './tables.ts';

const MAKING = 120_000;

/** An account of their own: guests are counted, and not named. */
async function keep(request: APIRequestContext, login: string): Promise<void> {
  await request.put('/api/me/password', { data: { login, password: 'long enough' } });
}

/** Whatever game it is today: in words every move is a button. */
async function inWords(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => localStorage.setItem('captains-table/table-style', 'text'));
}

async function openHarbour(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'The daily harbour' }).click();
  await expect(page.getByRole('link', { name: /^(?:Begin|Go on)$/ })).toBeVisible({ timeout: MAKING });
}

/** Makes all decisions, always the first or always the last move of the list. Answers how many there were. */
async function decideAll(page: Page, which: 'first' | 'last'): Promise<number> {
  await page.getByRole('link', { name: /^(?:Begin|Go on)$/ }).click();
  for (let decisions = 1; ; decisions++) {
    const card = page.getByRole('region', { name: new RegExp(`^Decision ${decisions} of`) });
    await expect(card).toBeVisible({ timeout: 30_000 });
    const moves = page.locator('[data-region="moves"]').getByRole('button');
    await (which === 'first' ? moves.first() : moves.last()).click();
    await expect(card).toContainText('of 10 points');
    await expect(card).toContainText('The captain:');
    const finish = card.getByRole('button', { name: 'See the result' });
    if ((await finish.count()) > 0) {
      await finish.click();
      return decisions;
    }
    await card.getByRole('button', { name: 'Next' }).click();
  }
}

const dealOn = (page: Page) => page.evaluate(() => localStorage.getItem('captains-table/daily/deals'));

test('a person plays the day, another sees how they did, and without a server it is the same deal', async ({
  newcomer,
}) => {
  test.setTimeout(300_000);
  const [hers, his] = [await newcomer(), await newcomer({ viewport: { width: 390, height: 844 } })];
  await Promise.all([inWords(hers), inWords(his)]);
  await keep(await arrive(hers, 'Anna'), 'anna-of-the-day');
  await keep(await arrive(his, 'Bart'), 'bart-of-the-day');
  const anna = await hers.newPage();
  await openHarbour(anna);
  expect(await seriousFaults(anna)).toEqual([]);
  const decisions = await decideAll(anna, 'first');
  expect(decisions).toBeGreaterThanOrEqual(5);
  await expect(anna.getByText('1 day in a row')).toBeVisible();
  await expect(anna.getByRole('region', { name: 'How others did' })).toContainText('1 played today');

  const bart = await his.newPage();
  await openHarbour(bart);
  await expect(bart.getByRole('region', { name: 'How others did' })).not.toContainText('Anna');
  await decideAll(bart, 'last');
  const standing = bart.getByRole('region', { name: 'How others did' });
  await expect(standing).toContainText('2 played today');
  await expect(standing).toContainText('Anna');
  await expect(bart.getByRole('list', { name: 'Today’s decisions' })).toContainText('2 people decided here');
  expect(await seriousFaults(bart)).toEqual([]);

  const alone = await newcomer();
  await alone.route('**/api/**', (route) => route.abort());
  const page = await alone.newPage();
  await openHarbour(page);
  expect(await dealOn(page)).toBe(await dealOn(anna));
});

test('puzzles come with the games, and a found move counts', async ({ newcomer }) => {
  const context = await newcomer();
  await inWords(context);
  const page = await context.newPage();
  await page.goto('/daily');
  const games = page
    .getByRole('list')
    .filter({ hasText: / of \d+ solved/ })
    .getByRole('listitem');
  await expect(games.first()).toContainText(/^.+0 of \d+ solved$/);
  const listed = await games.count();
  await games.first().getByRole('link').click();
  const card = page.getByRole('region', { name: /^Puzzle 1 of/ });
  await expect(card).toContainText('One move is clearly best.', { timeout: 30_000 });
  const moves = page.locator('[data-region="moves"]').getByRole('button');
  await moves.first().click();
  await expect(card).toContainText('The captain:');
  // What is left is the captain's move: when it is tried again, it is the one.
  // A button begins with its key.
  const best = ((await moves.first().textContent()) ?? '').replace(/^\d+/, '');
  await card.getByRole('button', { name: 'Once more' }).click();
  await moves.filter({ hasText: best }).first().click();
  await expect(card).toContainText('Found it');
  await card.getByRole('button', { name: 'Leave' }).click();
  await expect(games.filter({ hasText: /1 of \d+ solved$/ })).toHaveCount(1);
  await expect(games.filter({ hasText: /0 of \d+ solved$/ })).toHaveCount(listed - 1);
});

test('one’s own mistakes come from finished games, with a better move to find', async ({ newcomer }) => {
  test.setTimeout(240_000);
  const context = await newcomer();
  await inWords(context);
  const anna = await arrive(context, 'Anna');
  const page = await context.newPage();
  const moves = page.locator('[data-region="moves"]').getByRole('button');
  const card = page.getByRole('region', { name: /^Mistake 1 of/ });
  // Now and then a game played without thinking has no mistake in it.
  for (let game = 0; game < 8 && !(await card.isVisible()); game++) {
    const id = await tableWithBots(anna, 1, {});
    await page.goto(`/table/${id}`);
    for (let move = 0; move < 12; move++)
      await (move % 2 === 0 ? moves.first() : moves.last()).click({ timeout: 30_000 });
    // A bot plays on until she returns.
    await says(context, id, 'leave');
    const finished = async () => JSON.stringify(await (await anna.get('/api/tables/finished')).json());
    await expect.poll(finished, { timeout: 60_000 }).toContain(id);
    await page.goto('/daily/mistakes');
    await expect(card.or(page.getByText('No mistakes to practise'))).toBeVisible({ timeout: 60_000 });
  }
  expect(await seriousFaults(page)).toEqual([]);
  await moves.first().click();
  await expect(card).toContainText('The captain:');
});
