import { beforeEach, describe, expect, test } from 'vitest';
import type { Bus } from '../../src/bus/bus.ts';
import { messagesOn } from './messages-on.ts';
import type { Network, Wire } from './transports.ts';
import { eventually } from '@captains-table/table/testing';

const SHORT_TIMEOUTS = { answer: 1_000, connection: 300, keepalive: 100 };

/** What a bus does when the server that carries it, or the connection to it, fails. */
export function testOutages(open: () => Bus, network: () => Network | undefined): void {
  describe('and its server', () => {
    let server: Network;
    let wire: Wire;
    let wired: Bus;

    beforeEach(async () => {
      const found = network();
      if (found === undefined) throw new Error('there is no server');
      server = found;
      ({ bus: wired, wire } = await server.openWired(SHORT_TIMEOUTS));
      return async () => {
        await wired.close();
        await wire.close();
      };
    });

    test('two buses hear each other', async () => {
      const [one, two] = [open(), open()];
      const [heardByOne, heardByTwo] = [await messagesOn(one, 'a'), await messagesOn(two, 'a')];
      await one.publish('a', 'from one');
      await two.publish('a', 'from two');
      await eventually(() => expect(heardByOne).toEqual(['from one', 'from two']));
      await eventually(() => expect(heardByTwo).toEqual(['from one', 'from two']));
    });

    test.each(['breakSubscribers', 'breakPublishers'] as const)(
      '%s: there is a gap, then all goes on',
      async (harm) => {
        const [one, two] = [open(), open()];
        const [heard, elsewhere] = [await messagesOn(one, 'a'), await messagesOn(two, 'b')];
        const [gapsOfOne, gapsOfTwo] = [gapsOf(one), gapsOf(two)];
        await one.publish('b', 'before');
        await two.publish('a', 'before');
        await eventually(() => expect([...heard, ...elsewhere]).toEqual(['before', 'before']));
        expect([gapsOfOne(), gapsOfTwo()]).toEqual([0, 0]);

        await server[harm]();
        await eventually(() => expect(gapsOfOne()).toBe(1));
        await eventually(() => expect(gapsOfTwo()).toBe(1));
        await one.publish('a', 'after');
        await two.publish('b', 'after');
        await eventually(() => expect(heard).toEqual(['before', 'after']));
        await eventually(() => expect(elsewhere).toEqual(['before', 'after']));
      },
    );

    test('a connection that dies in silence is noticed', async () => {
      const heard = await messagesOn(wired, 'a');
      const gaps = gapsOf(wired);
      await wired.ping();
      wire.freeze();
      await eventually(() => expect(gaps()).toBe(2));
      await wired.publish('a', 'alive');
      await eventually(() => expect(heard).toEqual(['alive']));
    });

    test('what is published while cut off is refused before long', async () => {
      await cutOff();
      const start = performance.now();
      const published = await Promise.allSettled(
        ['one', 'two'].map((message) => wired.publish('a', message)),
      );
      expect(published.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
      // Without the limit they would wait for ever; on a busy machine it takes some seconds more.
      expect(performance.now() - start).toBeLessThan(30_000);
    });

    test('once cut off for long, nothing waits for the bus any more', async () => {
      await cutOff();
      await expect(wired.publish('a', 'one')).rejects.toThrow('the bus is not connected');
      // If each waited for its 300 ms, this would take a minute.
      const start = performance.now();
      for (let i = 0; i < 200; i++) await expect(wired.publish('a', 'more')).rejects.toThrow('not connected');
      expect(performance.now() - start).toBeLessThan(30_000);
    });

    test('a listener that starts while cut off hears once it is connected', async () => {
      await cutOff();
      const listening = messagesOn(wired, 'a');
      wire.mend();
      const heard = await listening;
      await open().publish('a', 'welcome');
      await eventually(() => expect(heard).toEqual(['welcome']));
    });

    test('can be closed while cut off', async () => {
      await cutOff();
      const waiting = Promise.allSettled([wired.listen('a', () => {}), wired.publish('a', 'one')]);
      await wired.close();
      expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    });

    async function cutOff(): Promise<void> {
      await wired.ping();
      wire.cut();
      await eventually(() => expect(wired.ping()).rejects.toThrow('the bus is not connected'));
    }
  });
}

function gapsOf(bus: Bus): () => number {
  let gaps = 0;
  bus.onGap(() => {
    gaps += 1;
  });
  return () => gaps;
}
