/** How tables are loaded, by game: found in its folder, and kept out of what the front page carries. */
import type { GameManifest } from './manifest.ts';

const MANIFESTS = Object.values(
  import.meta.glob<GameManifest>('./*/manifest.ts', { eager: true, import: 'manifest' }),
);

/** A game without a manifest is played at the text table. */
export function manifestOf(game: string): GameManifest | undefined {
  return MANIFESTS.find(({ id }) => id === game);
}
