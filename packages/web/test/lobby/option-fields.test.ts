import { describe, expect, it } from 'vitest';
import { loadTableGame } from '@captains-table/catalogue';
import type { ModeSpec } from '@captains-table/kernel';
import { LOCALES } from '@captains-table/kernel';
import { optionFields } from '../../src/lobby/new-table/option-fields.ts';

const MODE: ModeSpec = {
  id: 'base',
  players: { min: 2, max: 4 },
  options: [
    { id: 'storms', type: 'boolean', default: true },
    { id: 'map', type: 'choice', choices: ['small', 'large'], default: 'large' },
    { id: 'rounds', type: 'integer', min: 2, max: 6, default: 4 },
  ],
};
const WORDS = { options: { storms: 'With storms', map: 'Map', 'map.small': 'Small sea', rounds: 'Rounds' } };

describe('the options form', () => {
  it('draws each type of option with its words and its default', () => {
    expect(optionFields(MODE, {}, WORDS)).toEqual([
      { type: 'boolean', id: 'storms', label: 'With storms', value: true },
      {
        type: 'choice',
        id: 'map',
        label: 'Map',
        value: 'large',
        choices: [
          { value: 'small', label: 'Small sea' },
          { value: 'large', label: 'large' },
        ],
      },
      { type: 'integer', id: 'rounds', label: 'Rounds', value: 4, min: 2, max: 6 },
    ]);
  });

  it('shows what has been chosen', () => {
    const chosen = optionFields(MODE, { storms: false, map: 'small', rounds: 6 }, WORDS);
    expect(chosen.map(({ value }) => value)).toEqual([false, 'small', 6]);
  });

  it('has words of the game for every option, in every language', async () => {
    const loaded = await loadTableGame('port-royal');
    expect(loaded).toBeDefined();
    for (const locale of LOCALES) {
      for (const mode of loaded?.game.meta.modes ?? []) {
        const words = loaded?.texts[locale] ?? { options: {} };
        for (const field of optionFields(mode, {}, words)) expect(field.label).not.toBe(field.id);
      }
    }
  });
});
