import { expect, test } from 'vitest';
import { soundOf, soundsOf } from '../../../src/games/francis-drake/board/sounds.ts';

test('what happens all at once is heard once', () => {
  const disc = { key: 'placed', seat: 1, at: 'panama', to: { except: [1] } } as const;
  expect(soundsOf([disc, disc, { key: 'last-gun', seat: 2 }])).toEqual(['card']);
  expect(soundOf({ key: 'last-gun', seat: 2 })).toBeUndefined();
});
