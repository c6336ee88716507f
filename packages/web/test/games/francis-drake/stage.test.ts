import type { Event, View } from '@captains-table/francis-drake';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SittingStore } from '../../../src/board-kit/sitting-store.ts';
import { Stage, stageOf } from '../../../src/games/francis-drake/stage/stage.ts';
import { showTime, stepsOf } from '../../../src/games/francis-drake/stage/steps.ts';
import { viewIn } from './table.ts';

// Settings ask the browser which language it speaks.
vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }));

const MISSION = { seat: 1, disc: '1', at: 'panama' } as const;
const SAILS: Event = { key: 'mission', ...MISSION };
const TURNS: Event = { key: 'token-turned', ...MISSION, token: 2, total: 3 };
const FAILS: Event = { key: 'failed', ...MISSION, reason: 'no-crew' };
const REVEALED: Event = { key: 'revealed', at: 'panama', discs: [{ seat: 1, disc: '1' }] };

const VIEW = viewIn({ players: [{}, {}, {}] });

/** What the board tells the stage. Views are told apart by their voyage only. */
function seen(number: number, events: readonly Event[], { voyage = number, showing = true, pace = 1 } = {}) {
  return { view: viewOf(voyage), latest: { number, events, pace, atOnce: !showing }, showing };
}

function viewOf(voyage: number): View {
  return { ...VIEW, voyage };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the stage', () => {
  test('shows what was before until the clock of the table goes on', () => {
    const stage = new Stage();
    stage.follow(seen(0, []));
    expect(stage.follow(seen(1, [SAILS, TURNS, FAILS]))).toEqual(viewOf(0));
    expect(stage.shift.ships.get(1)).toBe('panama');
    expect(stage.shift.tokens.size).toBe(0);
    vi.advanceTimersByTime(700);
    expect(stage.shift.tokens.get('panama')).toBe(2);
    vi.advanceTimersByTime(2_000);
    expect(stage.told).toEqual(FAILS);
    expect(stage.follow(seen(1, [SAILS, TURNS, FAILS], { showing: false }))).toEqual(viewOf(1));
    expect(stage.isPlaying).toBe(false);
  });

  test('keeps the pace of the table', () => {
    const stage = new Stage();
    stage.follow(seen(0, []));
    stage.follow(seen(1, [SAILS, TURNS, FAILS], { pace: 2 }));
    vi.advanceTimersByTime(350);
    expect(stage.told).toEqual(TURNS);
  });

  test('turns discs over place by place', () => {
    const stage = new Stage();
    stage.follow(seen(0, []));
    stage.follow(seen(1, [REVEALED, { ...REVEALED, at: 'cumana' }]));
    expect([...stage.shift.revealed.keys()]).toEqual(['panama']);
    vi.advanceTimersByTime(500);
    expect([...stage.shift.revealed.keys()]).toEqual(['panama', 'cumana']);
  });

  test('can be skipped', () => {
    const stage = new Stage();
    stage.follow(seen(0, []));
    stage.follow(seen(1, [SAILS, FAILS]));
    expect(stage.follow(seen(1, [SAILS, FAILS], { showing: false }))).toEqual(viewOf(1));
    expect(stage.isPlaying).toBe(false);
    expect(stage.told).toEqual(FAILS);
    vi.advanceTimersByTime(5_000);
    expect(stage.told).toEqual(FAILS);
  });

  test('plays nothing where nothing is waited for', () => {
    const stage = new Stage();
    stage.follow(seen(0, []));
    expect(stage.follow(seen(1, [SAILS, FAILS], { showing: false }))).toEqual(viewOf(1));
    expect(stage.shift.ships.get(1)).toBe('panama');
  });

  test('what happens next leads to the present', () => {
    const stage = new Stage();
    stage.follow(seen(0, []));
    stage.follow(seen(1, [SAILS, TURNS, FAILS]));
    const own: Event = { key: 'failed', seat: 0, disc: '1', at: 'cumana', reason: 'declined' };
    expect(stage.follow(seen(2, [own]))).toEqual(viewOf(1));
    expect(stage.told).toEqual(own);
  });

  test('what was taken back is no longer played', () => {
    const stage = new Stage();
    stage.follow(seen(0, []));
    stage.follow(seen(1, [SAILS, FAILS]));
    expect(stage.follow(seen(1, [], { voyage: 7 }))).toEqual(viewOf(7));
    expect(stage.isPlaying).toBe(false);
  });

  test('chests that are opened at the end of the game have their moment', () => {
    const stage = new Stage();
    const chest: Event = { key: 'chest-opened', seat: 1, silver: 2, gold: 1, jewels: 0, points: 7 };
    stage.follow(seen(0, []));
    expect(stage.follow(seen(1, [chest]))).toEqual(viewOf(0));
    expect(stage.told).toEqual(chest);
    expect(showTime([chest])).toBeGreaterThan(1000);
  });

  test('board and panels look at the same one', () => {
    const store = new SittingStore();
    expect(stageOf({ store })).toBe(stageOf({ store }));
  });
});

test('a batch takes as long as its steps, and not longer than five of them', () => {
  expect(showTime([SAILS, TURNS, FAILS])).toBe(650 + 900 + 900);
  expect(showTime(Array.from({ length: 20 }, () => REVEALED))).toBe(5 * 480);
});

test('what is not worth a moment holds no one up', () => {
  expect(stepsOf([{ key: 'zone', seat: 0, zone: 2 }])).toEqual([]);
  expect(stepsOf([FAILS]).map(({ at }) => at)).toEqual(['panama']);
});
