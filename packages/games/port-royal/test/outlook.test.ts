import { Match, pick, chanceFrom } from '@captains-table/kernel';
import { expect, test } from 'vitest';
import { packBox } from '../src/box.ts';
import { CONTENT, portRoyal } from '../src/index.ts';
import type { Event, Move } from '../src/index.ts';
import { Outlook } from '../src/outlook.ts';
import { oddsOf } from '../src/policy/odds.ts';

const outlook = new Outlook(CONTENT);
const box = packBox(CONTENT);

/** Random games, with what everyone saw before each move and what came of it. */
function* moves(mode: string, seats: number, games: number) {
  for (let game = 0; game < games; game++) {
    const match = new Match(portRoyal, { seats, options: { mode }, seed: `outlook/${mode}/${game}` });
    const chance = chanceFrom(`outlook/${mode}/${game}`);
    for (;;) {
      const { state } = match;
      const [owed] = portRoyal.pending(state);
      if (owed === undefined) break;
      const view = portRoyal.view(state, 'spectator');
      const before = portRoyal.clone(state);
      const move = pick(chance, portRoyal.legal(state, owed.seat));
      const outcome = match.play(owed.seat, move);
      if (!outcome.ok) throw new Error('a legal move was refused');
      yield {
        view,
        before,
        seat: owed.seat,
        move,
        events: outcome.events,
        options: match.options,
        after: portRoyal.pending(state),
      };
    }
  }
}

const cardOf = (move: Move) => ('card' in move ? move.card : '');
const find = <K extends Event['key']>(events: readonly Event[], key: K) =>
  events.find((event): event is Extract<Event, { key: K }> => event.key === key);

test('prices on the cards are those that are paid', () => {
  const hired = [...moves('base', 3, 60)].filter(({ move }) => move.kind === 'recruit');
  expect(hired.length).toBeGreaterThan(50);
  for (const { view, seat, move, events } of hired) {
    expect(outlook.cost(view, seat, cardOf(move))).toBe(find(events, 'recruited')?.cost);
    expect(find(events, 'fee') === undefined).toBe(outlook.fee(view, seat) === 0);
  }
});

test.each([
  ['base', 60],
  ['adventure-competitive', 20],
])('coins and bonuses on the ships are those that are gained, in %s', (mode, games) => {
  const traded = [...moves(mode, 3, games)].filter(({ events }) => find(events, 'traded') !== undefined);
  expect(traded.length).toBeGreaterThan(50);
  for (const { view, seat, events } of traded) {
    const { card = '', coins } = find(events, 'traded') ?? {};
    expect((outlook.card(card)?.coins ?? 0) + outlook.bonus(view, seat, card)).toBe(coins);
  }
});

test('the odds of a bust are those of the cards that could come next', () => {
  let compared = 0;
  let afterReshuffle = 0;
  for (const { view, before, seat, move, options } of moves('base', 2, 30)) {
    if (move.kind !== 'draw' || before.till.length > 0) continue;
    const { cards, of } = outlook.bust(view, options);
    expect(cards / of).toBeCloseTo(oddsOf(box, before, seat).bust, 10);
    compared++;
    if (before.olderCards.length > 0) afterReshuffle++;
  }
  expect(compared).toBeGreaterThan(100);
  expect(afterReshuffle).toBeGreaterThan(20);
});

test.each([
  ['base', 80],
  ['adventure-competitive', 20],
])('the number of cards to take follows colours, governors and the event, in %s', (mode, games) => {
  const seen = new Set<number>();
  for (const { view, seat, move, after } of moves(mode, 2, games)) {
    const [owed] = after;
    if (move.kind !== 'stop' || owed?.kind !== 'take' || owed.seat !== seat) continue;
    expect(outlook.takes(view)).toBe(owed.left);
    seen.add(owed.left);
  }
  expect(seen.size).toBeGreaterThan(1);
});

test('an expedition that can be sent out has its crew', () => {
  for (const { view, seat, move } of moves('base', 2, 60)) {
    if (move.kind !== 'expedition') continue;
    const { fits, needs } = outlook.crewFor(view, seat, move.card);
    expect(fits).toBe(needs);
    expect(needs).toBe(move.persons.length);
  }
});

test('a card that is not in the box is no card', () => {
  expect(outlook.card('sea-serpent')).toBeUndefined();
});
