import type { Chance } from '@captains-table/kernel';
import { below, chanceFrom, firstDifference, pick } from '@captains-table/kernel';
import { expect, test } from 'vitest';
import { sharedHarbour } from './harbour.ts';
import type { Person } from './person.ts';
import { mayMove, started } from './playing.ts';
import type { Wish } from './playing.ts';

const harbour = sharedHarbour();

interface Pair {
  readonly stays: Person;
  wanders: Person;
}

/** Whoever owes a decision makes any of theirs. Answers the number of its entry. */
async function anyMove(people: readonly Person[], table: string, chance: Chance): Promise<number> {
  const deciding = people.filter((person) => mayMove(person.scene(table)));
  const person = pick(chance, deciding);
  const reply = await person.move(table, pick(chance, person.scene(table).play?.legal ?? []));
  if (!reply.ok) throw new Error(JSON.stringify(reply.error));
  return Number(reply['seq']);
}

async function comeBack(pair: Pair, table: string): Promise<void> {
  pair.wanders.close();
  pair.wanders = await pair.stays.again().connect();
  await pair.wanders.attach(table);
}

const GAMES: readonly Wish[] = [
  { game: 'stowaways', options: { mode: 'long' } },
  { game: 'port-royal', options: { mode: 'sets-sail' } },
];

test.for(GAMES)('whoever comes back sees exactly what those see who stayed: $game', async (wish) => {
  const chance = chanceFrom(`reconnecting/${wish.game}`);
  const seated = await started(harbour, { ...wish, visibility: 'public' }, 'Anna', 'Bart', 'Carla');
  const [table, ...people] = seated;
  const watcher = await (await harbour.arrive('Dirk')).connect();
  await watcher.attach(table);
  const pairs: Pair[] = [...people, watcher].map((stays) => ({ stays, wanders: stays.again() }));
  for (const pair of pairs) await comeBack(pair, table);
  for (let move = 0; move < 40 && people[0].scene(table).status === 'playing'; move++) {
    const seq = await anyMove(people, table, chance);
    for (const pair of pairs) if (below(chance, 3) === 0) await comeBack(pair, table);
    for (const { stays, wanders } of pairs) {
      const seen = await stays.until(table, (scene) => scene.seq === seq);
      const seenAgain = await wanders.until(table, (scene) => scene.seq === seq);
      expect(firstDifference(seen, seenAgain)).toBeUndefined();
    }
  }
});

test('most of what is pushed in a game for four is short', async () => {
  const bot = { kind: 'bot', level: 'sailor' } as const;
  const [table, anna] = await started(harbour, { game: 'port-royal', others: [bot, bot, bot] }, 'Anna');
  await anna.playOn(table);
  const pushes = anna.raw.filter((text) => text.startsWith('{"is":"scene"'));
  const sizes = pushes.map((text) => Buffer.byteLength(text)).sort((a, b) => a - b);
  expect(sizes.length).toBeGreaterThan(50);
  expect(sizes[sizes.length >> 1]).toBeLessThan(2_048);
});
