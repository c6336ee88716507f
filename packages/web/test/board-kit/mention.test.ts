import { describe, expect, it } from 'vitest';
import type { Mention } from '../../src/board-kit/mention.ts';
import { chosen, greatest, leader, totals } from '../../src/board-kit/mention.ts';

interface Sale {
  readonly seat: number;
  readonly coins: number;
}

const told = {
  seats: 3,
  steps: [
    { events: [{ seat: 0, coins: 2 }] },
    {
      events: [
        { seat: 1, coins: 5 },
        { seat: 0, coins: 4 },
      ],
    },
  ],
};
const coins = ({ seat, coins }: Sale) => ({ seat, n: coins });
const mention = (seat: number, title: string): Mention => ({ seat, title, icon: 'star', text: '' });

describe('what is mentioned about a game', () => {
  it('is counted by seat: all together, or the greatest one', () => {
    expect(totals(coins)(told)).toEqual([6, 5, 0]);
    expect(greatest(coins)(told)).toEqual([4, 5, 0]);
  });

  it('is about one player who is ahead of all others by enough to mention', () => {
    expect(leader([6, 5, 0], 3)).toEqual({ seat: 0, n: 6 });
    expect(leader([6, 6, 0], 3)).toBeUndefined();
    expect(leader([2, 1, 0], 3)).toBeUndefined();
  });

  it('speaks of each player once before it speaks of one twice', () => {
    const all = [mention(0, 'a'), mention(0, 'b'), mention(1, 'c'), mention(0, 'd'), mention(2, 'e')];
    expect(chosen(all).map(({ title }) => title)).toEqual(['a', 'c', 'e', 'b']);
  });
});
