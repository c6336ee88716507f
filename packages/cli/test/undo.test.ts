import { expect, test } from 'vitest';
import { cli } from './cli.ts';

/** With this seed the first player sends a rat ashore: "steal or peek?" yes, then which of the two. */
const RAT = 'play stowaways --players 2 --hot-seat --seed q';
const TO_THE_RAT = ['', '1', '', '2', ''];

test('u takes a move back and asks again', async () => {
  const { out } = await cli(RAT, { typed: [...TO_THE_RAT, '1', 'u', 'q'] });
  const prompt = 'Player 1: steal 1 coin, or pay 1 to look at the top card?';
  expect(out.split(prompt)).toHaveLength(3);
  expect(out).toContain('Your move> Taken back.');
});

test('r starts the turn again', async () => {
  const { out } = await cli(RAT, { typed: [...TO_THE_RAT, '1', 'r', 'q'] });
  expect(out).toContain('Your move> Your turn starts again.');
});
