/** What every bus must do, whatever carries its messages. */
import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest';
import type { Bus } from '../../src/bus/bus.ts';
import { testOutages } from './outages.ts';
import { testClosing } from './closing.ts';
import { testDelivery } from './delivery.ts';
import { inProcess, postgres, redis, redisCluster, type BusTransport } from './transports.ts';

/** Long, because the first run may have to install a server. */
const START_TIMEOUT = 240_000;

const noOutages: typeof testOutages = () => {};

describe.each<[string, () => Promise<BusTransport | undefined>, typeof testOutages]>([
  ['in process', inProcess, noOutages],
  ['over PostgreSQL', postgres, testOutages],
  ['over Redis', redis, testOutages],
  ['over a Redis cluster', redisCluster, testOutages],
])('a bus %s', (_, start, testItsOutages) => {
  let transport: BusTransport | undefined;
  let opened: Bus[] = [];
  let troubles: Error[] = [];

  beforeAll(async () => {
    transport = await start();
  }, START_TIMEOUT);
  beforeEach(({ skip }) => skip(transport === undefined, 'there is no server'));
  afterEach(async () => {
    await Promise.all(opened.map((bus) => bus.close()));
    opened = [];
    troubles = [];
  });
  afterAll(() => transport?.stop());

  function open(): Bus {
    if (transport === undefined) throw new Error('there is no server');
    const bus = transport.open((trouble) => troubles.push(trouble));
    opened.push(bus);
    return bus;
  }

  testDelivery(open, () => troubles);
  testClosing(open, () => troubles);
  testItsOutages(open, () => transport?.network);
});
