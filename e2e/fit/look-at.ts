/** One decision, looked at from every side. */
import type { Page } from '@playwright/test';
import { seriousFaults } from '../reading.ts';
import type { Box } from './checks.ts';
import {
  boardFrames,
  coveredTargets,
  cutFields,
  cutTexts,
  hiddenMeans,
  scrollFaults,
  shortenedTexts,
  smallTexts,
  textsOutside,
} from './checks.ts';
import type { Tally } from './report.ts';

const LEAST_TEXT = 11;
/** A table shows few kinds of decisions; looking at each with axe takes a second. */
const MOST_KINDS = 6;

interface CheckedTable {
  readonly players: number;
  /** The page may scroll, and its chart be drawn into sight part by part. */
  readonly small: boolean;
  /** Selector of what may be chosen. */
  readonly targets: string;
  readonly axe: boolean;
}

/** The browser's own words about what the tests ask of it. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

export class DecisionChecks {
  readonly #page: Page;
  readonly #tally: Tally;
  readonly #table: CheckedTable;
  readonly #kinds = new Set<string>();
  #frames: readonly Box[] | undefined;

  constructor(page: Page, tally: Tally, table: CheckedTable) {
    this.#page = page;
    this.#tally = tally;
    this.#table = table;
    page.on('console', (message) => {
      const heard = message.type() === 'error' || message.type() === 'warning';
      if (heard && message.text() !== BLOCKED) this.#hear(message.text());
    });
    page.on('pageerror', (error) => this.#hear(error.message));
  }

  /** `kind`: what is decided; axe looks at each kind once in both charts. */
  async run(kind: string): Promise<void> {
    const [page, tally] = [this.#page, this.#tally];
    const { players, small, targets, axe } = this.#table;
    tally.decisions++;
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    for (const fault of await scrollFaults(page, small)) tally.add('scrolls', 1, fault);
    await this.#compareFrames();
    tally.addOnce('meansHidden', await hiddenMeans(page, players));
    tally.addOnce('covered', await coveredTargets(page, targets, small));
    tally.addOnce('smallText', await smallTexts(page, LEAST_TEXT));
    tally.addOnce('overflow', await cutTexts(page));
    tally.addOnce('overflow', await textsOutside(page));
    tally.addOnce('overflow', await shortenedTexts(page));
    tally.addOnce('overflow', await cutFields(page));
    if (!axe || this.#kinds.size >= MOST_KINDS || this.#kinds.has(kind)) return;
    this.#kinds.add(kind);
    await this.#lookWithAxe();
  }

  #hear(text: string): void {
    this.#tally.addOnce('consoleErrors', [{ where: text.slice(0, 160), what: 'said on the console' }]);
  }

  async #compareFrames(): Promise<void> {
    const frames = await boardFrames(this.#page);
    const before = this.#frames;
    this.#frames = frames;
    if (frames.length === 0) {
      this.#tally.addOnce('meansHidden', [{ where: '[data-board-frame]', what: 'is missing' }]);
      return;
    }
    const moved = frames.map((frame, at) => distance(frame, before?.[at] ?? frame, this.#table.small));
    const most = Math.round(Math.max(...moved));
    if (most > 0) {
      const title = await this.#page.locator('.prompt-title').first().innerText();
      this.#tally.add('movedPx', most, {
        where: `“${title}”`,
        what: `${most} px (${boxText(before)} → ${boxText(frames)})`,
      });
    }
  }

  async #lookWithAxe(): Promise<void> {
    const page = this.#page;
    for (const chart of ['light', 'night']) {
      const before = await page.evaluate((chart) => {
        const { dataset } = document.documentElement;
        const now = dataset['chart'];
        dataset['chart'] = chart;
        return now;
      }, chart);
      const faults = await seriousFaults(page);
      await page.evaluate((before) => {
        if (before === undefined) delete document.documentElement.dataset['chart'];
        else document.documentElement.dataset['chart'] = before;
      }, before);
      this.#tally.addOnce(
        'axe',
        faults.map((fault) => ({ where: fault.slice(0, 120), what: chart })),
      );
    }
  }
}

/** On a small screen a board goes on below it: how far does not matter. */
function distance(a: Box, b: Box, small: boolean): number {
  return Math.max(
    Math.abs(a.left - b.left),
    Math.abs(a.top - b.top),
    Math.abs(a.width - b.width),
    small ? 0 : Math.abs(a.height - b.height),
  );
}

function boxText(boxes: readonly Box[] | undefined): string {
  return (boxes ?? [])
    .map(({ left, top, width, height }) => [left, top, width, height].map(Math.round).join(' '))
    .join();
}
