/** Cups as a server shows them, in one line. */
import type { CupRoundView, CupSettings, CupView } from '@captains-table/protocol';

interface Wish extends Partial<Omit<CupView, 'settings' | 'rounds'>> {
  readonly settings?: Partial<CupSettings>;
  readonly rounds?: readonly Partial<CupRoundView>[];
}

const SETTINGS: CupSettings = {
  name: 'Rum cup',
  form: 'swiss',
  game: 'port-royal',
  options: { mode: 'base' },
  tempo: { kind: 'none' },
  most: 2,
  laps: 1,
  early: true,
  followers: 'link',
};

/** Of people called A, B, C …, under way unless something else is said. */
export function cupOf(entrants: number, { settings, rounds = [], ...wish }: Wish = {}): CupView {
  return {
    id: 'cup',
    club: { id: 'club', name: 'The Tuesday Fleet' },
    settings: { ...SETTINGS, ...settings },
    status: 'playing',
    entrants: Array.from({ length: entrants }, (_, number) => ({
      id: `p${number}`,
      person: `p${number}`,
      name: String.fromCharCode(65 + number),
    })),
    rounds: rounds.map((round) => ({ begunAt: 0, byes: [], tables: [], ...round })),
    tieBreaks: [],
    standings: [],
    you: {},
    ...wish,
  };
}
