/** A few turns of a game at a table on the device, by pointer. */
import { pause } from './within.mjs';

const MOST_CLICKS = 80;
/** How many turns of the others are waited for: in Caravelas a voyage follows a bid. */
const TURNS = 3;
const LOOK_EVERY = 250;
/** Others play meanwhile. */
const MOST_LOOKS = 480;

/** What can be chosen, the questions of a dialog first; each with its middle on the screen, where it is not covered. */
const FIND = `() => {
  const kinds = [
    'dialog[open] .board-choice, dialog[open] .port-royal-crews button, dialog[open] .dialog-actions button, .ma-chosen-do button',
    '[class$="-legal"], [class*="-legal "]',
    'button[aria-keyshortcuts]',
  ];
  const middle = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  };
  const isFree = (element) => {
    const { x, y } = middle(element);
    const top = document.elementFromPoint(x, y);
    return top !== null && (element.contains(top) || top.contains(element));
  };
  const numbered = (element) => !element.matches('button') || /^[1-9]$|^$/.test(element.getAttribute('aria-keyshortcuts') ?? '');
  return kinds.map((kind) =>
    [...document.querySelectorAll(kind)].filter((element) => numbered(element) && isFree(element)).map(middle),
  );
}`;

const START = `() => {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Start the game');
  if (button === undefined || button.disabled) return null;
  button.scrollIntoView();
  const { x, y, width, height } = button.getBoundingClientRect();
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
}`;

/** The program has taken over the front page, and all that it fetches is there: a page that is left too soon complains. */
const FRONT_PAGE_IS_THERE = `() =>
  document.documentElement.dataset.look === undefined &&
  document.querySelector('.home-title') !== null &&
  document.querySelector('.my-games-unknown, .my-games-to-come') === null`;

export async function playTurns(browser, server, game) {
  await browser.goTo(server);
  await frontPage(browser);
  await browser.run(`() => {
    localStorage.setItem('captains-table/guidance', 'off');
    localStorage.setItem('captains-table/locale', 'en');
    localStorage.setItem('captains-table/pace', 'fast');
  }`);
  await browser.goTo(`${server}/new/${game}`);
  await startTable(browser);
  let clicks = 0;
  let turns = 0;
  let played = false;
  for (let looks = 0; looks < MOST_LOOKS && clicks < MOST_CLICKS; looks++) {
    const found = await browser.run(FIND);
    const target = choose(found, clicks);
    if (target !== undefined) {
      await click(browser, target);
      clicks++;
      played = true;
    } else if (played && (await isOthersTurn(browser))) {
      played = false;
      if (++turns === TURNS) return clicks;
    }
    await pause(LOOK_EVERY);
  }
  throw new Error(`the turn did not end after ${clicks} clicks`);
}

async function frontPage(browser) {
  for (let looks = 0; looks < MOST_LOOKS; looks++) {
    await pause(LOOK_EVERY);
    if (await browser.run(FRONT_PAGE_IS_THERE)) return;
  }
  throw new Error('the front page did not come');
}

/** Now a thing on the board, now a button: both play. */
function choose([choices, things, offers], turn) {
  if (choices.length > 0) return choices.at(-1);
  const kind = (turn % 2 === 0 || things.length === 0) && offers.length > 0 ? offers : things;
  return kind[turn % Math.max(1, kind.length)];
}

/** For a while nothing can be chosen. */
async function isOthersTurn(browser) {
  for (let looks = 0; looks < 3; looks++) {
    await pause(LOOK_EVERY);
    const found = await browser.run(FIND);
    if (found.some(({ length }) => length > 0)) return false;
  }
  return true;
}

/** The first click may come before the page listens. */
async function startTable(browser) {
  for (let looks = 0; looks < MOST_LOOKS; looks++) {
    if ((await browser.run('() => location.pathname')).startsWith('/local/')) return;
    const button = await browser.run(START);
    if (button !== null) await click(browser, button);
    await pause(4 * LOOK_EVERY);
  }
  throw new Error('the table did not open');
}

async function click(browser, { x, y }) {
  await browser.act([pointer('mouse', 'mouse', [move(x, y), down, { type: 'pause', duration: 40 }, up])]);
}

/** The chart is the largest drawing: its middle, and how it is drawn. */
const CHART = `() => {
  const [chart] = [...document.querySelectorAll('svg')].toSorted((a, b) => b.clientWidth - a.clientWidth);
  const { x, y, width, height } = chart.getBoundingClientRect();
  const look = [chart.getAttribute('viewBox'), Math.round(width)].join(', ');
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2), look };
}`;
/** How far each of two fingers is from the middle of the chart, one moment after the other. */
const APART = [20, 60, 110];

/** Two fingers on the chart that move apart; answers how, and how the chart was drawn before and after. */
export async function pinch(browser) {
  const { x, y, look: before } = await browser.run(CHART);
  await browser.act([finger('one', -1, x, y), finger('two', 1, x, y)]);
  const after = await lookAtChart(browser);
  if (after !== before) return { how: 'two fingers', before, after };
  await browser.run(pinchInPage(x, y));
  return { how: 'two fingers, as events of the page', before, after: await lookAtChart(browser) };
}

async function lookAtChart(browser) {
  await pause(LOOK_EVERY);
  return (await browser.run(CHART)).look;
}

function finger(id, side, x, y) {
  const [first, ...others] = APART.map((apart) => x + side * apart);
  return pointer(id, 'touch', [move(first, y), down, ...others.map((at) => move(at, y, 100)), up]);
}

/** The driver of WebKitGTK sends a mouse where it is asked for fingers: the page itself gets the events of two. */
function pinchInPage(x, y) {
  return `() => {
    // A browser lets no one hold a finger that is not there.
    const { setPointerCapture } = Element.prototype;
    Element.prototype.setPointerCapture = () => undefined;
    const send = (kind, apart) => {
      for (const side of [-1, 1]) {
        const [clientX, clientY] = [${x} + side * apart, ${y}];
        const finger = { pointerId: 100 + side, pointerType: 'touch', isPrimary: side < 0, bubbles: true, cancelable: true };
        document.elementFromPoint(clientX, clientY)?.dispatchEvent(new PointerEvent(kind, { ...finger, clientX, clientY }));
      }
    };
    send('pointerdown', ${APART[0]});
    for (const apart of ${JSON.stringify(APART.slice(1))}) send('pointermove', apart);
    send('pointerup', ${APART.at(-1)});
    Element.prototype.setPointerCapture = setPointerCapture;
  }`;
}

const down = { type: 'pointerDown', button: 0 };
const up = { type: 'pointerUp', button: 0 };
const move = (x, y, duration = 0) => ({ type: 'pointerMove', x, y, duration });
const pointer = (id, pointerType, actions) => ({ type: 'pointer', id, parameters: { pointerType }, actions });
