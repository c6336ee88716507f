/** Plays a table with a real pointer, and checks every decision before it is made. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { playedBefore } from '../played-before.ts';
import { END, offerOf } from '../playing.ts';
import { startServer } from '../server.ts';
import { arrive, tableWithBots } from '../tables.ts';
import { prepare } from './in-page.ts';
import { DecisionChecks } from './look-at.ts';
import type { TableReport } from './report.ts';
import { Tally } from './report.ts';
import type { Look } from './tables.ts';
import { nameOf, screenIn } from './tables.ts';

/** No wider than a tablet. */
const TOUCH_WIDTH = 1180;
/** On a larger screen nothing scrolls. */
const LEAST_DESKTOP = { width: 1180, height: 680 };
/** The game is over. */
const OVER = `${END}, .result-page, [data-over]`;
/** The player counts as stuck after this many clicks in a row without effect. */
const MOST_MISSES = 8;

interface Bounds {
  /** Playing stops then, wherever the game is. */
  readonly seconds: number;
  readonly decisions: number;
  /** Whether axe looks at it, too; it takes longer than all the rest. */
  readonly axe: boolean;
  /** A folder for a picture of every decision. */
  readonly pictures?: string | undefined;
}

export async function playLook(browser: Browser, look: Look, bounds: Bounds): Promise<TableReport> {
  const data = mkdtempSync(join(tmpdir(), 'captains-table-fit-'));
  const server = await startServer({ dataDir: data, env: fixedSeed(nameOf(look)) });
  try {
    const context = await browser.newContext({ baseURL: server.url, ...screenOf(look) });
    await playedBefore(context);
    const { table } = look;
    const id = await tableWithBots(
      await arrive(context, 'Annemarie'),
      table.players - 1,
      table.options,
      table.game,
    );
    const page = await context.newPage();
    await page.addInitScript(prepare);
    const tally = new Tally();
    const ended = await playThrough(page, `/table/${id}`, look, tally, bounds);
    await context.close();
    const { decisions, counts, faults } = tally;
    return { name: nameOf(look), game: table.game, size: look.size, decisions, ended, counts, faults };
  } finally {
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

/** The server draws its seeds from this text: a table is dealt the same in every run. */
function fixedSeed(seed: string): Readonly<Record<string, string>> {
  const preload = pathToFileURL(resolve('scripts/fit/fixed-seeds.mjs')).href;
  return { FIT_SEED: seed, NODE_OPTIONS: `--import ${preload}`, QUOTA_ADDRESS_GUESTS: 'none' };
}

function screenOf({ size, language, chart }: Look): BrowserContextOptions {
  const { width, height, enlarged } = screenIn(size);
  const touch = isTouched(size);
  return {
    viewport: { width, height },
    deviceScaleFactor: enlarged,
    hasTouch: touch,
    isMobile: touch,
    locale: language,
    colorScheme: chart === 'night' ? 'dark' : 'light',
    reducedMotion: 'reduce',
  };
}

/** A page that is enlarged has a mouse. */
function isTouched(size: string): boolean {
  const { width, enlarged } = screenIn(size);
  return enlarged === 1 && width <= TOUCH_WIDTH;
}

/** Answers whether the game came to its end. */
async function playThrough(
  page: Page,
  address: string,
  look: Look,
  tally: Tally,
  { seconds, decisions, axe, pictures }: Bounds,
): Promise<boolean> {
  const { table, size } = look;
  const { way } = table;
  const { width, height } = screenIn(size);
  const touch = isTouched(size);
  const small = width <= LEAST_DESKTOP.width || height < LEAST_DESKTOP.height;
  const targets = Object.values(way.kinds).join();
  const checks = new DecisionChecks(page, tally, { players: table.players, small, targets, axe });
  await page.goto(address);
  await page.evaluate(() => document.fonts.ready);
  const until = Date.now() + seconds * 1_000;
  let [before, misses] = ['', 0];
  for (let turn = 0; Date.now() < until && turn < decisions; turn++) {
    const offer = await offerOf(page, { end: OVER, ...way.kinds }, before);
    if (offer.seen.includes('end')) return true;
    if (offer.words !== before) {
      const counted = tally.copy();
      await checks.run(
        Object.keys(way.kinds)
          .filter((kind) => offer.seen.includes(kind))
          .join(),
      );
      // The game ended meanwhile: what was seen was its result.
      if (await page.locator(OVER).first().isVisible()) {
        tally.putBack(counted);
        return true;
      }
      if (pictures !== undefined) {
        const name = `${nameOf(look).replaceAll(' ', '-')}-${turn}.png`;
        await page.screenshot({ path: join(pictures, name) });
      }
    }
    before = offer.words;
    const [kind, index] = way.choose(offer.counts, turn) ?? [];
    if (kind === undefined || index === undefined) continue;
    const chosen = page.locator(way.kinds[kind] ?? '').nth(index);
    const act = touch ? chosen.tap({ timeout: 1_500 }) : chosen.click({ timeout: 1_500 });
    const done = await act.then(
      () => true,
      () => false,
    );
    misses = done ? 0 : misses + 1;
    if (misses === MOST_MISSES) {
      const what = `${MOST_MISSES} clicks in a row reached nothing`;
      tally.add('covered', 1, { where: way.kinds[kind] ?? kind, what });
      return false;
    }
  }
  return false;
}
