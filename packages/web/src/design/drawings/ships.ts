/** The six kinds of ships in a box of 120 by 92. Square sails are made from a few measures, the others are drawn. */
export type ShipKind = 'p' | 'f' | 'b' | 'r' | 'g' | 'a';

interface Sail {
  readonly d: string;
  readonly hatch: string;
  /** The spar it hangs from. */
  readonly yard: string;
}

export interface ShipDrawing {
  readonly hull: string;
  readonly planks: string;
  /** Each at its place, from top to foot. */
  readonly masts: readonly (readonly [x: number, top: number, foot: number])[];
  readonly spars: string;
  readonly sails: readonly Sail[];
  readonly ports: readonly number[];
  readonly portsAt: number;
  /** Painted on the sails. */
  readonly blazon?: string;
  readonly oars?: string;
}

/** A square sail that fills to the right. */
function square(cx: number, top: number, head: number, foot: number, height: number, belly = 4): Sail {
  const left = cx - head / 2;
  const right = cx + head / 2;
  const d =
    `M${left} ${top}L${right} ${top}` +
    `Q${right + belly} ${r(top + height * 0.55)} ${r(cx + foot / 2 + 1)} ${top + height}` +
    `Q${cx + belly} ${top + height - 4} ${r(cx - foot / 2 + 1)} ${top + height}` +
    `Q${r(left + belly * 1.3)} ${r(top + height * 0.5)} ${left} ${top}Z`;
  let hatch = '';
  for (let i = 0; i < 3; i++) {
    const inset = 2.6 + i * 2.3;
    hatch +=
      `M${r(left + inset)} ${top + 1.5}Q${r(left + belly * 1.3 + inset * 0.9)} ${r(top + height * 0.45)} ` +
      `${r(cx - foot / 2 + inset * 0.8 + 2)} ${r(top + (height - 4) * (1 - 0.18 * i))}`;
  }
  return { d, hatch, yard: `M${left - 2} ${top}H${right + 2}` };
}

function drawn(d: string, hatch = ''): Sail {
  return { d, hatch, yard: '' };
}

function r(value: number): number {
  return Math.round(value * 10) / 10;
}

export const SHIPS: Readonly<Record<ShipKind, ShipDrawing>> = {
  p: {
    hull: 'M30 69L37 80Q60 84.5 84 80L97 66Q62 75 30 69Z',
    planks: 'M34 75Q62 80 90 74',
    masts: [[57, 12, 72]],
    spars: 'M88 71L108 61M57 17L34 34',
    sails: [
      drawn('M56 17L56 66Q42 69 30 64Q36 44 34 33Q46 28 56 17Z', 'M52 24V60M48.5 28V60M45 31V58'),
      drawn('M59 16L104 62Q80 59 59 65Q64 40 59 16Z', 'M64 30Q66 46 64 58M69 36Q71 48 69 57'),
    ],
    ports: [],
    portsAt: 0,
  },
  f: {
    hull: 'M21 52Q15 66 26 79Q60 87 93 79Q104 70 101 58L93 64Q60 70 37 64L34 52Z',
    planks: 'M22 66Q60 76 102 66M24 71Q60 81 99 71',
    masts: [
      [34, 20, 60],
      [59, 8, 68],
      [84, 15, 66],
    ],
    spars: 'M98 60L115 50M22 50L44 22',
    sails: [
      drawn('M43 23Q40 42 24 50Q28 38 43 23Z', 'M39 30Q36 40 30 44'),
      square(59, 14, 20, 25, 20),
      square(59, 37, 29, 33, 24, 5),
      square(84, 20, 17, 21, 17),
      square(84, 40, 24, 27, 20, 5),
    ],
    ports: [],
    portsAt: 0,
  },
  b: {
    hull: 'M21 63L28 79Q60 85 92 79L103 62Q62 72 21 63Z',
    planks: 'M25 70Q62 78 98 69',
    masts: [
      [36, 20, 68],
      [60, 10, 70],
      [84, 14, 68],
    ],
    spars: 'M98 65L116 54M36 26L22 34M22 62H36',
    sails: [
      drawn('M35 25V62Q27 63 20 60Q25 46 22 33Q30 31 35 25Z', 'M32 31V57M29 33V57'),
      square(60, 17, 26, 34, 42, 6),
      square(84, 20, 22, 29, 37, 5),
      drawn('M91 22L113 54Q101 52 92 57Q95 38 91 22Z'),
    ],
    ports: [],
    portsAt: 0,
  },
  r: {
    hull: 'M13 58L20 79Q60 84.5 98 79L108 58L99 64Q60 69 24 64L22 58Z',
    planks: 'M17 68Q60 75 104 67M19 74Q60 80 101 73',
    masts: [
      [34, 14, 66],
      [60, 5, 68],
      [86, 11, 66],
    ],
    spars: 'M102 61L118 50',
    sails: [
      square(34, 19, 12, 15, 11, 3),
      square(34, 32, 17, 19, 13, 3),
      square(34, 47, 20, 21, 14, 3),
      square(60, 10, 14, 18, 13, 3),
      square(60, 25, 21, 24, 16, 4),
      square(60, 43, 27, 28, 18, 4),
      square(86, 16, 13, 16, 11, 3),
      square(86, 29, 18, 20, 14, 3),
      square(86, 45, 21, 22, 15, 3),
      drawn('M95 24L116 50Q105 50 96 54Q98 38 95 24Z'),
    ],
    ports: [28, 38, 48, 58, 68, 78, 88],
    portsAt: 69.2,
  },
  g: {
    hull: 'M15 36L31 39L35 57Q60 65 83 60L87 51L101 54L112 50Q104 74 93 79.5Q58 87 29 80Q19 62 15 36Z',
    planks:
      'M18 48L33 50M20 56L35 58M22 66Q60 76 102 66M25 72Q60 81 99 72M19 43h3M24 43.6h3M21 51.5h3M26 52h3',
    masts: [
      [36, 14, 56],
      [58, 4, 62],
      [83, 11, 60],
    ],
    spars: 'M104 54L119 44M24 42L46 15',
    sails: [
      drawn('M45 17Q43 34 25 41Q30 28 45 17Z', 'M41 23Q39 31 33 35'),
      square(58, 10, 17, 22, 18),
      square(58, 31, 29, 33, 25, 6),
      square(83, 17, 15, 19, 16),
      square(83, 36, 24, 27, 20, 5),
    ],
    ports: [34, 44, 54, 64, 74, 84],
    portsAt: 67.5,
  },
  a: {
    hull: 'M8 62Q30 72 62 71Q96 71 117 56L104 79Q62 87 24 80Q12 76 8 62Z',
    planks: 'M16 71Q60 80 108 68',
    masts: [
      [45, 15, 68],
      [80, 19, 68],
    ],
    spars: 'M20 62L66 4M62 64L104 10M102 64L118 58',
    sails: [
      drawn('M22 60L65 6Q62 36 70 60Q46 52 22 60Z', 'M40 54Q48 40 60 22M50 55Q57 42 62 30'),
      drawn('M64 62L103 12Q101 38 108 60Q86 54 64 62Z', 'M82 57Q90 44 99 28M92 57Q97 46 101 36'),
    ],
    ports: [],
    portsAt: 0,
    blazon: 'M38 56L56 26M55 20L60 19L60 26L56.5 30L53 27ZM78 58L94 32M93 26L98 25L98 32L94.5 36L91 33Z',
    oars: 'M34 79L26 90M46 80L39 91M58 80L52 91M70 80L65 91M82 79L78 90',
  },
};
