/** What people at one table learn of each other, and where on the page they learn it. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { glowing } from './port-royal.ts';
import { PHONE } from './screens.ts';
import { arrive, createTable, invitationTo, tableForTwo } from './tables.ts';

const talk = (page: Page) => page.getByRole('textbox', { name: 'Say something' });
const said = (page: Page, line: number) =>
  page.locator('.table-talk-said').filter({ hasText: new RegExp(`Line ${line}$`) });

/** Talks on in another window of the same person: on a slow machine they may say more by the time they have typed it. */
async function talkOn(page: Page, table: string): Promise<void> {
  await page.evaluate((table) => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/socket`);
    let id = 0;
    const say = (message: object) => socket.send(JSON.stringify({ id: ++id, ...message }));
    socket.addEventListener('open', () => {
      say({ do: 'hello', protocol: 1 });
      setInterval(() => say({ do: 'chat', table, text: 'Ahoy' }), 250);
    });
  }, table);
}

test('a phone scrolled in the waiting room begins the game at its top, and shows a proposal wherever it is', async ({
  newcomer,
}) => {
  const [host, guest] = [await newcomer(PHONE), await newcomer()];
  const [anna, bart] = [await arrive(host, 'Anna'), await arrive(guest, 'Bart')];
  const chairs = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'cabin-boy' }];
  const id = await createTable(anna, { game: 'port-royal', chairs });
  const invite = await invitationTo(id, anna);
  const page = await host.newPage();
  await page.goto(`/table/${id}`);
  await bart.post(`/api/tables/${id}/join`, { data: { invite } });

  // Bart has taken his chair, but is not on the page.
  const prompt = page.locator('.prompt-why');
  await expect(prompt).toHaveText('Every chair is taken. Not here just now: Bart.');
  const his = await guest.newPage();
  await his.goto(`/table/${id}`);
  await expect(prompt).toHaveText('Everybody is here.');

  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.locator('.port-royal')).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator('#table-prompt')).toBeFocused();

  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await his
    .locator('.pr-draw-pile-legal, button[aria-keyshortcuts]')
    .or(his.locator('.prompt-title'))
    .first()
    .waitFor();
  await his.getByRole('button', { name: 'More' }).click();
  await his.getByRole('button', { name: /^Propose to end the game/ }).click();
  await expect(page.getByText('Bart proposes to end the game without a result.')).toBeInViewport({
    ratio: 1,
  });
  await expect(page.getByRole('button', { name: 'Decline' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('button', { name: 'Decline' })).toHaveCount(0);
});

test('spectators are told that they cannot chat, and what is not sent stays in its box', async ({
  newcomer,
}) => {
  const [host, guest, stranger] = [await newcomer(), await newcomer(), await newcomer()];
  const id = await tableForTwo(await arrive(host, 'Anna'), await arrive(guest, 'Bart'), {
    visibility: 'public',
  });
  await arrive(stranger, 'Carla');
  const [hers, watching] = [await host.newPage(), await stranger.newPage()];
  await Promise.all([hers, watching].map((page) => page.goto(`/table/${id}`)));
  await expect(watching.locator('.table-talk-watching')).toBeVisible();
  await expect(talk(watching)).toHaveCount(0);

  // A player who talks too fast is asked to wait: the last words are not lost.
  const box = talk(hers);
  const notice = hers.locator('.table-talk-refused:not(:empty)');
  for (let line = 1; !(await notice.isVisible()); line++) {
    await box.fill(`Line ${line}`);
    await box.press('Enter');
    await expect(notice.or(said(hers, line)).first()).toBeVisible();
    if (line === 1) await talkOn(hers, id);
  }
  await expect(notice).toContainText('Not sent.');
  await expect(box).toHaveValue(/^Line \d+$/);
  await expect(said(watching, 1)).toBeVisible();
});

test('nothing is covered between two at one device where nothing is hidden, and no one is asked to agree', async ({
  page,
}) => {
  await page.goto('/new/port-royal');
  await page.getByLabel('Chair 2').selectOption('person');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(glowing(page).first()).toBeVisible({ timeout: 30_000 });
  const names = new Set<string>();
  for (let clicks = 0; clicks < 30 && names.size < 2; clicks++) {
    await expect(page.locator('.hand-over')).toHaveCount(0);
    names.add((await page.locator('.seat-panel-own .seat-panel-name').innerText()).trim());
    await glowing(page)
      .last()
      .click({ timeout: 3_000 })
      .catch(() => undefined);
  }
  expect(names.size).toBe(2);
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('button', { name: /^Take moves back/ })).toBeVisible();
  await expect(page.getByText(/has to agree|if everybody agrees/)).toHaveCount(0);
});

test('a bot plays for one of two at one device until they return', async ({ page }) => {
  await page.goto('/new/port-royal');
  await page.getByLabel('Chair 2').selectOption('person');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(glowing(page).first()).toBeVisible({ timeout: 30_000 });
  const left = (await page.locator('.seat-panel-own .seat-panel-name').innerText()).trim();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: /^Leave the table/ }).click();
  const panel = page.getByRole('region', { name: left });
  const comeBack = page.getByRole('button', { name: 'Return to the table' });
  await expect(panel.locator(comeBack)).toBeVisible({ timeout: 30_000 });
  await expect(panel).toContainText('Away, played by a bot');
  await comeBack.click();
  await expect(panel).not.toContainText('Away, played by a bot');
  await expect(comeBack).toHaveCount(0);
});

test('a hint says at once that it thinks, and then answers', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(glowing(page).first()).toBeVisible({ timeout: 30_000 });
  const shownAfter = await page.evaluate(async () => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Hint');
    const start = performance.now();
    button?.click();
    for (;;) {
      await new Promise(requestAnimationFrame);
      const status = document.querySelector<HTMLElement>('dialog[open] [role="status"]');
      if (status?.innerText !== undefined && status.innerText !== '') return performance.now() - start;
      if (performance.now() - start > 5_000) return Infinity;
    }
  });
  test.info().annotations.push({ type: 'hint', description: `${Math.round(shownAfter)} ms` });
  // A busy machine draws late; what waits for the answer would take a second at least.
  expect(shownAfter).toBeLessThan(800);
  await expect(page.locator('.hints-hint').first()).toBeVisible({ timeout: 15_000 });
});
