/** Plays as a person does: looks at what can be chosen, and clicks on it. */
import type { Locator, Page } from '@playwright/test';

/** How one game is played. */
export interface Way<Kind extends string = string> {
  /** Selectors of what may be clicked. */
  readonly kinds: Readonly<Record<Kind, string>>;
  /** Which one to click, given how many there are of each kind; turns count up, so that choices vary. */
  choose(counts: Readonly<Record<Kind, number>>, turn: number): readonly [Kind, number] | undefined;
  /** Milliseconds; less where many things are partly covered. */
  readonly clickWithin?: number;
}

/** What can be chosen now. */
export interface Offer {
  readonly counts: Readonly<Record<string, number>>;
  /** Kinds of which at least one can be seen. */
  readonly seen: readonly string[];
  /** When they change, the last click has had its effect. */
  readonly words: string;
}

export const END = '.breakdown';
/** The choices of a vote, as long as none is chosen. */
export const OPEN_VOTE = '.book-dialog[open]:not(:has(input:checked)) label:has(input[type=radio])';

export function endOfGame(page: Page): Locator {
  return page.locator(END);
}

/** A thing may go while it is clicked; what cannot be clicked this many times in a row is covered by something. */
const MISSES = 5;
const CLICK_WITHIN = 3_000;
const PATIENCE = 30_000;
/** Longer than the server takes to answer a click that changes something. */
const MOMENT = 300;
/** Between two looks at a page that does not change. */
const PAUSE = 50;

/** Clicks until this can be seen; answers how often. */
export async function playUntil(
  page: Page,
  way: Way,
  wanted: string | ((offer: Offer) => boolean),
  most = 400,
): Promise<number> {
  const kinds = typeof wanted === 'string' ? { wanted, ...way.kinds } : way.kinds;
  const isThere = typeof wanted === 'string' ? ({ seen }: Offer) => seen.includes('wanted') : wanted;
  let misses = 0;
  let before = '';
  for (let clicks = 0; clicks < most; clicks++) {
    const offer = await offerOf(page, kinds, before);
    if (isThere(offer)) return clicks;
    before = offer.words;
    const missed = await clickOne(page, way, offer, clicks);
    misses = missed === undefined ? 0 : misses + 1;
    if (misses === MISSES) throw missed;
  }
  throw new Error(`what is wanted did not come within ${most} clicks`);
}

/** Plays the lessons of a guide until the last one offers a first game. */
export async function playLessons(page: Page, way: Way, most: number): Promise<void> {
  const lessons: Way = {
    kinds: { next: '.guide-done .guide-actions button:first-child', ...way.kinds },
    choose: (counts, turn) => (counts['next'] === 0 ? way.choose(counts, turn) : ['next', 0]),
  };
  await playUntil(page, lessons, ({ words }) => words.includes('Play a first game'), most);
}

/** Clicks this many times, or until the game is over. */
export async function playSome(page: Page, way: Way, clicks: number): Promise<void> {
  let before = '';
  for (let click = 0; click < clicks; click++) {
    const offer = await offerOf(page, { end: END, ...way.kinds }, before);
    if (offer.seen.includes('end')) return;
    before = offer.words;
    await clickOne(page, way, offer, click);
  }
}

/** Answers what went wrong, if anything did. */
async function clickOne(page: Page, way: Way, { counts }: Offer, turn: number): Promise<unknown> {
  const [kind, index] = way.choose(counts, turn) ?? [];
  if (kind === undefined || index === undefined) return undefined;
  const chosen = page.locator(way.kinds[kind] ?? '').nth(index);
  return chosen.click({ timeout: way.clickWithin ?? CLICK_WITHIN }).then(
    () => undefined,
    (error: unknown) => error,
  );
}

/**
 * Waits in the page until one of these can be seen and reads otherwise than before. A click may change nothing, so
 * after a moment the same words will do. It looks when the page has changed, and now and then: a look at every frame
 * would make the browser draw each of them.
 */
export async function offerOf(
  page: Page,
  kinds: Readonly<Record<string, string>>,
  before = '',
): Promise<Offer> {
  return page.evaluate(
    async ({ kinds, before, patience, moment, pause }) => {
      const canBeSeen = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 0;
      const wordsOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;
      const changed = () =>
        new Promise<void>((resolve) => {
          const goOn = () => {
            observer.disconnect();
            clearTimeout(timer);
            resolve();
          };
          const observer = new MutationObserver(() => requestAnimationFrame(goOn));
          const timer = setTimeout(goOn, pause);
          observer.observe(document, {
            subtree: true,
            childList: true,
            characterData: true,
            attributes: true,
          });
        });
      const start = performance.now();
      for (;;) {
        const found = Object.entries(kinds).map(
          ([kind, selector]) => [kind, [...document.querySelectorAll(selector)]] as const,
        );
        const seen = found.filter(([, elements]) => elements.some(canBeSeen)).map(([kind]) => kind);
        const words = [...document.querySelectorAll('.prompt-title'), ...found.flatMap(([, all]) => all)]
          .map(wordsOf)
          .join('\n');
        const waited = performance.now() - start;
        if (seen.length > 0 && (words !== before || waited > moment)) {
          return { words, seen, counts: Object.fromEntries(found.map(([kind, all]) => [kind, all.length])) };
        }
        if (waited > patience) throw new Error(`nothing can be chosen: ${document.body.innerText}`);
        await changed();
      }
    },
    { kinds, before, patience: PATIENCE, moment: MOMENT, pause: PAUSE },
  );
}

/** Nothing lies beyond the right edge. */
export async function fitsTheWidth(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
}

/** Waits until the device has everything it needs to go on without a network. */
export async function keptOnDevice(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}
