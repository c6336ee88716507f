import type { HintTexts } from '@captains-table/kernel';
import type { Figure } from '../src/policy/figures.ts';
import type { Reason } from '../src/policy/reason.ts';
import { REASONS } from './nl-reasons.ts';
import { barrels, crew, cubes, discs, guns, points } from './nl-words.ts';

/** The words of hints. A browser loads them when a hint is asked for. */
export const hintTexts: HintTexts<Reason, Figure> = {
  reasons: REASONS,
  figures: {
    points,
    treasure: (n) => (n === 1 ? '1 schat' : `${n} schatten`),
    goods: (n) => (n === 1 ? '1 goed' : `${n} goederen`),
    trade: cubes,
    barrels,
    guns,
    crew,
    prize: (n) => `${points(n)} te winnen`,
    'crew-missing': (n) => `er ${n === 1 ? 'ontbreekt' : 'ontbreken'} ${crew(n)}`,
    'guns-missing': (n) => `er ${n === 1 ? 'ontbreekt' : 'ontbreken'} ${guns(n)}`,
    'crew-needed': (n) => `kost ${crew(n)}`,
    'crew-at-least': (n) => `kost minstens ${crew(n)}`,
    'guns-needed': (n) => `kost ${guns(n)}`,
    'guns-at-least': (n) => `kost minstens ${guns(n)}`,
    'discs-left': (n) => `nog ${discs(n)} over`,
  },
};
