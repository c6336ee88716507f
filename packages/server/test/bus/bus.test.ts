/** What every bus promises, whatever carries it. */
import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest';
import type { Bus } from '../../src/bus/bus.ts';
import { testBreaks } from './breaks.ts';
import { testClosing } from './closing.ts';
import { testDelivery } from './delivery.ts';
import { inProcess, postgres, redis, type Medium } from './media.ts';

/** Long, because the first time a server may have to be installed. */
const START_TIMEOUT = 240_000;

const nothingBreaks: typeof testBreaks = () => {};

describe.each<[string, () => Promise<Medium | undefined>, typeof testBreaks]>([
  ['in process', inProcess, nothingBreaks],
  ['over PostgreSQL', postgres, testBreaks],
  ['over Redis', redis, testBreaks],
])('a bus %s', (_, start, testItsBreaks) => {
  let medium: Medium | undefined;
  let opened: Bus[] = [];
  let troubles: Error[] = [];

  beforeAll(async () => {
    medium = await start();
  }, START_TIMEOUT);
  beforeEach(({ skip }) => skip(medium === undefined, 'there is no server'));
  afterEach(async () => {
    await Promise.all(opened.map((bus) => bus.close()));
    opened = [];
    troubles = [];
  });
  afterAll(() => medium?.stop());

  function open(): Bus {
    if (medium === undefined) throw new Error('there is no server');
    const bus = medium.open((trouble) => troubles.push(trouble));
    opened.push(bus);
    return bus;
  }

  testDelivery(open, () => troubles);
  testClosing(open, () => troubles);
  testItsBreaks(open, () => medium?.network);
});
