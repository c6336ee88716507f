import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { MAX_BUS_BYTES, type Bus } from '../../src/bus/bus.ts';
import { messagesOn } from './messages-on.ts';
import { eventually } from '@captains-table/table/testing';

/** Who hears what, and in which order. */
export function testDelivery(open: () => Bus, troubles: () => readonly Error[]): void {
  test('reaches everyone who listens to the topic, and no one else', async () => {
    const bus = open();
    const [first, second, other] = [
      await messagesOn(bus, 'a'),
      await messagesOn(bus, 'a'),
      await messagesOn(bus, 'b'),
    ];
    await bus.publish('a', 'sail ho');
    await bus.publish('b', 'land ho');
    await eventually(() => expect(other).toEqual(['land ho']));
    expect(first).toEqual(['sail ho']);
    expect(second).toEqual(['sail ho']);
  });

  test('keeps 2,000 messages in order, within a turn of the loop and across', async () => {
    const bus = open();
    const heard = await messagesOn(bus, 'order');
    const messages = Array.from({ length: 2_000 }, (_, index) => String(index));
    const published: Promise<void>[] = [];
    for (const message of messages) {
      published.push(bus.publish('order', message));
      if (published.length % 300 === 0) await nextTurn();
    }
    await Promise.all(published);
    await eventually(() => expect(heard).toHaveLength(2_000));
    expect(heard).toEqual(messages);
  });

  test('delivers equal messages as often as they were published', async () => {
    const bus = open();
    const heard = await messagesOn(bus, 'bell');
    await Promise.all([
      bus.publish('bell', 'ding'),
      bus.publish('bell', 'ding'),
      bus.publish('bell', 'ding'),
    ]);
    await eventually(() => expect(heard).toEqual(['ding', 'ding', 'ding']));
  });

  test.each(['', 'été à l’île', '⚓🏴‍☠️ 海賊', `{"a":"\\"'\n\t,NULL"}`, ' 1 2 '])(
    'carries %j',
    async (text) => {
      const bus = open();
      const heard = await messagesOn(bus, `topic ${text}`);
      await bus.publish(`topic ${text}`, text);
      await eventually(() => expect(heard).toEqual([text]));
    },
  );

  test('carries what is just short enough and refuses what is longer, in bytes', async () => {
    const bus = open();
    const heard = await messagesOn(bus, 'long');
    const longest = 'é'.repeat((MAX_BUS_BYTES - 4) / 2);
    await bus.publish('long', longest);
    await eventually(() => expect(heard).toEqual([longest]));
    await expect(bus.publish('long', `${longest}x`)).rejects.toThrow('at most 7500 bytes');
    await expect(bus.publish('long', 'a\0b')).rejects.toThrow('zero character');
  });

  test('a listener that stops hears nothing more, one that stays does', async () => {
    const bus = open();
    const stopped: string[] = [];
    const listening = await bus.listen('a', (message) => stopped.push(message));
    const staying = await messagesOn(bus, 'a');
    await listening.stop();
    await listening.stop();
    await bus.publish('a', 'one');
    await eventually(() => expect(staying).toEqual(['one']));
    expect(stopped).toEqual([]);
  });

  test('a topic that everybody has left can be listened to again', async () => {
    const bus = open();
    const listening = await bus.listen('a', () => {});
    const [, heard] = await Promise.all([listening.stop(), messagesOn(bus, 'a')]);
    await bus.publish('a', 'again');
    await eventually(() => expect(heard).toEqual(['again']));
  });

  test('a listener that fails disturbs no one and is reported', async () => {
    const bus = open();
    await bus.listen('a', () => {
      throw new Error('overboard');
    });
    await bus.listen('a', () => Promise.reject(new Error('adrift')));
    const heard = await messagesOn(bus, 'a');
    await bus.publish('a', 'one');
    await bus.publish('a', 'two');
    await eventually(() => expect(heard).toEqual(['one', 'two']));
    const causes = troubles().map(({ cause }) => (cause instanceof Error ? cause.message : ''));
    expect(causes.sort()).toEqual(['adrift', 'adrift', 'overboard', 'overboard']);
  });

  test('never delivers inside the call that publishes', async () => {
    const bus = open();
    const heard = await messagesOn(bus, 'a');
    const published = bus.publish('a', 'one');
    expect(heard).toEqual([]);
    await published;
    await eventually(() => expect(heard).toEqual(['one']));
  });
}
