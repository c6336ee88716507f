import type { Play } from '../../src/plays/plays.ts';

/** A game of three that the second has lost. */
export function play(table: string, more: Partial<Play> = {}): Play {
  return {
    table,
    game: 'port-royal',
    gameName: 'Port Royal',
    mode: 'base',
    modeName: 'Base game',
    pace: 'live',
    startedAt: Date.parse('2026-07-11T19:30:00Z'),
    endedAt: Date.parse('2026-07-11T20:15:00Z'),
    cooperative: false,
    own: 1,
    players: [
      { id: 'person/ann', name: 'Anna, “the Shark”', place: 1, score: 61 },
      { id: 'person/bob', name: 'Bart', place: 2, score: 54 },
      { id: 'bot/mate', name: 'Bot (Mate)', place: 3, gaveUp: true },
    ],
    ...more,
  };
}
