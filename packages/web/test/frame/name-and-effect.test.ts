import { expect, test } from 'vitest';
import { nameAndEffect } from '../../src/frame/help/name-and-effect.ts';

test('a hint is named by its move; what the move does stands below', () => {
  expect(
    nameAndEffect('plan Trading post (4 doubloons): your income rises by 3. At once: take a token.'),
  ).toEqual({
    name: 'plan Trading post (4 doubloons)',
    effect: 'your income rises by 3. At once: take a token.',
  });
  expect(nameAndEffect('prévoir le comptoir\u00a0: votre revenu augmente')).toEqual({
    name: 'prévoir le comptoir',
    effect: 'votre revenu augmente',
  });
  expect(nameAndEffect('sail to Havana')).toEqual({ name: 'sail to Havana', effect: undefined });
});
