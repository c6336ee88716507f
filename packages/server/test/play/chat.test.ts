import { expect, test } from 'vitest';
import { openTestServer, reopenTestServer, sharedTestServer } from './test-server.ts';
import type { Person } from './person.ts';
import { seatedTable, startedTable } from './tables-with-people.ts';

const testServer = sharedTestServer();

const says = (person: Person, table: string, text: string) => person.ok({ do: 'chat', table, text });
const heard = (person: Person) => person.chat.map(({ text }) => text);
const hears = (person: Person, count: number) => person.untilTold((messages) => messages.length >= count);

test('everybody at the table gets all messages, in the same order', async () => {
  const [table, anna, bart] = await startedTable(testServer, { visibility: 'public' }, 'Anna', 'Bart');
  const carla = await (await testServer.arrive('Carla')).connect();
  await carla.attach(table);
  await Promise.all(
    [1, 2, 3].flatMap((n) => [says(anna, table, `Anna ${n}`), says(bart, table, `Bart ${n}`)]),
  );
  for (const person of [anna, bart, carla]) await hears(person, 6);
  expect(heard(bart)).toEqual(heard(anna));
  expect(heard(carla)).toEqual(heard(anna));
  expect(heard(anna).filter((text) => text.startsWith('Bart'))).toEqual(['Bart 1', 'Bart 2', 'Bart 3']);
  expect(anna.chat[0]).toMatchObject({
    name: expect.any(String),
    at: expect.any(Number),
  });
});

test('people talk before the start as well, and a host without a seat', async () => {
  const anna = await (await testServer.arrive('Anna')).connect();
  const table = await anna.create({ game: 'tic-tac-toe', chairs: [{ kind: 'open' }, { kind: 'open' }] });
  await anna.attach(table);
  await says(anna, table, '  Who is coming?  ');
  await hears(anna, 1);
  expect(anna.chat).toMatchObject([{ text: 'Who is coming?', name: 'Anna', person: anna.info.id }]);
});

test('spectators do not talk', async () => {
  const [table, anna] = await startedTable(testServer, { visibility: 'public' }, 'Anna', 'Bart');
  const carla = await (await testServer.arrive('Carla')).connect();
  await carla.attach(table);
  expect(await carla.error({ do: 'chat', table, text: 'Move!' })).toMatchObject({ code: 'not-seated' });
  await says(anna, table, 'Quiet, isn’t it?');
  await hears(carla, 1);
  expect(heard(carla)).toEqual(['Quiet, isn’t it?']);
});

test('a person who comes later can read up on it, and no one hears anything twice', async () => {
  const [table, anna, bart] = await startedTable(testServer, {}, 'Anna', 'Bart');
  await says(anna, table, 'one');
  await says(bart, table, 'two');
  const window = await bart.again().connect();
  await window.attach(table);
  await hears(window, 2);
  await says(anna, table, 'three');
  for (const person of [anna, bart, window]) {
    await hears(person, 3);
    expect(heard(person)).toEqual(['one', 'two', 'three']);
  }
});

test('messages are still there after a restart, and are sent once', async () => {
  const before = await openTestServer();
  const [table, anna, bart] = await seatedTable(before, {}, 'Anna', 'Bart');
  await says(anna, table, 'one');
  await hears(bart, 1);
  await before.server.close();
  const { url } = await reopenTestServer(before.dataDir);
  const [annaAgain, bartAgain] = [await anna.again(url).connect(), await bart.again(url).connect()];
  await annaAgain.attach(table);
  await bartAgain.attach(table);
  await says(annaAgain, table, 'two');
  await hears(bartAgain, 2);
  expect(heard(bartAgain)).toEqual(['one', 'two']);
});

test('messages of a muted person reach everyone but those who muted them', async () => {
  const [table, anna, bart, carla] = await startedTable(
    testServer,
    { game: 'stowaways' },
    'Anna',
    'Bart',
    'Carla',
  );
  const mute = (muted: boolean) => anna.ask('PUT', '/api/mutes', { person: bart.info.id, muted });
  await mute(true);
  expect(await anna.ask('GET', '/api/mutes')).toEqual({ muted: [bart.info.id] });
  await says(bart, table, 'Boo!');
  await says(carla, table, 'Ahoy');
  await hears(anna, 1);
  await hears(carla, 2);
  expect(heard(anna)).toEqual(['Ahoy']);
  expect(heard(carla)).toEqual(['Boo!', 'Ahoy']);
  const window = await anna.again().connect();
  await window.attach(table);
  await hears(window, 1);
  expect(heard(window)).toEqual(['Ahoy']);
  await mute(false);
  await says(bart, table, 'Sorry');
  await hears(anna, 2);
  expect(heard(anna)).toEqual(['Ahoy', 'Sorry']);
});

test('no one talks without end', async () => {
  const [table, anna, bart] = await startedTable(testServer, {}, 'Anna', 'Bart');
  const words = Array.from({ length: 10 }, (_, n) => anna.say({ do: 'chat', table, text: `${n}` }));
  const replies = await Promise.all(words);
  expect(replies.filter(({ ok }) => ok)).toHaveLength(6);
  expect(replies.at(-1)).toMatchObject({ error: { code: 'too-many', retryAfter: expect.any(Number) } });
  await says(bart, table, 'Finally');
  await hears(bart, 7);
});

test('silence is not passed on, nor a speech', async () => {
  const [table, anna] = await seatedTable(testServer, { others: [{ kind: 'open' }] }, 'Anna');
  for (const text of ['', '   ', 'x'.repeat(501)])
    expect(await anna.error({ do: 'chat', table, text })).toMatchObject({
      code: 'bad-message',
      problem: { field: 'text' },
    });
});
