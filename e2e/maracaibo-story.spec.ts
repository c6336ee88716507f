/** Maracaibo's story in the browser: a campaign of three games, and one alone. */
import type { LoadedGame } from '@captains-table/catalogue';
import { loadGame } from '@captains-table/catalogue';
import { must } from '@captains-table/kernel';
import type { Carry } from '@captains-table/kernel';
import { test } from './campaign-fixtures.ts';
import type { CampaignServer } from './campaign-server.ts';
import type { Captain } from './captain.ts';
import { Chapter } from './chapter.ts';
import { expect as checks } from './fixtures.ts';
import * as logbook from './logbook.ts';
import { STORY } from './maracaibo.ts';
import { fitsTheWidth } from './playing.ts';
import { seriousFaults } from './reading.ts';
import { DESKTOP, PHONE } from './screens.ts';
import { titlesIn } from './story-titles.ts';

const expect = checks.configure({ timeout: 60_000 });
const GAME = 'maracaibo';
const TITLES = titlesIn(GAME);

const book = ({ page }: Captain) => page.locator('.book-dialog[open]');

function titleOf({ locale }: Captain, page: string): string {
  return must(TITLES.find((one) => one.page === page && one.locale === locale)).title;
}

test('a campaign of three games: a vote, a tile that stays, a server that is killed', async ({
  arrive,
  open,
}) => {
  test.setTimeout(240_000);
  const server = await open('grey wax');
  const story = new Games(must(await loadGame(GAME)), server);
  const [anna, bart] = [await arrive(server, 'en', DESKTOP), await arrive(server, 'fr', PHONE)];
  await Promise.all([anna.isCalled('Anna'), bart.isCalled('Bart')]);
  const campaign = await begin(anna, [{ kind: 'me' }, { kind: 'open' }]);
  await bart.joinsBy(await linkTo(anna, campaign));

  await test.step('the first card is read, and they vote in their languages', async () => {
    await bart.sitsDown(campaign);
    const game = await story.begin([anna, bart], campaign);
    await expect(book(anna).getByRole('heading', { name: titleOf(anna, 'chapter-1') })).toBeVisible();
    await expect(anna.page.locator('.top-bar-part')).toContainText(titleOf(anna, 'chapter-1'));
    await game.byHand(anna, 2);
    await expect(anna.page.locator('[data-story-card="01"]')).toContainText(titleOf(anna, '01-front'));
    await logbook.namesNothingUnread(anna, GAME, game.pages);
    expect(await game.playTo('vote')).toBe(true);
    await Promise.all([story.look(anna), story.look(bart)]);
    for (const captain of [anna, bart]) {
      await expect(book(captain)).toContainText(titleOf(captain, '02-a'));
      await expect(book(captain)).toContainText(titleOf(captain, '02-b'));
    }
    expect(await seriousFaults(anna.page)).toEqual([]);
    await vote(anna, 0);
    await expect(book(bart).locator('.vote-voter-done')).toHaveCount(1);
    await vote(bart, 0);
    await expect(book(anna).getByRole('heading', { name: titleOf(anna, '03-front') })).toBeVisible();
    await game.takeClicks([anna, bart]);
    await game.byHand(anna, 1);
    await expect(anna.page.locator('[data-thing="L5"]')).toBeVisible();
    expect(await fitsTheWidth(bart.page)).toBe(true);
    await story.end(game, anna, campaign);
    await expect(anna.page.locator('.logbook-kept')).toContainText('L5');
    await logbook.namesNothingUnread(anna, GAME, game.pages);
  });

  await test.step('the tile lies there in the next game, also when the server was killed', async () => {
    await logbook.readIn(anna, 'nl');
    await sailOn(anna, campaign, 2);
    await bart.sitsDown(campaign);
    const game = await story.begin([anna, bart], campaign);
    await game.byHand(anna, 2);
    await anna.page.keyboard.press('Escape');
    await expect(anna.page.locator('[data-thing="L5"]')).toBeVisible();
    await game.playOn(12);
    await server.kill();
    await server.start();
    expect(await game.isAsPlayed(anna)).toBe(true);
    await story.look(bart);
    await bart.page.keyboard.press('Escape');
    await bart.page.locator('[data-tab="story"]').click();
    await expect(bart.page.locator('.ma-story-tiles')).toContainText('L5');
    await story.end(game, anna, campaign);
  });

  await test.step('a third game', async () => {
    await sailOn(anna, campaign, 2);
    await bart.sitsDown(campaign);
    const game = await story.begin([anna, bart], campaign);
    await game.byHand(bart, 2);
    await story.end(game, anna, campaign);
    const { chapters } = await anna.logbook(campaign);
    expect(chapters).toHaveLength(3);
    await expect(anna.page.locator('.logbook-results tbody tr')).toHaveCount(3);
    await logbook.namesNothingUnread(anna, GAME, game.pages);
  });
});

test('alone against Jeanne, on a phone', async ({ arrive, open }) => {
  test.setTimeout(120_000);
  const server = await open('alone');
  const story = new Games(must(await loadGame(GAME)), server);
  const cleo = await arrive(server, 'nl', PHONE);
  await cleo.isCalled('Cleo');
  const campaign = await begin(cleo, [{ kind: 'me' }]);
  const game = await story.begin([cleo], campaign);
  await expect(book(cleo).getByRole('heading', { name: titleOf(cleo, 'chapter-1') })).toBeVisible();
  expect(await fitsTheWidth(cleo.page)).toBe(true);
  await game.byHand(cleo, 3);
  expect(await game.playTo('vote')).toBe(true);
  await story.look(cleo);
  await expect(book(cleo)).toContainText(titleOf(cleo, '02-b'));
  await vote(cleo, 1);
  await expect(book(cleo).getByRole('heading', { name: titleOf(cleo, '04-front') })).toBeVisible();
  await game.takeClicks([cleo]);
  await story.end(game, cleo, campaign);
  await expect(cleo.page.locator('.logbook-kept')).toContainText('L5');
  expect(await fitsTheWidth(cleo.page)).toBe(true);
  expect(await seriousFaults(cleo.page)).toEqual([]);
});

/** The games of a campaign, one after the other. */
class Games {
  readonly #loaded: LoadedGame;
  readonly #server: CampaignServer;
  #carry: Carry | undefined;
  #table = '';

  constructor(loaded: LoadedGame, server: CampaignServer) {
    this.#loaded = loaded;
    this.#server = server;
  }

  /** Starts the game at the table of the campaign. */
  async begin(captains: readonly Captain[], campaign: string): Promise<Chapter> {
    const host = must(captains[0]);
    this.#table = must((await host.logbook(campaign)).table);
    await host.request.post(`/api/tables/${this.#table}/start`, { data: {} });
    await Promise.all(captains.map((captain) => this.look(captain)));
    const { row } = this.#server;
    const [loaded, carry] = [this.#loaded, this.#carry];
    return Chapter.at({ table: this.#table, captains, loaded, row, carry, way: STORY });
  }

  /** Opens the table. */
  async look({ page }: Captain): Promise<void> {
    await page.goto(`/table/${this.#table}`);
    await expect(page.locator('.maracaibo')).toBeVisible();
  }

  /** Plays on to the end, and opens the logbook. */
  async end(game: Chapter, captain: Captain, campaign: string): Promise<void> {
    await game.finish();
    this.#carry = must(game.after);
    await captain.page.goto(`/logbook/${campaign}`);
    await expect(captain.page.getByRole('list', { name: captain.words.campaigns.path })).toBeVisible();
  }
}

/** A campaign with its first table, without looking. Answers its id. */
async function begin({ request }: Captain, chairs: readonly object[]): Promise<string> {
  const data = { game: GAME, options: { mode: 'story' }, chairs };
  const { campaign }: { campaign: string } = await (await request.post('/api/campaigns', { data })).json();
  return campaign;
}

async function linkTo(captain: Captain, campaign: string): Promise<string> {
  const { invite } = await captain.logbook(campaign);
  return `http://localhost/?invite=${invite}`;
}

async function sailOn(captain: Captain, campaign: string, chairs: number): Promise<void> {
  const { next } = await captain.logbook(campaign);
  await logbook.sailOn(captain, captain.words.campaigns.sail.on(must(next).chapter), chairs);
}

/** In the book that lies open. */
async function vote(captain: Captain, choice: number): Promise<void> {
  await book(captain).locator('.vote-choice').nth(choice).click();
  await expect(book(captain).getByRole('radio').nth(choice)).toBeChecked();
  await captain.page.locator(STORY.kinds.pages).click();
  await expect(captain.page.locator('.vote-choices')).toHaveCount(0);
}
