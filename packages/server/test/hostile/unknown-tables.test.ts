import { expect, test } from 'vitest';
import { House } from '../tables/house.ts';

test('who asks for tables that do not exist makes no trouble for the host', async () => {
  const house = await House.open();
  const table = await house.play();
  const asking = Array.from({ length: 20 }, (_, i) => house.hall.open(`nothing-${i}`).catch(() => undefined));
  await Promise.all([house.hall.tellPresence(), house.hall.refreshAll(), ...asking]);
  expect(house.troubles).toEqual([]);
  expect(house.hall.size).toBe(1);
  expect(await house.scene('anna', table)).toMatchObject({ status: 'playing' });
});

test('rounds come to their end while somebody asks for one table after the other', async () => {
  const house = await House.open();
  let asked = 0;
  const ask = (): unknown => ++asked < 10_000 && house.hall.open(`nothing-${asked}`).catch(ask);
  ask();
  ask();
  await Promise.all([house.hall.tellPresence(), house.hall.refreshAll(), house.hall.clearAway()]);
  expect(asked).toBeLessThan(10_000);
});
