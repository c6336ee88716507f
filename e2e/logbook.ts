/** What captains do with the logbook of their campaign. */
import type { Locale } from '@captains-table/kernel';
import { must } from '@captains-table/kernel';
import { expect as checks } from '@playwright/test';
import type { Captain } from './captain.ts';
import { spoilers, titlesIn } from './story-titles.ts';

const expect = checks.configure({ timeout: 60_000 });

/** From a table whose game has ended. Its last page may still lie over it. */
export async function openFromTable({ page, words }: Pick<Captain, 'page' | 'words'>): Promise<void> {
  const link = page.locator('.table-prompt a', { hasText: words.table.end.logbook });
  const chapters = page.getByRole('list', { name: words.campaigns.path });
  await expect(link).toBeVisible();
  await expect(async () => {
    if (await link.isVisible()) {
      await page.keyboard.press('Escape');
      await link.click({ timeout: 1_000 });
    }
    await chapters.waitFor({ timeout: 2_000 });
  }).toPass();
}

/** The link by which others join. */
export async function invitation({ page, words }: Captain): Promise<string> {
  const { crew } = words.campaigns;
  await page.getByRole('button', { name: crew.invite }).click();
  const link = await page.getByLabel(crew.link).inputValue();
  const dialog = page.locator('dialog[open]');
  await dialog.locator('.dialog-head button').click();
  await expect(dialog).toHaveCount(0);
  return link;
}

export async function join({ page, words }: Captain, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: words.campaigns.join.button }).click();
  await expect(page.getByRole('list', { name: words.campaigns.path })).toBeVisible();
}

/** Opens the form by its button, and a table with this many chairs. */
export async function sailOn(captain: Captain, button: string, chairs: number): Promise<void> {
  await captain.page.getByRole('button', { name: button }).click();
  await setTable(captain, chairs);
}

/** In the form that is open. */
export async function setTable({ page, words }: Captain, chairs: number): Promise<void> {
  const form = page.getByRole('dialog');
  const { setting } = words.lobby;
  const chairFields = form.locator('.chair-field');
  for (;;) {
    const now = await chairFields.count();
    if (now === chairs) break;
    await form
      .getByRole('button', { name: now < chairs ? setting.morePlayers : setting.fewerPlayers })
      .click();
    await expect(chairFields).not.toHaveCount(now);
  }
  await form.getByRole('button', { name: words.campaigns.sail.start }).click();
  await page.waitForURL(/\/table\//);
}

/** Comes to the table of the chapter that others have opened. */
export async function takeSeat({ page, words }: Captain, campaign: string): Promise<void> {
  await page.goto(`/logbook/${campaign}`);
  await page.getByRole('link', { name: words.campaigns.sail.toTable }).click();
  await page.getByRole('button', { name: words.table.room.sit, exact: true }).click();
  await expect(page.locator('.waiting-room')).toContainText(words.table.room.you);
}

export async function readIn(captain: Captain, locale: Locale): Promise<void> {
  await captain.page.locator(`input[type="radio"][value="${locale}"]:visible`).first().check({ force: true });
  captain.locale = locale;
  await expect(captain.page.getByRole('list', { name: captain.words.campaigns.path })).toBeVisible();
}

/** Saves the campaign. Answers where. */
export async function exported({ page, words }: Captain): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: words.campaigns.export }).click();
  return (await download).path();
}

/** Reads such a file under My games. Answers the id of the campaign that it became. */
export async function imported({ page, words }: Captain, file: string): Promise<string> {
  await page.goto('/games');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: words.campaigns.mine.import }).click();
  await (await chooser).setFiles(file);
  await expect(page.getByRole('list', { name: words.campaigns.path })).toBeVisible();
  return must(/\/logbook\/([\w-]+)/.exec(page.url())?.[1]);
}

/** Neither titles nor summaries of other pages than these can be seen. */
export async function namesNothingUnread(
  { page }: Captain,
  game: string,
  read: readonly string[],
): Promise<void> {
  const text = await page.locator('body').innerText();
  const unread = spoilers(titlesIn(game).filter(({ page: id }) => !read.includes(id)));
  expect(unread.filter((words) => text.includes(words))).toEqual([]);
}
