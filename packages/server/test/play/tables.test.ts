import { expect, test } from 'vitest';
import { openHarbour, TIC_TAC_TOE } from './harbour.ts';

const mark = (square: number) => ({ kind: 'mark', square });

test('two people play a game, move by move', async () => {
  const { arrive } = await openHarbour();
  const anna = await arrive('Anna');
  const bart = await arrive('Bart');
  const table = await anna.create(TIC_TAC_TOE);
  await anna.connect();
  const { you } = await anna.attach(table);
  await bart.ask('POST', `/api/tables/${table}/join`, { invite: you.invite });
  await anna.ask('POST', `/api/tables/${table}/start`);
  await bart.connect();
  await bart.attach(table);
  expect(bart.scene(table)).toMatchObject({
    status: 'playing',
    you: { seat: 1 },
    seats: [{ name: 'Anna' }, { name: 'Bart' }],
  });
  for (const [person, square] of [
    [anna, 4],
    [bart, 0],
    [anna, 2],
    [bart, 1],
    [anna, 6],
  ] as const) {
    await person.until(table, ({ play }) => (play?.legal.length ?? 0) > 0);
    expect(await person.move(table, mark(square))).toMatchObject({ ok: true });
  }
  const scene = await bart.until(table, ({ status }) => status === 'over');
  expect(scene.play?.result?.ranking).toEqual([1, 2]);
});

test('bots take their turns', async () => {
  const { arrive } = await openHarbour();
  const anna = await arrive();
  const table = await anna.create({
    game: 'port-royal',
    chairs: [{ kind: 'me' }, { kind: 'bot', level: 'sailor' }, { kind: 'bot', level: 'cabin-boy' }],
  });
  await anna.connect();
  await anna.attach(table);
  await anna.ask('POST', `/api/tables/${table}/start`);
  const t0 = performance.now();
  const n = await anna.playOn(table);
  console.log(n, 'moves', performance.now() - t0);
  expect(anna.scene(table).play?.result?.ranking).toHaveLength(3);
  const sizes = anna.raw
    .filter((text) => text.startsWith('{"is":"scene"'))
    .map((text) => text.length)
    .sort((a, b) => a - b);
  console.log('median push', sizes[sizes.length >> 1], 'max', sizes.at(-1), 'n', sizes.length);
});
