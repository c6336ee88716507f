/** Clubs and their cups: people who meet, plan, sit down together, and play a Swiss to its end. */
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import type { CupView } from '@captains-table/protocol';
import { expect, test } from './fixtures.ts';
import { fitsTheWidth } from './playing.ts';
import { seriousFaults, seriousFaultsByDayAndNight } from './reading.ts';
import { PHONE } from './screens.ts';
import { arrive, createTable, says } from './tables.ts';

const CLUB = 'The Tuesday Fleet';

async function made(answer: Promise<{ json(): Promise<unknown> }>, what: 'club' | 'cup'): Promise<string> {
  const body: Readonly<Record<string, string>> = Object(await (await answer).json());
  return body[what] ?? '';
}

async function cupOf(request: APIRequestContext, id: string): Promise<CupView> {
  const { cup }: { cup: CupView } = await (await request.get(`/api/cups/${id}`)).json();
  return cup;
}

/** Gives up the game of this round, once; a bot plays on for them. Answers whether the cup is over. */
async function giveUp(context: BrowserContext, cup: string, given: Set<string>): Promise<boolean> {
  const { rounds, you, status } = await cupOf(context.request, cup);
  const own = rounds.at(-1)?.tables.find(({ entrants }) => entrants.includes(you.entrant ?? -1));
  // A round is there before its tables are.
  if (own?.invite !== undefined && own.places === undefined && !given.has(own.table)) {
    given.add(own.table);
    await (await says(context, own.table, 'resign')).close();
  }
  return status === 'over';
}

/** Founds the club on its page, and answers the invitation to it. */
async function found(anna: Page): Promise<string> {
  await anna.goto('/clubs');
  await anna.getByRole('button', { name: 'Found the club' }).click();
  await expect(anna.getByText('A club needs a name.')).toBeVisible();
  await anna.getByLabel('Name of the club').fill(CLUB);
  await anna.getByLabel('Motto').fill('The rum is on the loser');
  await anna.getByLabel('Your name in the club').fill('Anna');
  await anna.getByRole('button', { name: 'Found the club' }).click();
  await expect(anna.getByRole('heading', { name: CLUB })).toBeVisible();
  await anna.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(anna.getByRole('img', { name: 'QR code of this link' })).toBeVisible();
  const link = new URL(await anna.getByLabel('Link', { exact: true }).inputValue());
  await anna.keyboard.press('Escape');
  return link.pathname + link.search;
}

test('two found a club, plan an evening, share a table and play a Swiss with bots to its end', async ({
  newcomer,
}) => {
  test.setTimeout(180_000);
  const [hers, his, theirs] = [await newcomer(), await newcomer(PHONE), await newcomer()];
  const [anna, bart] = [await hers.newPage(), await his.newPage()];
  const invitation = await found(anna);
  const club = anna.url();

  await bart.goto(invitation);
  await bart.getByLabel('Your name in the club').fill('Bart');
  await bart.getByRole('button', { name: `Join ${CLUB}` }).click();
  await expect(bart.getByText('Bart has joined.')).toBeVisible();

  await anna.getByRole('button', { name: 'Plan an evening' }).click();
  await anna.getByLabel('Day and time').fill('2031-09-30T20:00');
  await anna.getByLabel('Note').fill('At Bart’s. Bring dice.');
  await anna.getByRole('dialog').getByRole('button', { name: 'Plan an evening' }).click();
  await expect(anna.getByText(/^Tuesday,? 30 September 2031 at 20:00/)).toBeVisible();
  await bart.reload();
  await bart.getByRole('button', { name: 'Perhaps' }).click();
  await expect(bart.getByText('1 perhaps')).toBeVisible();
  await bart.getByRole('button', { name: 'I’ll come' }).click();
  await expect(bart.getByText('1 comes', { exact: true })).toBeVisible();

  await createTable(hers.request, { game: 'port-royal', chairs: [{ kind: 'me' }, { kind: 'open' }] });
  await anna.getByRole('button', { name: 'Share a table' }).click();
  await anna.getByRole('dialog').getByRole('button', { name: 'Share', exact: true }).click();
  await expect(anna.getByText('Shared', { exact: true })).toBeVisible();
  await bart.reload();
  await expect(bart.getByText('1 seat free')).toBeVisible();
  await bart.getByRole('link', { name: 'Sit down' }).click();
  await bart
    .getByRole('button', { name: /Take a seat|Sit here/ })
    .first()
    .click();
  await bart.goBack();

  await anna.goto(club);
  await anna.getByRole('link', { name: 'New cup' }).click();
  await anna.getByLabel('Name of the cup').fill('Rum cup');
  await anna.getByLabel('Time to think').selectOption({ label: 'As long as you like' });
  await anna.getByRole('switch', { name: 'As many rounds as it takes' }).click();
  for (const _ of [5, 4, 3]) await anna.getByRole('button', { name: 'One round fewer' }).click();
  await anna.getByLabel('Time for a round').selectOption({ label: 'No deadline' });
  await anna.getByRole('button', { name: 'Announce the cup' }).click();
  await anna.getByRole('button', { name: 'Enter the cup' }).click();
  await expect(anna.getByText('You take part.')).toBeVisible();
  await anna.getByText('Add bots').click();
  await anna.getByLabel('Level').selectOption({ label: 'Chance' });
  await anna.getByRole('button', { name: 'One bot more' }).click();
  await anna.getByRole('button', { name: 'Add 2 bots' }).click();
  await expect(anna.getByText('Chance 2')).toBeVisible();
  const cup = anna.url().split('/').at(-1) ?? '';
  await bart.goto(`/cup/${cup}`);
  await bart.getByRole('button', { name: 'Enter the cup' }).click();
  await expect(bart.getByText('You take part.')).toBeVisible();
  await anna.goto(`/cup/${cup}`);
  await anna.getByRole('button', { name: 'Start the cup' }).click();

  // The table knows its cup, and leads back to it.
  await anna.getByRole('link', { name: 'To your table' }).click();
  await expect(anna.locator('.port-royal')).toBeVisible();
  await anna.getByRole('link', { name: 'Rum cup' }).click();
  await expect(anna.getByRole('heading', { name: 'Rum cup' })).toBeVisible();
  const given = { anna: new Set<string>(), bart: new Set<string>() };
  const bothGiveUp = async () => {
    const over = [await giveUp(hers, cup, given.anna), await giveUp(his, cup, given.bart)];
    return over.every((one) => one);
  };
  await expect.poll(bothGiveUp, { timeout: 120_000 }).toBe(true);
  // The page that was open all the time has followed.
  await expect(anna.getByRole('region', { name: /^Champions?$/ })).toBeVisible({ timeout: 30_000 });
  expect(given.anna.size).toBe(2);

  // Anyone with the link can see the results without becoming a guest.
  const carla = await theirs.newPage();
  await carla.goto(`/cup/${cup}`);
  await expect(carla.getByRole('row')).toHaveCount(5);
  await expect(carla.getByRole('link', { name: 'Replay' }).first()).toBeVisible();
  expect(await (await theirs.request.get('/api/me')).json()).not.toHaveProperty('person');
  await carla.getByRole('link', { name: 'Replay' }).first().click();
  await expect(carla.locator('.port-royal')).toBeVisible();
});

test('pages of clubs fit a phone in three languages, and axe finds nothing', async ({ newcomer }) => {
  test.setTimeout(180_000);
  const hers = await newcomer();
  const request = await arrive(hers, 'Anna');
  const club = await made(request.post('/api/clubs', { data: { name: CLUB, motto: 'Fair winds' } }), 'club');
  const evening = { at: Date.UTC(2031, 8, 30, 18), game: 'maracaibo', note: 'Bring dice' };
  for (const day of [0, 7])
    await request.post(`/api/clubs/${club}/evenings`, {
      data: { ...evening, at: evening.at + day * 86_400_000 },
    });
  const cups: string[] = [];
  for (const [form, bots] of [
    ['swiss', 5],
    ['knockout', 5],
    ['league', 0],
  ] as const) {
    const data = { name: `${form} cup of the fleet`, form, game: 'port-royal', tempo: { kind: 'none' } };
    const cup = await made(request.post(`/api/clubs/${club}/cups`, { data }), 'cup');
    cups.push(cup);
    await request.post(`/api/cups/${cup}/entrants`, { data: {} });
    if (bots === 0) continue;
    await request.post(`/api/cups/${cup}/entrants`, { data: { level: 'random', bots } });
    await request.post(`/api/cups/${cup}/start`, { data: {} });
  }
  const pages = ['/clubs', `/club/${club}`, ...cups.map((cup) => `/cup/${cup}`), `/new-cup/${club}`];
  const storageState = await hers.storageState();
  for (const locale of ['fr', 'nl', 'en-GB']) {
    const context = await newcomer({ ...PHONE, storageState, locale });
    const page = await context.newPage();
    for (const path of pages) {
      await page.goto(path);
      await expect(page.locator('main h1')).toBeVisible();
      await expect(page.locator('.panel').first()).toBeVisible();
      expect(await fitsTheWidth(page), `${path} in ${locale}`).toBe(true);
      if (locale === 'en-GB') expect(await seriousFaults(page), path).toEqual([]);
    }
    await context.close();
  }
  const page = await hers.newPage();
  for (const path of pages) {
    await page.goto(path);
    await expect(page.locator('.panel').first()).toBeVisible();
    expect(await seriousFaultsByDayAndNight(page), path).toEqual([]);
  }
});
