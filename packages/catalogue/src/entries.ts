/** Which games there are. A new game is one more file in `games/`, and one more name in the list below. */
import type { GameEntry } from './edition.ts';
import { caravelas } from './games/caravelas.ts';
import { francisDrake } from './games/francis-drake.ts';
import { maracaibo } from './games/maracaibo.ts';
import { portRoyal } from './games/port-royal.ts';
import { stowaways } from './games/stowaways.ts';
import { ticTacToe } from './games/tic-tac-toe.ts';

/** In the order of the atlas. */
export const ENTRIES: readonly GameEntry[] = [
  portRoyal,
  caravelas,
  francisDrake,
  maracaibo,
  ticTacToe,
  stowaways,
];

export const GAME_IDS: readonly string[] = ENTRIES.map((entry) => entry.id);
