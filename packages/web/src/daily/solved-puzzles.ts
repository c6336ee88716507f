/** Which puzzles have been solved on this device, by their seeds. */
import { keep, recall } from '../app/device-memory.ts';

export function solvedOf(game: string): ReadonlySet<string> {
  return new Set((recall(nameOf(game)) ?? '').split(' ').filter((seed) => seed !== ''));
}

export function keepSolved(game: string, seed: string): void {
  keep(nameOf(game), [...new Set([...solvedOf(game), seed])].join(' '));
}

function nameOf(game: string): string {
  return `puzzles/${game}`;
}
