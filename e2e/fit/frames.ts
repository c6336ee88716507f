/** How smoothly Maracaibo moves on a slow device: its chart under a hand, and the moves of others. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { MARACAIBO } from '../maracaibo.ts';
import { playedBefore } from '../played-before.ts';
import { startServer } from '../server.ts';
import { arrive, tableWithBots } from '../tables.ts';

const SLOWED = 4;
const SECONDS = 10;
const BOTS = 3;
const MINE = Object.values(MARACAIBO.kinds).join();

interface Frames {
  readonly frames: number;
  /** Milliseconds from frame to frame, on average, and of the longest. */
  readonly mean: number;
  readonly longest: number;
  /** What the page itself took of each: other programs do not count. */
  readonly busy: number;
}

interface FramesReport {
  readonly size: string;
  readonly nodes: number;
  readonly panning: Frames;
  readonly moves: Frames;
}

export async function measureFrames(browser: Browser, size: string): Promise<FramesReport> {
  const data = mkdtempSync(join(tmpdir(), 'captains-table-frames-'));
  const server = await startServer({ dataDir: data });
  try {
    const [width = 0, height = 0] = size.split('x').map(Number);
    const touch = width <= 640;
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width, height },
      hasTouch: touch,
      isMobile: touch,
      reducedMotion: 'no-preference',
    });
    await playedBefore(context);
    const id = await tableWithBots(await arrive(context, 'Annemarie'), BOTS, {}, 'maracaibo');
    const page = await context.newPage();
    const tools = await context.newCDPSession(page);
    await tools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(`/table/${id}`);
    // A phone begins with the cards: its chart comes when ships sail.
    await page.locator('.prompt-title').first().waitFor();
    await beginTheGame(page, touch);
    await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
    const panning = await measured(page, tools, () => pan(page, tools, touch));
    const moves = await measured(page, tools, () => watchOthers(page, touch));
    await context.close();
    return { size, nodes, panning, moves };
  } finally {
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

/** Answers whether something could be chosen. */
async function play(page: Page, touch: boolean, turn: number): Promise<boolean> {
  const kinds = Object.entries(MARACAIBO.kinds);
  const counts = await Promise.all(
    kinds.map(async ([kind, selector]) => [kind, await page.locator(selector).count()] as const),
  );
  const [choices = 0, things = 0, offers = 0] = counts.map(([, count]) => count);
  const chosen = MARACAIBO.choose({ choices, things, offers }, turn);
  if (chosen === undefined) return false;
  const target = page.locator(MARACAIBO.kinds[chosen[0]]).nth(chosen[1]);
  await (touch ? target.tap({ timeout: 1_500 }) : target.click({ timeout: 1_500 })).catch(() => undefined);
  return true;
}

/** Until ships sail. */
async function beginTheGame(page: Page, touch: boolean): Promise<void> {
  const sailing = page.locator('.ma-target-place.ma-target-legal');
  for (let turn = 0; turn < 60 && (await sailing.count()) === 0; turn++) {
    if (!(await play(page, touch, turn))) await page.waitForTimeout(250);
  }
}

async function measured(page: Page, tools: CDPSession, act: () => Promise<void>): Promise<Frames> {
  await page.evaluate(() => {
    const frames: number[] = [];
    const next = (now: number) => {
      frames.push(now);
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
    Object.assign(window, { frames });
  });
  const before = await busySeconds(tools);
  await act();
  const after = await busySeconds(tools);
  const times = await page.evaluate(() => {
    // Put there above.
    const { frames } = window as unknown as { readonly frames: number[] };
    return frames.slice();
  });
  const steps = times.slice(1).map((time, at) => time - (times[at] ?? time));
  const sum = steps.reduce((total, step) => total + step, 0);
  return {
    frames: steps.length,
    mean: rounded(sum / steps.length),
    longest: rounded(Math.max(...steps)),
    busy: rounded(((after - before) * 1_000) / steps.length),
  };
}

async function busySeconds(tools: CDPSession): Promise<number> {
  const { metrics } = await tools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}

function rounded(milliseconds: number): number {
  return Math.round(milliseconds * 10) / 10;
}

/** To and fro over the chart, which is brought closer first. */
async function pan(page: Page, tools: CDPSession, touch: boolean): Promise<void> {
  const chart = page.locator('.ma-chart-window');
  const { x, y, width, height } = (await chart.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [across, down] = [x + width / 2, y + height / 2];
  if (!touch) {
    const closer = page.locator('.ma-chart-tools button').first();
    for (let step = 0; step < 2; step++) await closer.click();
  }
  const until = Date.now() + SECONDS * 1_000;
  for (let turn = 0; Date.now() < until; turn++) {
    const way = turn % 2 === 0 ? 1 : -1;
    const [from, to] = [way * 0.3, -way * 0.3].map((part) => ({
      x: across + part * width,
      y: down + part * height,
    }));
    if (from !== undefined && to !== undefined) await (touch ? swipe(tools, from, to) : drag(page, from, to));
  }
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

const STEPS = 30;
const STEP = 16;

async function drag(page: Page, from: Spot, to: Spot): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: STEPS });
  await page.mouse.up();
}

async function swipe(tools: CDPSession, from: Spot, to: Spot): Promise<void> {
  // A page that scrolls answers to moves late or not at all: a finger does not wait for it.
  const touched = async (type: 'touchStart' | 'touchMove' | 'touchEnd', at: readonly Spot[]) => {
    void tools.send('Input.dispatchTouchEvent', { type, touchPoints: [...at] }).catch(() => undefined);
    await setTimeout(STEP);
  };
  await touched('touchStart', [from]);
  for (let step = 1; step <= STEPS; step++) {
    const part = step / STEPS;
    const at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    await touched('touchMove', [at]);
  }
  await touched('touchEnd', []);
}

/** Plays on; what the others do is seen at the usual pace. */
async function watchOthers(page: Page, touch: boolean): Promise<void> {
  const until = Date.now() + SECONDS * 1_000;
  for (let turn = 0; Date.now() < until; turn++) {
    const waiting = (await page.locator(MINE).count()) === 0;
    if (waiting || !(await play(page, touch, turn))) await page.waitForTimeout(250);
  }
}
