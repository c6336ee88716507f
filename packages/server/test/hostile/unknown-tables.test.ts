import { expect, test } from 'vitest';
import { TestRegistry } from '../tables/test-registry.ts';

test('requests for tables that do not exist are not reported to the host as trouble', async () => {
  const server = await TestRegistry.open();
  const table = await server.play();
  const asking = Array.from({ length: 20 }, (_, i) =>
    server.registry.open(`nothing-${i}`).catch(() => undefined),
  );
  await Promise.all([server.registry.announcePresence(), server.registry.refreshAll(), ...asking]);
  expect(server.troubles).toEqual([]);
  expect(server.registry.size).toBe(1);
  expect(await server.scene('anna', table)).toMatchObject({ status: 'playing' });
});

test('periodic tasks end while a client asks for one table after the other', async () => {
  const server = await TestRegistry.open();
  let asked = 0;
  const ask = (): unknown => ++asked < 10_000 && server.registry.open(`nothing-${asked}`).catch(ask);
  ask();
  ask();
  await Promise.all([
    server.registry.announcePresence(),
    server.registry.refreshAll(),
    server.registry.unloadIdle(),
  ]);
  expect(asked).toBeLessThan(10_000);
});
