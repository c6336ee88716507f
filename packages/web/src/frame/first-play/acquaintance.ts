/** How well the people on this device know a game, so that questions and tips appear only once. */
import { keep, recall } from '../../app/device-memory.ts';

export type Acquaintance =
  /** No one has been asked yet. */
  | 'unknown'
  /** Nothing has to be explained. */
  | 'known'
  /** They play it for the first time, and have had these tips. */
  | { readonly tips: readonly string[] };

const LEARNING = 'learning';

export function acquaintanceWith(game: string): Acquaintance {
  const kept = recall(nameOf(game));
  if (kept === null) return 'unknown';
  const [state, ...tips] = kept.split(' ');
  return state === LEARNING ? { tips } : 'known';
}

export function keepAcquaintance(game: string, as: Exclude<Acquaintance, 'unknown'>): void {
  keep(nameOf(game), as === 'known' ? as : [LEARNING, ...as.tips].join(' '));
}

function nameOf(game: string): string {
  return `acquaintance/${game}`;
}
