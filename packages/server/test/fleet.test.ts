import { expect, test } from 'vitest';
import { eventually } from '@captains-table/table/testing';
import { InProcessBus } from '../src/bus/in-process.ts';
import { firstFor, Fleet } from '../src/fleet.ts';

const TABLES = Array.from({ length: 2_000 }, (_, number) => `table ${number}`);
const SERVERS = ['one', 'two', 'three', 'four'];

test('each server comes first for about its share of the tables', () => {
  for (const server of SERVERS) {
    const share = TABLES.filter((table) => firstFor(table, SERVERS) === server).length / TABLES.length;
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.3);
  }
});

test('a server that goes leaves its own tables to the others, and no other table changes', () => {
  const without = SERVERS.filter((server) => server !== 'two');
  const stay = TABLES.filter((table) => firstFor(table, SERVERS) !== 'two');
  expect(stay.filter((table) => firstFor(table, without) !== firstFor(table, SERVERS))).toEqual([]);
});

test('which server is first does not depend on the order in which they were heard of', () => {
  for (const table of TABLES) expect(firstFor(table, SERVERS.toReversed())).toBe(firstFor(table, SERVERS));
});

async function fleets(count: number) {
  const bus = new InProcessBus((trouble) => {
    throw trouble;
  });
  const clock = { now: 0 };
  const joining = SERVERS.slice(0, count).map((server) => Fleet.join({ bus, server, now: () => clock.now }));
  const all = await Promise.all(joining);
  await Promise.all(all.map((fleet) => fleet.beat()));
  await eventually(() => expect(all.flatMap((fleet) => fleet.ownDue(TABLES))).toHaveLength(TABLES.length));
  return { all, clock };
}

test('servers that know each other divide what is due without messages', async () => {
  const { all } = await fleets(3);
  const own = all.map((fleet) => fleet.ownDue(TABLES));
  expect(own.flat().toSorted()).toEqual(TABLES.toSorted());
  for (const tables of own) expect(tables.length).toBeGreaterThan(500);
});

test('what the first one leaves for seconds others take', async () => {
  const { all, clock } = await fleets(2);
  const [one] = all;
  expect(one?.ownDue(TABLES)).not.toHaveLength(TABLES.length);
  clock.now += 3_000;
  expect(one?.ownDue(TABLES)).toHaveLength(TABLES.length);
});

test('a server that falls silent, or says that it leaves, is counted out', async () => {
  const { all, clock } = await fleets(3);
  const [one, two, three] = all;
  await three?.leave();
  await eventually(() => {
    const shared = [one, two].flatMap((fleet) => fleet?.ownDue(TABLES) ?? []);
    expect(shared).toHaveLength(TABLES.length);
  });
  clock.now += 4_001;
  await one?.beat();
  await eventually(() =>
    expect(one?.ownDue(['unseen before', 'another', 'a third', 'a fourth'])).toHaveLength(4),
  );
});
