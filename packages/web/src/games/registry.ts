/** The games of the atlas in their order. Nothing else outside a game's folder names it; a test keeps it so. */
import { caravelas } from './caravelas/sheet/index.ts';
import { francisDrake } from './francis-drake/sheet/index.ts';
import type { Sheet } from './manifest.ts';
import { maracaibo } from './maracaibo/sheet/index.ts';
import { portRoyal } from './port-royal/sheet/index.ts';

export const ATLAS: readonly [Sheet, ...Sheet[]] = [portRoyal, caravelas, francisDrake, maracaibo];

export function sheetOf(game: string): Sheet | undefined {
  return ATLAS.find(({ id }) => id === game);
}
