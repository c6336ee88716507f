/** Where everything lies on the sheet, in its points: 32 a degree east, 33 south, as build/coasts.mjs draws the land. */
export const SHEET = { width: 1000, height: 640 } as const;

export type Point = readonly [x: number, y: number];

/** Which way something stands from the middle of its place. */
export type Side = 'n' | 'e' | 's' | 'w';

export interface Spot {
  readonly at: Point;
  /** Where its name stands, where tiles and spies lie, where ships anchor. */
  readonly name: Side;
  readonly tray: Side;
  readonly ships: Side;
}

function spot(x: number, y: number, name: Side, tray: Side, ships: Side): Spot {
  return { at: [x, y], name, tray, ships };
}

/** Close to where they are on the coast, moved apart where one could not tell which of two places a ship is at. */
export const SPOTS: Readonly<Record<string, Spot>> = {
  H: spot(262, 84, 's', 's', 'e'),
  1: spot(436, 200, 's', 'n', 'w'),
  2: spot(514, 152, 'w', 'n', 's'),
  3: spot(578, 148, 's', 'n', 's'),
  4: spot(656, 158, 's', 'n', 'e'),
  5: spot(692, 264, 's', 'e', 'w'),
  6: spot(786, 214, 's', 'n', 'w'),
  7: spot(878, 268, 'e', 'w', 'n'),
  8: spot(930, 362, 'n', 'w', 's'),
  9: spot(848, 482, 's', 'e', 'n'),
  '9a': spot(918, 546, 'n', 'w', 'w'),
  10: spot(738, 482, 's', 'n', 'n'),
  11: spot(598, 482, 's', 'e', 'n'),
  12: spot(540, 272, 'e', 's', 'w'),
  13: spot(410, 284, 's', 'w', 'e'),
  14: spot(476, 486, 's', 'e', 'n'),
  15: spot(336, 506, 'e', 's', 'n'),
  '15a': spot(252, 522, 's', 'e', 'w'),
  16: spot(232, 444, 's', 'e', 'w'),
  17: spot(232, 370, 's', 'e', 'w'),
  18: spot(281, 216, 's', 'n', 'w'),
  19: spot(104, 186, 's', 'e', 'n'),
  20: spot(76, 84, 's', 'e', 's'),
  '21a': spot(166, 58, 's', 's', 's'),
  '21b': spot(146, 46, 's', 's', 's'),
  22: spot(216, 44, 's', 's', 's'),
};

/** Ways that would run over land are bent. */
export const BENDS: Readonly<Record<string, Point>> = {
  'H-1': [372, 98],
  '8-9': [922, 450],
  '11-12': [588, 372],
};

/** The trail of the explorers, with its forks. */
export const TRAIL: Readonly<Record<string, Point>> = {
  E0: [954, 602],
  E1: [917, 606],
  E2: [880, 603],
  E3: [843, 598],
  E4: [806, 592],
  E5: [769, 582],
  E6: [731, 570],
  E7: [693, 566],
  E8: [643, 568],
  E9: [606, 576],
  E10: [569, 572],
  E11: [532, 580],
  E12: [496, 566],
  E13: [458, 564],
  E14: [408, 566],
  E15: [374, 588],
  E16: [328, 602],
  E17: [284, 599],
  E18: [240, 590],
  E19: [194, 562],
  E20: [184, 506],
  E21: [164, 474],
  E22: [144, 440],
  E23: [122, 410],
  E24: [98, 378],
  E6a: [742, 610],
  E6b: [705, 610],
  E6c: [670, 610],
  E6d: [634, 610],
  E12a: [514, 612],
  E12b: [477, 610],
  E12c: [440, 609],
  E12d: [403, 609],
  E19a: [204, 602],
  E19b: [166, 584],
  E19c: [144, 545],
};

/** The tiles that change a combat, not a place. */
export const COMBAT_TILES: Readonly<Record<string, Point>> = {
  L6: [356, 40],
  L9: [790, 540],
};
