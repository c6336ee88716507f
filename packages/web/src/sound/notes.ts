export interface Note {
  readonly wave: 'sine' | 'triangle' | 'noise';
  /** In hertz; a note may slide. */
  readonly pitch: number;
  readonly to?: number;
  /** In seconds. */
  readonly at: number;
  readonly lasts: number;
  /** How long it takes to be there, in seconds: wind rises, a bell does not. */
  readonly swell?: number;
  /** From 0 to 1. */
  readonly loud: number;
}

/** A struck bell: its note and the overtones that make it metal. */
const bell = (pitch: number, at: number): readonly Note[] => [
  { wave: 'sine', pitch, at, lasts: 1.4, loud: 0.7 },
  { wave: 'sine', pitch: pitch * 2.76, at, lasts: 0.6, loud: 0.2 },
  { wave: 'sine', pitch: pitch * 5.4, at, lasts: 0.25, loud: 0.1 },
];

const clink = (pitch: number, at: number): Note => ({ wave: 'triangle', pitch, at, lasts: 0.13, loud: 0.45 });

/** A horn: its note swells, with the octave above it. */
const horn = (pitch: number, at: number, lasts: number): readonly Note[] => [
  { wave: 'triangle', pitch, at, lasts, loud: 0.6, swell: 0.03 },
  { wave: 'sine', pitch: pitch * 2, at, lasts, loud: 0.25, swell: 0.04 },
];

/** A beaten drum. */
const drum = (at: number): readonly Note[] => [
  { wave: 'sine', pitch: 150, to: 62, at, lasts: 0.24, loud: 0.9 },
  { wave: 'noise', pitch: 380, at, lasts: 0.09, loud: 0.5 },
];

/** What there is to hear, as notes. */
export const NOTES = {
  /** A card is turned over or put down. */
  card: [
    { wave: 'noise', pitch: 2600, at: 0, lasts: 0.07, loud: 0.8 },
    { wave: 'noise', pitch: 900, at: 0.05, lasts: 0.06, loud: 0.6 },
  ],
  coins: [clink(2350, 0), clink(3130, 0.07), clink(2790, 0.15)],
  /** A turn is lost: wood breaks, and what was won slides away. */
  bust: [
    { wave: 'noise', pitch: 520, at: 0, lasts: 0.4, loud: 1 },
    { wave: 'triangle', pitch: 130, to: 48, at: 0, lasts: 0.5, loud: 1 },
    { wave: 'noise', pitch: 1700, at: 0.09, lasts: 0.16, loud: 0.5 },
    { wave: 'triangle', pitch: 392, to: 370, at: 0.3, lasts: 0.3, loud: 0.5 },
    { wave: 'triangle', pitch: 311, to: 208, at: 0.56, lasts: 0.6, loud: 0.5 },
  ],
  /** Wind rises and falls, with thunder in it. */
  storm: [
    { wave: 'noise', pitch: 500, to: 1900, at: 0, lasts: 1.1, loud: 0.45, swell: 0.5 },
    { wave: 'noise', pitch: 1700, to: 420, at: 0.8, lasts: 1.2, loud: 0.45, swell: 0.3 },
    { wave: 'noise', pitch: 130, at: 0.7, lasts: 1.2, loud: 1, swell: 0.05 },
    { wave: 'sine', pitch: 58, to: 36, at: 0.7, lasts: 1, loud: 0.9 },
  ],
  /** The wind dies down. */
  calm: [{ wave: 'noise', pitch: 1400, to: 180, at: 0, lasts: 1.3, loud: 0.4, swell: 0.15 }],
  /** Guns and steel. */
  clash: [
    { wave: 'noise', pitch: 420, at: 0, lasts: 0.45, loud: 1 },
    { wave: 'triangle', pitch: 130, to: 48, at: 0, lasts: 0.5, loud: 1 },
    { wave: 'noise', pitch: 1500, at: 0.09, lasts: 0.2, loud: 0.5 },
  ],
  /** Something is achieved: a quest, a discovery, an expedition, a chest. */
  triumph: [...horn(392, 0, 0.16), ...horn(523, 0.15, 0.16), ...horn(659, 0.3, 0.55)],
  /** The tax collector comes. */
  tax: [...drum(0), ...drum(0.16), ...drum(0.24), clink(2350, 0.46), clink(2790, 0.56)],
  /** Only for the player's own turn. */
  bell: [...bell(659, 0), ...bell(659, 0.28)],
  /** A round or the game is over, or its last round begins. */
  end: [...bell(523, 0), ...bell(659, 0.22), ...bell(784, 0.44)],
} as const satisfies Readonly<Record<string, readonly Note[]>>;
