import type { Locale } from '@captains-table/kernel';
import { expect, test } from 'vitest';
import { sharedTestServer } from './test-server.ts';
import { annaWins, seatedTable, mark, moves, SHIP_FIRST, startedTable, TRADE } from './tables-with-people.ts';

const testServer = sharedTestServer();
const BOT = { kind: 'bot', level: 'random' } as const;
const DRAW = { kind: 'draw' };
const STOP = { kind: 'stop' };

interface Hand {
  readonly hand: readonly string[];
  readonly handSizes: readonly number[];
}

test('everybody sees their own hand, and the moves it allows', async () => {
  const [table, anna, bart] = await startedTable(testServer, { game: 'stowaways' }, 'Anna', 'Bart');
  for (const person of [anna, bart]) {
    const { view, legal } = person.scene(table).play ?? { view: undefined, legal: [] };
    const { hand, handSizes } = view as Hand;
    expect(handSizes).toEqual([3, 3]);
    expect(legal).toEqual([...new Set(hand)].map((card) => ({ kind: 'play', card })));
  }
});

test('only the person who decides is shown moves', async () => {
  const [table, anna, bart] = await startedTable(testServer, {}, 'Anna', 'Bart');
  expect(anna.scene(table).play?.legal).toHaveLength(9);
  expect(bart.scene(table).play?.legal).toEqual([]);
  expect(bart.scene(table).play?.pending).toEqual([{ seat: 0, kind: 'turn' }]);
});

test('a move answers the position its sender saw, and everybody sees it', async () => {
  const [table, anna, bart] = await startedTable(testServer, {}, 'Anna', 'Bart');
  const { seq } = anna.scene(table);
  expect(await anna.move(table, mark(4))).toMatchObject({ ok: true, seq: seq + 1 });
  const { play } = await bart.until(table, (scene) => scene.seq === seq + 1);
  expect(play).toMatchObject({ moves: 1, view: { board: [0, 0, 0, 0, 1, 0, 0, 0, 0] } });
  expect(bart.events).toEqual([{ key: 'marked', seat: 0, square: 4 }]);
});

test('a stale move is refused and changes nothing', async () => {
  const [table, anna, bart] = await startedTable(testServer, SHIP_FIRST, 'Anna', 'Bart');
  const { seq } = anna.scene(table);
  await moves(anna, table, DRAW);
  for (const at of [0, seq - 1, seq, seq + 2, 1_000_000])
    expect(await anna.error({ do: 'move', table, at, move: DRAW })).toMatchObject({ code: 'stale' });
  const { scene } = await bart.ask<{ scene: object }>('GET', `/api/tables/${table}`);
  expect(scene).toMatchObject({ seq: seq + 1, play: { moves: 1 } });
});

test('what does not concern a decision does not make it stale', async () => {
  const [table, anna, bart] = await startedTable(testServer, {}, 'Anna', 'Bart');
  const { seq } = anna.scene(table);
  await bart.ok({ do: 'propose', table, at: seq, proposal: { kind: 'abandon' } });
  await bart.ok({ do: 'leave', table });
  await anna.ok({ do: 'move', table, at: seq, move: mark(4) });
  expect((await anna.until(table, ({ play }) => play?.moves === 1)).seq).toBeGreaterThan(seq + 2);
});

test('a message that arrives twice counts once', async () => {
  const [table, anna] = await startedTable(testServer, SHIP_FIRST, 'Anna', 'Bart');
  const draw = { do: 'move', table, at: anna.scene(table).seq, move: DRAW };
  const replies = await Promise.all([anna.say(draw), anna.say(draw), anna.say(draw)]);
  expect(replies.map(({ ok }) => ok)).toEqual([true, false, false]);
  expect((await anna.until(table, ({ play }) => play?.moves === 1)).play?.moves).toBe(1);
});

test('of two windows of one person the faster one decides', async () => {
  const [table, anna] = await startedTable(testServer, SHIP_FIRST, 'Anna', 'Bart');
  const window = await anna.again().connect();
  await window.attach(table);
  const replies = await Promise.all([anna.move(table, DRAW), window.move(table, DRAW)]);
  expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
  await window.until(table, ({ play }) => play?.moves === 1);
  expect(window.scene(table)).toEqual(await anna.until(table, ({ play }) => play?.moves === 1));
});

test('out of turn no one moves', async () => {
  const [table, , bart] = await startedTable(testServer, {}, 'Anna', 'Bart');
  const reply = await bart.move(table, mark(4));
  expect(reply).toMatchObject({
    ok: false,
    error: { code: 'refused', refusal: { code: 'not-your-decision', rule: 'K-2.3' } },
  });
});

test('no one moves for another person, whatever seat they name', async () => {
  const [table, anna, bart] = await startedTable(testServer, { visibility: 'public' }, 'Anna', 'Bart');
  const move = { do: 'move', table, at: anna.scene(table).seq, move: mark(4), seat: 0, person: anna.info.id };
  expect(await bart.error(move)).toMatchObject({ code: 'refused' });
  const carla = await (await testServer.arrive('Carla')).connect();
  await carla.attach(table);
  expect(await carla.error(move)).toMatchObject({ code: 'not-seated' });
  expect(anna.scene(table).play?.moves).toBe(0);
});

test('where all decide at once, two answers to the same position both count', async () => {
  const [table, anna, bart] = await startedTable(testServer, { game: 'stowaways' }, 'Anna', 'Bart');
  const { seq } = anna.scene(table);
  const choose = (person: typeof anna) =>
    person.ok({ do: 'move', table, at: seq, move: person.scene(table).play?.legal[0] });
  const replies = await Promise.all([choose(anna), choose(bart)]);
  expect(new Set(replies.map((reply) => reply['seq']))).toEqual(new Set([seq + 1, seq + 2]));
  const { play } = await anna.until(table, (scene) => scene.seq === seq + 2);
  expect(play?.moves).toBe(2);
  expect(anna.events.filter(({ key }) => key === 'showed')).toHaveLength(2);
});

test('what a person chose in secret is theirs to know until all have chosen', async () => {
  const [table, anna, bart] = await startedTable(testServer, { game: 'stowaways' }, 'Anna', 'Bart');
  await anna.move(table, anna.scene(table).play?.legal[0] ?? DRAW);
  await bart.until(table, ({ play }) => play?.moves === 1);
  expect(bart.scene(table).play?.view).toMatchObject({ chosen: [true, false], ownChoice: '' });
  expect(anna.scene(table).play?.view).not.toMatchObject({ ownChoice: '' });
});

test.for([
  ['en', 'The centre square is taken.'],
  ['fr', 'La case au centre est déjà prise.'],
  ['nl', 'Het vakje in het midden is al bezet.'],
] as const)(
  'an illegal move is refused with its rule and a sentence in the person’s language: %s',
  async ([locale, message]) => {
    const [table, anna, bart] = await startedTable(testServer, {}, 'Anna', 'Bart');
    await moves(anna, table, mark(4));
    const window = await bart.again().connect({ locale });
    await window.attach(table);
    expect(await window.move(table, mark(4))).toMatchObject({
      ok: false,
      error: {
        code: 'refused',
        message,
        refusal: { code: 'occupied', rule: 'TTT-2.2', params: { square: 4 } },
      },
    });
  },
);

test('what is no move at all is not even read', async () => {
  const [table, anna] = await startedTable(testServer, {}, 'Anna', 'Bart');
  const { seq } = anna.scene(table);
  for (const move of ['draw', { square: 4 }, { kind: 'mark', square: { is: 4 } }, undefined])
    expect(await anna.error({ do: 'move', table, at: seq, move })).toMatchObject({
      code: 'bad-message',
      problem: { field: 'move' },
    });
});

test('inside a turn the last move is taken back, or the whole turn', async () => {
  const [table, anna, bart] = await startedTable(testServer, SHIP_FIRST, 'Anna', 'Bart');
  for (const move of [DRAW, STOP, TRADE]) await moves(anna, table, move);
  expect(anna.scene(table).play?.undoable).toBe(2);
  expect(bart.scene(table).play?.undoable).toBe(0);
  const back = async (how: string, undoable: number) => {
    await anna.ok({ do: how, table, at: anna.scene(table).seq });
    await anna.until(table, ({ play }) => play?.undoable === undoable);
  };
  await back('undo', 1);
  expect(anna.scene(table).play?.legal).toContainEqual(TRADE);
  await moves(anna, table, TRADE);
  await back('restart', 0);
  expect(anna.scene(table).play).toMatchObject({ moves: 1, legal: [DRAW, STOP] });
  await bart.until(table, ({ play }) => play?.moves === 1);
});

test.for([
  ['en', 'There is nothing that you can take back.'],
  ['fr', 'Il n’y a rien que vous puissiez reprendre.'],
  ['nl', 'Er is niets dat je kunt terugnemen.'],
] as const)(
  'what has been revealed cannot be taken back: %s',
  async ([locale, message]: readonly [Locale, string]) => {
    const [table, anna] = await startedTable(testServer, SHIP_FIRST, 'Anna', 'Bart');
    await moves(anna, table, DRAW);
    const window = await anna.again().connect({ locale });
    const { seq } = await window.attach(table);
    for (const how of ['undo', 'restart'])
      expect(await window.error({ do: how, table, at: seq })).toMatchObject({
        code: 'refused',
        message,
        refusal: { code: 'nothing-to-undo', rule: 'K-4.2' },
      });
  },
);

test('no one takes back what the next one has seen, nor another person’s move, nor from an old position', async () => {
  const [table, anna, bart] = await startedTable(testServer, {}, 'Anna', 'Bart');
  await moves(anna, table, mark(4));
  const { seq } = await bart.until(table, ({ play }) => play?.moves === 1);
  for (const person of [anna, bart])
    expect(await person.error({ do: 'undo', table, at: seq })).toMatchObject({ code: 'refused' });
  expect(await anna.error({ do: 'undo', table, at: seq - 1 })).toMatchObject({ code: 'stale' });
});

test('a person who has left moves again after returning, and not before', async () => {
  const [table, anna, bart] = await startedTable(testServer, SHIP_FIRST, 'Anna', 'Bart');
  const at = anna.scene(table).seq;
  await bart.ok({ do: 'leave', table });
  const { seats } = await anna.until(table, (scene) => scene.seats[1]?.away === 'left');
  expect(seats[1]).toMatchObject({ name: 'Bart', away: 'left', level: 'mate' });
  for (const message of [
    { do: 'leave' },
    { do: 'move', at, move: DRAW },
    { do: 'undo', at: at + 1 },
    { do: 'hint', at },
    { do: 'propose', at, proposal: { kind: 'abandon' } },
  ])
    expect(await bart.error({ ...message, table })).toMatchObject({ code: 'away' });
  await bart.ok({ do: 'return', table });
  expect(await bart.error({ do: 'return', table })).toMatchObject({ code: 'not-away' });
  await anna.until(table, (scene) => scene.seats[1]?.away === undefined);
});

test('hints show what our bots would consider', async () => {
  const [table, anna, bart] = await startedTable(testServer, SHIP_FIRST, 'Anna', 'Bart');
  await moves(anna, table, DRAW);
  const at = anna.scene(table).seq;
  const { hints } = await anna.ok({ do: 'hint', table, at });
  expect(hints).toContainEqual(expect.objectContaining({ move: STOP }));
  expect(await anna.error({ do: 'hint', table, at: at - 1 })).toMatchObject({ code: 'stale' });
  expect(await bart.error({ do: 'hint', table, at })).toMatchObject({
    code: 'refused',
    refusal: { code: 'not-your-decision' },
  });
});

test('there are no hints if the table’s host has switched them off', async () => {
  const [table, anna] = await startedTable(testServer, { hints: false }, 'Anna', 'Bart');
  const hint = { do: 'hint', table, at: anna.scene(table).seq };
  expect(await anna.error(hint)).toMatchObject({ code: 'no-hints' });
});

test('before the start and after the end no one moves', async () => {
  const [table, anna, bart] = await seatedTable(testServer, {}, 'Anna', 'Bart');
  const everything = [
    { do: 'move', at: 2, move: mark(4) },
    { do: 'undo', at: 2 },
    { do: 'restart', at: 2 },
    { do: 'propose', at: 2, proposal: { kind: 'abandon' } },
    { do: 'answer', number: 2, agree: true },
    { do: 'leave' },
    { do: 'return' },
    { do: 'hint', at: 2 },
  ];
  for (const message of everything)
    expect(await anna.error({ ...message, table })).toMatchObject({ code: 'not-started' });
  await anna.ask('POST', `/api/tables/${table}/start`);
  await annaWins(table, anna, bart);
  for (const message of everything)
    expect(await anna.error({ ...message, table })).toMatchObject({ code: 'over' });
});

test('a bot plays on for a person who has left, to the end', async () => {
  const [table, anna] = await startedTable(testServer, { game: 'stowaways', others: [BOT] }, 'Anna');
  await anna.ok({ do: 'leave', table });
  const { play } = await anna.until(table, ({ status }) => status === 'over');
  expect(play?.result?.scores).toHaveLength(2);
});

test('a bot’s move is announced like anyone’s', async () => {
  const [table, anna] = await startedTable(testServer, { others: [BOT] }, 'Anna');
  await moves(anna, table, mark(4));
  await anna.until(table, ({ play }) => play?.moves === 2);
  expect(anna.events).toMatchObject([
    { key: 'marked', seat: 0, square: 4 },
    { key: 'marked', seat: 1 },
  ]);
});
