import { loadGame } from '@captains-table/catalogue';
import type { Move, Pending } from '@captains-table/kernel';
import { Match, below, chanceFrom, pick } from '@captains-table/kernel';
import { expect, test } from 'vitest';
import type { EngineTable } from '../src/engine/table.ts';
import { MatchTable } from '../src/engine/table.ts';

const SEEDS = Array.from({ length: 30 }, (_, i) => `clone-${i}`);

/** Random play with undos; answers every position on the way as a clone beside its original. */
async function* clonesOnTheWay(seed: string): AsyncGenerator<[EngineTable, EngineTable]> {
  const loaded = await loadGame('stowaways');
  if (loaded === undefined) throw new Error('no stowaways');
  const table = new MatchTable(loaded, new Match(loaded.game, { seats: 3, seed }));
  const chance = chanceFrom(seed);
  for (;;) {
    yield [table, table.clone()];
    const pending: readonly Pending[] = loaded.game.pending(table.state);
    if (pending.length === 0) return;
    const { seat } = pick(chance, pending);
    if (below(chance, 3) === 0 && table.undo(seat).ok) continue;
    table.apply(seat, pick<Move>(chance, loaded.game.legal(table.state, seat)));
  }
}

test.each(SEEDS)('a clone saves, and takes back, the same as its original (%s)', async (seed) => {
  for await (const [table, clone] of clonesOnTheWay(seed)) {
    expect(clone.save()).toEqual(table.save());
    const further = clone.clone();
    for (const seat of [0, 1, 2]) expect(clone.undo(seat)).toEqual(table.clone().undo(seat));
    expect(further.save()).toEqual(table.save());
  }
});
