import { CONTENT, portRoyal } from '@captains-table/port-royal';
import type { Event, Move } from '@captains-table/port-royal';
import { Outlook } from '@captains-table/port-royal/outlook';
import { describe, expect, test } from 'vitest';
import { clashOf, movementsOf, soundsOf } from '../../../src/games/port-royal/movement/movements.ts';

const outlook = new Outlook(CONTENT);

interface Told {
  readonly events: readonly Event[];
  /** What lay in the harbour before. */
  readonly lying: readonly string[];
}

/** Plays one move in a position of the real game and returns what happened. */
function told(position: object, move: Move, seat = 0, others: readonly Move[] = []): Told {
  const { state } = portRoyal.position?.(position) ?? {};
  if (state === undefined) throw new Error('there are no positions');
  for (const other of others) {
    const [{ seat: owing } = { seat: 0 }] = portRoyal.pending(state);
    portRoyal.apply(state, owing, other, undefined);
  }
  const { harbour, waiting } = portRoyal.view(state, seat);
  const events: Event[] = [];
  portRoyal.apply(state, seat, move, (event) => events.push(event));
  return { events, lying: waiting === '' ? harbour : [...harbour, waiting] };
}

function cardIn({ lying }: Told, at: number): string {
  return lying[at] ?? '';
}

const TWO = [{ coins: 6 }, { coins: 3 }];

const MISSION = {
  options: { mode: 'adventure-cooperative', chapter: '1' },
  players: [{ adventurer: 'grace-may', persons: ['priest'] }, { adventurer: 'officer-scott' }],
  missions: ['10', '11', '12'],
};

describe('what moves', () => {
  test('a marker goes to the mission that is completed, and the reward comes to the purse', () => {
    const { events } = told(MISSION, { kind: 'mission', mission: '12', ships: [] });
    expect(movementsOf(events)).toEqual([
      { what: 'marker', seat: 0, contract: '12' },
      { what: 'coins', count: 2, from: { at: 'deck' }, to: { at: 'purse', seat: 0 } },
    ]);
  });

  test('a card that is turned over comes from the draw pile', () => {
    const { events } = told({ players: TWO, deck: ['sailor'] }, { kind: 'draw' });
    expect(movementsOf(events)).toEqual([
      { what: 'drawn', id: expect.stringContaining('sailor'), from: { at: 'deck' } },
    ]);
  });

  test('together the first card of a turn comes from the time pile', () => {
    const position = {
      options: { mode: 'cooperative' },
      players: TWO,
      contracts: ['jinx'],
      timePile: ['sailor'],
    };
    const [drawn] = movementsOf(told(position, { kind: 'draw' }).events);
    expect(drawn).toMatchObject({ what: 'drawn', from: { at: 'time' } });
  });

  test('a traded ship goes to the discard pile, its coins come from the draw pile', () => {
    const position = { players: TWO, harbour: ['blue 3/5', 'sailor'], phase: 'trade' };
    const ship = cardIn(told(position, { kind: 'done' }), 0);
    const { events } = told(position, { kind: 'trade', card: ship });
    expect(movementsOf(events)).toEqual([
      { what: 'card', id: ship, to: { at: 'discard' } },
      { what: 'coins', count: 3, from: { at: 'deck' }, to: { at: 'purse', seat: 0 } },
    ]);
  });

  test('a recruit goes to the crew, and the price to the discard pile', () => {
    const position = { players: TWO, harbour: ['captain'], phase: 'trade' };
    const captain = cardIn(told(position, { kind: 'done' }), 0);
    const { events } = told(position, { kind: 'recruit', card: captain });
    expect(movementsOf(events)).toContainEqual({
      what: 'card',
      id: captain,
      to: { at: 'thing', id: captain },
    });
    expect(movementsOf(events)).toContainEqual({
      what: 'coins',
      count: 4,
      from: { at: 'purse', seat: 0 },
      to: { at: 'discard' },
    });
  });

  test('a player who is not active pays the active player a coin', () => {
    const position = { players: TWO, harbour: ['blue 3/5', 'sailor'], active: 1, first: 1, phase: 'trade' };
    const done: Move = { kind: 'done' };
    const ship = cardIn(told(position, done, 1), 0);
    const { events } = told(position, { kind: 'trade', card: ship }, 0, [done]);
    expect(movementsOf(events)).toContainEqual({
      what: 'coins',
      count: 1,
      from: { at: 'purse', seat: 0 },
      to: { at: 'purse', seat: 1 },
    });
  });

  test('nothing flies where nothing was paid', () => {
    const events: Event[] = [{ key: 'recruited', seat: 0, card: 'someone', cost: 0 }];
    expect(movementsOf(events).map(({ what }) => what)).toEqual(['card']);
  });

  test('a tax takes coins from one purse and fills another', () => {
    const position = { players: [{ coins: 2, persons: ['sailor'] }, { coins: 12 }], deck: ['tax sabres'] };
    const { events } = told(position, { kind: 'draw' });
    const coins = movementsOf(events).filter(({ what }) => what === 'coins');
    expect(coins).toEqual([
      { what: 'coins', count: 6, from: { at: 'purse', seat: 1 }, to: { at: 'discard' } },
      { what: 'coins', count: 1, from: { at: 'deck' }, to: { at: 'purse', seat: 0 } },
    ]);
  });
});

describe('a clash', () => {
  const harbour = ['blue 3/5', 'yellow 1/1', 'sailor'];

  test('is between the ship that came and the one of its colour', () => {
    const happened = told({ players: TWO, harbour, deck: ['blue 2/2'] }, { kind: 'draw' });
    const clash = clashOf(happened.events, happened.lying, { outlook });
    expect(clash?.twin).toBe(cardIn(happened, 0));
    expect(clash?.card).toBe(happened.events.find(({ key }) => key === 'drew')?.['card' as 'key']);
  });

  test('a ship that could have been repelled and was let in is the one that came', () => {
    const crew = [{ coins: 6, persons: ['sailor', 'pirate'] }, { coins: 3 }];
    const position = { players: crew, harbour, deck: ['blue 2/2'] };
    const happened = told(position, { kind: 'let-in' }, 0, [{ kind: 'draw' }]);
    const clash = clashOf(happened.events, happened.lying, { outlook });
    expect(clash).toEqual({ card: happened.lying.at(-1), twin: cardIn(happened, 0) });
  });

  test('there is none without a bust', () => {
    const happened = told({ players: TWO, harbour, deck: ['green 1/1'] }, { kind: 'draw' });
    expect(clashOf(happened.events, happened.lying, { outlook })).toBeUndefined();
  });
});

describe('what is heard', () => {
  test('each sound once, in its order', () => {
    const events: Event[] = [
      { key: 'traded', seat: 0, card: 'a', coins: 3 },
      { key: 'fee', seat: 0, other: 1 },
    ];
    expect(soundsOf(events).map(({ sound }) => sound)).toEqual(['card', 'coins']);
  });

  test('a bust waits until the ships meet', () => {
    const { events } = told({ players: TWO, harbour: ['blue 3/5'], deck: ['blue 2/2'] }, { kind: 'draw' });
    const bust = soundsOf(events).find(({ sound }) => sound === 'bust');
    expect(bust?.after).toBeGreaterThan(0.3);
  });

  test('nothing for a turn that merely begins', () => {
    expect(soundsOf([{ key: 'turn-began', seat: 1, turn: 4 }])).toEqual([]);
  });
});
