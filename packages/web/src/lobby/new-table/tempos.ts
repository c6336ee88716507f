/** The tempos that the form offers. */
import type { Tempo } from '@captains-table/protocol';

/** In seconds. */
export const PER_MOVE = [30, 60, 120, 300, 900] as const;
export const PER_GAME = [300, 600, 1_200, 1_800, 3_600] as const;
export const INCREMENTS = [0, 5, 10, 20, 30] as const;
export const DAYS = [1, 2, 3, 5, 7, 14] as const;

/** How long a player may be gone where there is no clock: at the table, or by turns. */
export const ABSENCES = [120, 600, 3_600, 86_400, 259_200, 604_800] as const;
export const USUAL_ABSENCE = 120;

export const TEMPO_KINDS = ['none', 'move', 'game', 'days'] as const;

/** A tempo of that kind with its usual times. */
export function usualTempo(kind: Tempo['kind']): Tempo {
  switch (kind) {
    case 'none':
      return { kind };
    case 'move':
      return { kind, seconds: 120 };
    case 'game':
      return { kind, seconds: 1_200, increment: 10 };
    case 'days':
      return { kind, days: 3 };
  }
}
