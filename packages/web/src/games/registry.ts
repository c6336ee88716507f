/** The games of the atlas in their order. Nothing else outside a game's folder names it; a test keeps it so. */
import { caravelas } from './caravelas/manifest.ts';
import { francisDrake } from './francis-drake/manifest.ts';
import type { GameManifest } from './manifest.ts';
import { maracaibo } from './maracaibo/manifest.ts';
import { portRoyal } from './port-royal/manifest.ts';

export const GAMES: readonly [GameManifest, ...GameManifest[]] = [
  portRoyal,
  caravelas,
  francisDrake,
  maracaibo,
];

/** A game that is not in the atlas is played at the text table. */
export function manifestOf(game: string): GameManifest | undefined {
  return GAMES.find(({ id }) => id === game);
}
