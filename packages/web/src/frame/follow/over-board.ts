/** Lays words over the board, away from the place that they are about. */

/** A chart, or the board itself, not what holds it. */
const FRAMES = ['.camera-frame', '[data-board-frame]:not(:has([data-board-frame]))'];
/** How far down the middle of the words is: low, or high where what happens is low. */
const [LOW, HIGH] = [0.74, 0.2];
const MARGIN = 8;

export function layOver(words: HTMLElement, place: string | undefined): void {
  const frame = FRAMES.flatMap((each) => [...document.querySelectorAll(each)]).find(isShown);
  const prompt = document.querySelector('#table-prompt');
  if (frame === undefined) return;
  const { left, right, top, bottom } = frame.getBoundingClientRect();
  // On a phone the board goes on below the buttons.
  const first = Math.max(top, prompt?.getBoundingClientRect().bottom ?? 0);
  const last = Math.min(bottom, innerHeight - lowestBar());
  words.style.maxWidth = `${Math.min(620, right - left - 2 * MARGIN)}px`;
  words.style.left = words.style.top = '0';
  const { left: originLeft, top: originTop, width, height } = words.getBoundingClientRect();
  const thing = place === undefined ? null : document.querySelector(place);
  const at = thing?.getBoundingClientRect();
  const isLow = at !== undefined && (at.top + at.bottom) / 2 > (first + last) / 2;
  const middle = first + (last - first) * (isLow ? HIGH : LOW);
  const y = Math.max(first + MARGIN, Math.min(middle - height / 2, last - height - MARGIN));
  words.style.left = `${(left + right - width) / 2 - originLeft}px`;
  words.style.top = `${y - originTop}px`;
}

function isShown(element: Element): boolean {
  return element.getClientRects().length > 0 && element.getBoundingClientRect().width > 0;
}

/** Height of what lies over the lower edge of the screen. */
function lowestBar(): number {
  const bars = [...document.querySelectorAll('[data-bar], .prompt-dock')].map((bar) =>
    bar.getBoundingClientRect(),
  );
  const low = bars.filter(({ bottom, top }) => bottom >= innerHeight - 1 && top > innerHeight / 2);
  return Math.max(0, ...low.map(({ top }) => innerHeight - top));
}
