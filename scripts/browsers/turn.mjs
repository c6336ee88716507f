/** A few turns of a game at a table on the device, by pointer. */
import { pause } from './within.mjs';

const MOST_CLICKS = 80;
/** So often the others take over: in Caravelas a voyage follows a bid. */
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

/** Two fingers on the chart that move apart; answers how the chart was drawn before and after. */
export async function pinch(browser) {
  const chart = `() => {
    const drawing = [...document.querySelectorAll('svg')].toSorted((a, b) => b.clientWidth - a.clientWidth)[0];
    const { x, y, width, height } = drawing.getBoundingClientRect();
    const inner = drawing.querySelector('[transform]');
    return { x: x + width / 2, y: y + height / 2, look: [drawing.getAttribute('viewBox'), drawing.style.transform, inner?.getAttribute('transform'), Math.round(width)].join(' ') };
  }`;
  const before = await browser.run(chart);
  const { x, y } = { x: Math.round(before.x), y: Math.round(before.y) };
  const finger = (id, side) =>
    pointer(id, 'touch', [
      move(x + side * 20, y),
      down,
      move(x + side * 60, y, 100),
      move(x + side * 110, y, 100),
      up,
    ]);
  await browser.act([finger('one', -1), finger('two', 1)]);
  await pause(LOOK_EVERY);
  return { before: before.look, after: (await browser.run(chart)).look };
}

const down = { type: 'pointerDown', button: 0 };
const up = { type: 'pointerUp', button: 0 };
const move = (x, y, duration = 0) => ({ type: 'pointerMove', x, y, duration });
const pointer = (id, pointerType, actions) => ({ type: 'pointer', id, parameters: { pointerType }, actions });
