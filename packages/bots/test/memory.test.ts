import { expect, test } from 'vitest';
import { BotMemory } from '../src/thinker/memory.ts';

test('what a thinker remembers: the least recently used goes, and what is made of something else', () => {
  const memory = new BotMemory(2);
  const keep = (name: string, origin = 'o') => {
    const bot = { name, choose: () => ({ kind: 'none' }) };
    return memory.keep(name, 0, origin, () => bot) === bot ? 'new' : 'kept';
  };
  expect(['a', 'b', 'a', 'c', 'a', 'b'].map((name) => keep(name))).toEqual([
    'new',
    'new',
    'kept',
    'new',
    'kept',
    'new',
  ]);
  expect(keep('a', 'another origin')).toBe('new');
  expect(memory.find('a', 1)).toBeUndefined();
});
