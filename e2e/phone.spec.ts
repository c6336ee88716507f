/** What is played lies on a phone's screen when it is asked for: nothing has to be looked for below the buttons. */
import type { Page } from '@playwright/test';
import { ADVENTURE } from './adventure.ts';
import { test } from './campaign-fixtures.ts';
import { CARAVELAS } from './caravelas.ts';
import { expect } from './fixtures.ts';
import { FRANCIS_DRAKE } from './francis-drake.ts';
import { END, playUntil } from './playing.ts';
import type { Way } from './playing.ts';
import { PORT_ROYAL } from './port-royal.ts';
import { PHONE } from './screens.ts';
import { arrive, tableWithBots } from './tables.ts';

interface Played {
  readonly name: string;
  readonly game: string;
  readonly mode?: string;
  readonly language: string;
  readonly way: Way;
  readonly until: string;
  /** The row of seeds that deals what has to be seen soon, where others may not deal it at all. */
  readonly deal?: string;
  /** Wholly between the bars. */
  readonly inSight: readonly string[];
}

/** A strip with an expedition in it must be no higher than the words in its place. */
const WITH_EXPEDITION = 'body:has(.pr-expedition) .pr-draw-pile-legal';

const TABLES: readonly Played[] = [
  {
    name: 'harbour, expeditions and own crew of Port Royal',
    game: 'port-royal',
    language: 'fr',
    way: PORT_ROYAL,
    until: WITH_EXPEDITION,
    deal: 'phone',
    inSight: ['.pr-harbour-river', '.port-royal-expeditions', '.seat-panel-own .pr-faces'],
  },
  {
    name: 'harbour, contracts and own crew of Port Royal',
    game: 'port-royal',
    mode: 'cooperative',
    language: 'nl',
    way: PORT_ROYAL,
    until: WITH_EXPEDITION,
    deal: 'phone',
    inSight: [
      '.pr-harbour-river',
      '.pr-pile-count',
      '.port-royal-expeditions',
      '.pr-contract',
      '.seat-panel-own .pr-faces',
    ],
  },
  {
    name: 'missions, harbour and expeditions of the adventure',
    game: 'port-royal',
    mode: 'adventure-cooperative',
    language: 'fr',
    way: ADVENTURE,
    until: WITH_EXPEDITION,
    deal: 'phone',
    inSight: ['.pr-missions', '.pr-harbour-river', '.port-royal-expeditions'],
  },
  {
    name: 'chart and event cards of Caravelas',
    game: 'caravelas',
    mode: 'full',
    language: 'fr',
    way: CARAVELAS,
    until: '.caravelas-space-legal',
    inSight: ['.caravelas-chart-window', '.caravelas-event-card'],
  },
  {
    name: 'docks and street of Francis Drake',
    game: 'francis-drake',
    language: 'nl',
    way: FRANCIS_DRAKE,
    until: '.drake-place-legal',
    inSight: ['.drake-harbour', '.drake-street'],
  },
];

for (const { name, game, mode, language, way, until, deal, inSight } of TABLES) {
  test(`on a phone ${name} lie between the bars`, async ({ newcomer, open }) => {
    test.setTimeout(240_000);
    const dealer = deal === undefined ? {} : { baseURL: (await open(deal)).url };
    const context = await newcomer({ ...PHONE, ...dealer, locale: language });
    const anna = await arrive(context, 'Anna');
    const page = await context.newPage();
    for (let isThere = false; !isThere;) {
      const id = await tableWithBots(anna, 3, mode === undefined ? {} : { mode }, game);
      await page.goto(`/table/${id}`);
      isThere = await comesUp(page, way, until);
    }
    await page.evaluate(() => scrollTo(0, 0));
    for (const thing of inSight) expect(await outOfSight(page, thing), thing).toEqual([]);
  });
}

test('on a short phone one tap leads to the contracts, the crew, and back to the harbour', async ({
  newcomer,
}) => {
  const context = await newcomer({ ...PHONE, viewport: { width: 360, height: 740 } });
  const id = await tableWithBots(await arrive(context, 'Anna'), 0, { mode: 'solo' });
  const page = await context.newPage();
  await page.goto(`/table/${id}`);
  for (const [name, part] of [
    ['Contracts', '.pr-contract'],
    ['Crew', '.seat-panel-own .pr-faces'],
    ['The harbour', '.pr-harbour-river'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Parts of the table' }).getByRole('button', { name }).tap();
    await expect.poll(() => outOfSight(page, part), name).toEqual([]);
  }
});

/** Plays until this can be seen. False when the game ends before: the bots think by the clock, so no deal is sure to bring it. */
async function comesUp(page: Page, way: Way, until: string): Promise<boolean> {
  const kinds = { ...way.kinds, until, end: END };
  const isOver = (seen: readonly string[]) => seen.includes('until') || seen.includes('end');
  await playUntil(page, { ...way, kinds }, ({ seen }) => isOver(seen));
  return page.locator(until).first().isVisible();
}

/** How far the first of these reaches over the bars above and below. */
async function outOfSight(page: Page, thing: string): Promise<readonly string[]> {
  return page.evaluate((thing) => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const [shown, prompt, buttons] = [box(thing), box('.table-prompt'), box('.prompt-dock')];
    if (shown === undefined || prompt === undefined || buttons === undefined) return ['is missing'];
    const jump = box('.pr-jump');
    const foot = jump !== undefined && jump.height > 0 ? jump : buttons;
    const over = [
      ['under the prompt', prompt.bottom - shown.top],
      ['under the buttons', shown.bottom - foot.top],
    ] as const;
    return over.flatMap(([where, by]) => (by > 1 ? [`${Math.round(by)} px ${where}`] : []));
  }, thing);
}
