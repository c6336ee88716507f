import { loadTableGame } from '@captains-table/catalogue';
import type { AnyMatch, Move } from '@captains-table/kernel';
import { checkTable, Match } from '@captains-table/kernel';
import { describe, expect, it } from 'vitest';
import { hasNoSecrets } from '../../src/local/secrets.ts';

async function matchOf(game: string, seats: number, options: object = {}): Promise<AnyMatch> {
  const loaded = await loadTableGame(game);
  if (loaded === undefined) throw new Error(`no ${game}`);
  const check = checkTable(loaded.game.meta, seats, { ...options });
  if (!check.ok) throw new Error('no such table');
  return new Match(loaded.game, { seats, options: check.options, seed: '11'.repeat(32) }) as AnyMatch;
}

/** Plays so many moves, now this one, now that. */
function play(match: AnyMatch, moves: number, until: () => boolean = () => false): void {
  for (let n = 0; n < moves && !until(); n++) {
    const [owed] = match.game.pending(match.state);
    if (owed === undefined) return;
    const legal = match.game.legal(match.state, owed.seat) as readonly Move[];
    const move = legal[n % legal.length];
    if (move === undefined) throw new Error('nothing is legal');
    match.play(owed.seat, move);
  }
}

const seatsOf = (match: AnyMatch) => Array.from({ length: match.seats }, (_, seat) => seat);

describe('a device that several people share', () => {
  it.each([
    ['tic-tac-toe', 2, {}],
    ['port-royal', 4, {}],
    ['port-royal', 3, { mode: 'contracts' }],
  ])('is never covered in %s', async (game, seats, options) => {
    const match = await matchOf(game, seats, options);
    for (let turn = 0; turn < 20; turn++) {
      for (const seat of seatsOf(match)) expect(hasNoSecrets(match, seat)).toBe(true);
      play(match, 3);
    }
  });

  it('is covered in Maracaibo, where everybody holds a hand', async () => {
    const match = await matchOf('maracaibo', 3);
    for (const seat of seatsOf(match)) expect(hasNoSecrets(match, seat)).toBe(false);
  });

  it('is covered in Francis Drake from the first secret on, not along the first street', async () => {
    const match = await matchOf('francis-drake', 3);
    const isStreet = () =>
      (match.game.view(match.state, 'spectator') as { phase: string }).phase === 'street';
    for (const seat of seatsOf(match)) expect(hasNoSecrets(match, seat)).toBe(true);
    play(match, 200, () => !isStreet());
    play(match, 40, () => seatsOf(match).some((seat) => !hasNoSecrets(match, seat)));
    expect(seatsOf(match).some((seat) => !hasNoSecrets(match, seat))).toBe(true);
  });

  it('is covered where one of two things is hidden', async () => {
    const match = await matchOf('stowaways', 2);
    expect(seatsOf(match).every((seat) => hasNoSecrets(match, seat))).toBe(false);
  });
});
