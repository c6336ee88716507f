/** A whole campaign of The Adventure Begins: three captains, several devices, three languages, two servers. */
import type { LoadedGame } from '@captains-table/catalogue';
import { loadGame } from '@captains-table/catalogue';
import { must } from '@captains-table/kernel';
import { ADVENTURE } from './adventure.ts';
import { CampaignServer } from './campaign-server.ts';
import { test as base } from './campaign-fixtures.ts';
import type { Captain } from './captain.ts';
import { Chapter } from './chapter.ts';
import { expect as checks } from './fixtures.ts';
import * as logbook from './logbook.ts';
import type { Outcome } from './match-copy.ts';
import { fitsTheWidth } from './playing.ts';
import { DESKTOP, PHONE } from './screens.ts';

/** A busy machine shows the end of a chapter late. */
const expect = checks.configure({ timeout: 60_000 });
const GAME = 'port-royal';
const ACCOUNT = { login: 'anna', password: 'a long way home' };

const test = base.extend<{
  readonly servers: { readonly old: CampaignServer; readonly other: CampaignServer };
}>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants to see which fixtures are used: none
  servers: async ({}, use) => {
    const servers = { old: new CampaignServer('old'), other: new CampaignServer('other') };
    await use(servers);
    await Promise.all(Object.values(servers).map((server) => server.remove()));
  },
});

test('a campaign of five chapters is sailed to its end', async ({ servers, arrive }) => {
  test.setTimeout(300_000);
  const loaded = must(await loadGame(GAME));
  await servers.old.start();
  const story = new Story(loaded, servers.old);
  const [anna, bart, cleo] = [
    await arrive(servers.old, 'en', DESKTOP),
    await arrive(servers.old, 'fr', PHONE),
    await arrive(servers.old, 'nl', PHONE),
  ];
  await Promise.all([anna.isCalled('Anna'), bart.isCalled('Bart'), cleo.isCalled('Cleo')]);

  await test.step('Anna loses the first chapter, with a reload in between', async () => {
    await setTheTable(anna);
    const chapter = await story.begin([anna]);
    await chapter.byHand(anna, 4);
    await anna.page.reload();
    await chapter.byHand(anna, 3);
    await story.end(chapter, anna, 'lost');
    await expect(anna.page.getByRole('button', { name: anna.words.campaigns.sail.again })).toBeVisible();
  });
  const campaign = must(/\/logbook\/([\w-]+)/.exec(anna.page.url())?.[1]);

  await test.step('Bart and Cleo join, and all three win it', async () => {
    const link = await logbook.invitation(anna);
    await logbook.join(bart, link);
    await cleo.joinsBy(link);
    await logbook.sailOn(anna, anna.words.campaigns.sail.again, 3);
    await logbook.takeSeat(bart, campaign);
    await cleo.sitsDown(campaign);
    const chapter = await story.begin([anna, bart, cleo]);
    await chapter.byHand(anna, 4);
    await chapter.byHand(bart, 4);
    expect(await fitsTheWidth(bart.page)).toBe(true);
    expect(await story.end(chapter, anna, 'won')).toBe('won');
  });
  const won = must((await anna.logbook(campaign)).at);

  await test.step('Anna goes back, loses, and returns to the branch that was won', async () => {
    await anna.page
      .getByRole('row')
      .last()
      .getByRole('button', { name: anna.words.campaigns.results.branch })
      .click();
    await logbook.setTable(anna, 1);
    const chapter = await story.begin([anna], 1);
    await chapter.byHand(anna, 3);
    await story.end(chapter, anna, 'lost', { branch: true });
    await anna.page.getByLabel(anna.words.campaigns.branches.label, { exact: true }).selectOption(won);
    await expect(anna.page.getByRole('button', { name: anna.words.campaigns.sail.on(2) })).toBeVisible();
  });

  await test.step('the server is killed in the middle of chapter 2', async () => {
    await logbook.readIn(anna, 'fr');
    await logbook.sailOn(anna, anna.words.campaigns.sail.on(2), 3);
    await logbook.takeSeat(bart, campaign);
    await cleo.sitsDown(campaign);
    const chapter = await story.begin([anna, bart, cleo]);
    await chapter.byHand(anna, 4);
    await chapter.playOn(20);
    await restart(servers.old);
    expect(await chapter.isAsPlayed(anna)).toBe(true);
    await chapter.byHand(bart, 2);
    await chapter.byHand(anna, 2);
    expect(await story.end(chapter, anna, 'won')).toBe('won');
  });

  const phone = await arrive(servers.old, 'nl', PHONE);
  await test.step('Anna changes to her phone in the middle of chapter 3', async () => {
    await logbook.readIn(anna, 'nl');
    await logbook.sailOn(anna, anna.words.campaigns.sail.on(3), 3);
    await logbook.takeSeat(bart, campaign);
    await cleo.sitsDown(campaign);
    const chapter = await story.begin([anna, bart, cleo]);
    await chapter.byHand(anna, 4);
    await keepIdentity(anna);
    await signIn(phone);
    await phone.page.goto('/games');
    await phone.page.getByRole('link', { name: phone.words.campaigns.mine.toTable }).click();
    chapter.change(anna, phone);
    await chapter.byHand(phone, 4);
    expect(await fitsTheWidth(phone.page)).toBe(true);
    expect(await story.end(chapter, phone, 'won')).toBe('won');
    expect(await fitsTheWidth(phone.page)).toBe(true);
  });

  await test.step('Bart sails on, and the server is killed with the last move of chapter 4', async () => {
    await bart.page.goto(`/logbook/${campaign}`);
    await logbook.readIn(bart, 'en');
    await logbook.sailOn(bart, bart.words.campaigns.sail.on(4), 3);
    await logbook.takeSeat(phone, campaign);
    await cleo.sitsDown(campaign);
    const chapter = await story.begin([bart, phone, cleo]);
    await chapter.byHand(bart, 4);
    await chapter.byHand(phone, 3);
    expect(await story.end(chapter, bart, 'won', { lastMove: () => restart(servers.old) })).toBe('won');
  });

  await test.step('the last chapter is sailed on another server', async () => {
    await phone.page.goto(`/logbook/${campaign}`);
    const file = await logbook.exported(phone);
    await servers.other.start();
    const dora = await arrive(servers.other, 'fr', DESKTOP);
    const [emil, finn] = [await arrive(servers.other, 'en', PHONE), await arrive(servers.other, 'nl', PHONE)];
    await Promise.all([dora.isCalled('Dora'), emil.isCalled('Emil'), finn.isCalled('Finn')]);
    const copy = await logbook.imported(dora, file);
    const link = await logbook.invitation(dora);
    await Promise.all([emil.joinsBy(link), finn.joinsBy(link)]);
    await logbook.sailOn(dora, dora.words.campaigns.sail.on(5), 3);
    await emil.sitsDown(copy);
    await finn.sitsDown(copy);
    story.movesTo(servers.other);
    for (;;) {
      const chapter = await story.begin([dora, emil, finn]);
      await chapter.byHand(dora, 4);
      if ((await story.end(chapter, dora, 'won')) === 'won') break;
      await logbook.sailOn(dora, dora.words.campaigns.sail.again, 3);
      await emil.sitsDown(copy);
      await finn.sitsDown(copy);
    }
    await expect(dora.page.getByText(dora.words.campaigns.sail.over)).toBeVisible();
    const { chapters, story: told } = await dora.logbook(copy);
    expect(chapters.map(({ chapter }) => chapter).slice(0, 7)).toEqual([1, 1, 1, 2, 3, 4, 5]);
    expect(told.over).toBe(true);
  });
});

/** In the settings: with a password one is the same everywhere. */
async function keepIdentity({ page, words }: Captain): Promise<void> {
  const { you } = words.account;
  await page.goto('/settings');
  await page.getByLabel(you.login).fill(ACCOUNT.login);
  await page.getByLabel(you.password, { exact: true }).fill(ACCOUNT.password);
  await page.getByRole('button', { name: you.keep, exact: true }).click();
  await expect(page.getByText(you.kept(ACCOUNT.login))).toBeVisible();
}

async function signIn({ page, words }: Captain): Promise<void> {
  const { you, signIn: form } = words.account;
  await page.goto('/sign-in');
  await page.getByLabel(you.login).fill(ACCOUNT.login);
  await page.getByLabel(you.password, { exact: true }).fill(ACCOUNT.password);
  await page.getByRole('button', { name: form.button, exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/');
}

/** The chapters as they are played on one server. */
class Story {
  readonly #loaded: LoadedGame;
  #server: CampaignServer;
  readonly #ended: Chapter[] = [];

  constructor(loaded: LoadedGame, server: CampaignServer) {
    this.#loaded = loaded;
    this.#server = server;
  }

  movesTo(server: CampaignServer): void {
    this.#server = server;
  }

  /** Starts the game at the table that the first captain looks at. `games` were played before it; all, unless it is a branch. */
  async begin(captains: readonly Captain[], games = this.#ended.length): Promise<Chapter> {
    const host = must(captains[0]);
    await host.page.getByRole('button', { name: host.words.table.room.start }).click();
    await expect(host.page.locator('.port-royal')).toBeVisible();
    const table = must(/\/table\/([\w-]+)/.exec(host.page.url())?.[1]);
    const carry = this.#ended[games - 1]?.after;
    const { row } = this.#server;
    return Chapter.at({ table, captains, loaded: this.#loaded, row, carry, way: ADVENTURE });
  }

  /** Plays on to that end, and follows the captain to the logbook. A branch is not the story that goes on. */
  async end(
    chapter: Chapter,
    captain: Captain,
    outcome: Outcome,
    { branch = false, lastMove }: Ending = {},
  ): Promise<Outcome> {
    await logbook.namesNothingUnread(captain, GAME, chapter.pages);
    const table = captain.page.url();
    const ended = await chapter.end(outcome);
    await lastMove?.();
    await captain.page.goto(table);
    await logbook.openFromTable(captain);
    await logbook.namesNothingUnread(captain, GAME, chapter.pages);
    if (!branch) this.#ended.push(chapter);
    return ended;
  }
}

interface Ending {
  readonly branch?: boolean;
  /** What happens as soon as the last move is acknowledged. */
  readonly lastMove?: () => Promise<void>;
}

/** Without warning. */
async function restart(server: CampaignServer): Promise<void> {
  await server.kill();
  await server.start();
}

/** From the lobby to the table of a first chapter, with one chair. */
async function setTheTable({ page, words }: Captain): Promise<void> {
  const { setting } = words.lobby;
  await page.goto(`/new/${GAME}`);
  await page.getByLabel(setting.mode).selectOption('adventure-cooperative');
  await page.getByRole('radio', { name: new RegExp(`^${setting.whereOnline}`) }).check({ force: true });
  for (const _ of [2, 3, 4]) await page.getByRole('button', { name: setting.fewerPlayers }).click();
  await page.getByRole('button', { name: setting.create }).click();
  await page.waitForURL(/\/table\//);
}
