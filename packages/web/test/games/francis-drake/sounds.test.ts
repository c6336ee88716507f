import { expect, test } from 'vitest';
import { soundsOf } from '../../../src/board-kit/sounds.ts';
import { SOUNDS } from '../../../src/games/francis-drake/board/sounds.ts';

test('what happens all at once is heard once', () => {
  const disc = { key: 'placed', seat: 1, at: 'panama', to: { except: [1] } } as const;
  expect(soundsOf(SOUNDS, [disc, disc, { key: 'last-gun' }])).toEqual(['card']);
  expect(SOUNDS['last-gun']).toBeUndefined();
});
