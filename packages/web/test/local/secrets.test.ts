import type { AnyMatch } from '@captains-table/kernel';
import { describe, expect, it } from 'vitest';
import { hasNoSecrets } from '../../src/local/secrets.ts';
import { gameNamed, matchOf, playOn } from '../matches.ts';

async function newMatch(game: string, seats: number, options: object = {}): Promise<AnyMatch> {
  return matchOf(await gameNamed(game), { seats, options, seed: '11'.repeat(32) });
}

/** Plays this many moves, now this one, now that. */
function play(match: AnyMatch, moves: number, until: () => boolean = () => false): void {
  playOn(
    match,
    (legal, number) => legal[number % legal.length],
    (number) => number >= moves || until(),
  );
}

const seatsOf = (match: AnyMatch) => Array.from({ length: match.seats }, (_, seat) => seat);

describe('a device that several people share', () => {
  it.each([
    ['tic-tac-toe', 2, {}],
    ['port-royal', 4, {}],
    ['port-royal', 3, { mode: 'contracts' }],
  ])('is never covered in %s', async (game, seats, options) => {
    const match = await newMatch(game, seats, options);
    for (let turn = 0; turn < 20; turn++) {
      for (const seat of seatsOf(match)) expect(hasNoSecrets(match, seat)).toBe(true);
      play(match, 3);
    }
  });

  it('is covered in Maracaibo, where everybody holds a hand', async () => {
    const match = await newMatch('maracaibo', 3);
    for (const seat of seatsOf(match)) expect(hasNoSecrets(match, seat)).toBe(false);
  });

  it('is covered in Francis Drake from the first secret on, not along the first street', async () => {
    const match = await newMatch('francis-drake', 3);
    const isStreet = () => match.game.view(match.state, 'spectator').phase === 'street';
    for (const seat of seatsOf(match)) expect(hasNoSecrets(match, seat)).toBe(true);
    play(match, 200, () => !isStreet());
    play(match, 40, () => seatsOf(match).some((seat) => !hasNoSecrets(match, seat)));
    expect(seatsOf(match).some((seat) => !hasNoSecrets(match, seat))).toBe(true);
  });

  it('is covered where one of two things is hidden', async () => {
    const match = await newMatch('stowaways', 2);
    expect(seatsOf(match).every((seat) => hasNoSecrets(match, seat))).toBe(false);
  });
});
