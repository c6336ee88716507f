/** What the device keeps, in the tests of one file: empty before each of them. */
import { afterEach, beforeEach, vi } from 'vitest';

export function keptOnDevice(): Map<string, string> {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
    });
  });
  afterEach(() => vi.unstubAllGlobals());
  return kept;
}
