/** A visit for a picture: a language, a chart, a size. */
import type { Page } from '@playwright/test';
import type { Newcomer } from '../fixtures.ts';

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };
export const PLAY = /^(?:Play now|Jouer|Nu spelen)$/;

interface Look {
  readonly language: string;
  readonly chart: 'light' | 'night';
  readonly size: { readonly width: number; readonly height: number };
}

export async function visit(newcomer: Newcomer, { language, chart, size }: Look): Promise<Page> {
  const context = await newcomer({
    locale: language,
    colorScheme: chart === 'night' ? 'dark' : 'light',
    viewport: size,
    deviceScaleFactor: size.width < 500 ? 2 : 1,
  });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('button', { name: PLAY }).first().waitFor();
  return page;
}

/** Kept as JPEG: paper and ink, small enough for a repository. */
export async function show(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `docs/screenshots/${name}.jpg`, type: 'jpeg', quality: 82 });
}

const MOST_BYTES = 150_000;

/** As `show`, but as plain as it must be to stay under 150 kB: there are many of these. */
export async function showSmall(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const path = `docs/screenshots/${name}.jpg`;
  for (const quality of [76, 68, 60, 52, 44, 38, 32, 26]) {
    const picture = await page.screenshot({ path, type: 'jpeg', quality });
    if (picture.length < MOST_BYTES) return;
  }
  throw new Error(`${path} is larger than ${MOST_BYTES} bytes`);
}
