/**
 * Parts that portraits share, in a box of 100 by 100. A stroke of a portrait is a letter for its paint and a path:
 * `a` skin, `h` hair, `y` grey hair, `l` linen, `c` cloth (in the colour of a ship where the person has one), `d` dark
 * cloth, `e` earth, `r` red, `g` gold, `-` a line, `'` a fine line, `.` a dot of ink, `:` shading.
 */
export type Paint = 'a' | 'h' | 'y' | 'l' | 'c' | 'd' | 'e' | 'r' | 'g' | '-' | "'" | '.' | ':';
export type Stroke = readonly [paint: Paint, d: string];

/** What a person is good for shows in the ring around them: voyages, fighting, coins or cards. */
export type Ring = 'degrees' | 'rope' | 'beads' | 'laurel' | 'plain';

export interface PortraitDrawing {
  readonly ring: Ring;
  readonly skin: 1 | 2 | 3;
  readonly strokes: readonly Stroke[];
}

/** The same shape on the other side of the face. Only for absolute M, L, Q, C, H, V and Z. */
export function mirrored(d: string): string {
  return d.replace(/([MLQCHVZ])([^MLQCHVZ]*)/g, (_, command: string, rest: string) => {
    const numbers =
      rest.trim() === ''
        ? []
        : rest
            .trim()
            .split(/[\s,]+/)
            .map(Number);
    const turned = numbers.map((value, i) => (command !== 'V' && i % 2 === 0 ? 100 - value : value));
    return command + turned.map((value) => Math.round(value * 10) / 10).join(' ');
  });
}

export function both(paint: Paint, d: string): Stroke[] {
  return [
    [paint, d],
    [paint, mirrored(d)],
  ];
}

const NECK: Stroke = ['a', 'M42 58V74Q50 82 58 74V58Z'];
const FACE: Stroke = ['a', 'M35 40C35 55 41 67 50 67C59 67 65 55 65 40C65 30 59 25 50 25C41 25 35 30 35 40Z'];
const EARS = both('a', 'M35.5 42Q31 40 31.5 46Q32.5 51 36.5 50Z');
const EYES: Stroke = ['.', 'M44 42.6a1.8 1.9 0 1 0 .1 0ZM56 42.6a1.8 1.9 0 1 0 .1 0Z'];
export const BROWS: Stroke = ['-', 'M40.4 39.6Q44 37.2 47.6 39.2M52.4 39.2Q56 37.2 59.6 39.6'];
export const STERN: Stroke = ['-', 'M40 38L47.8 40.4M60 38L52.2 40.4'];
export const SLY: Stroke = ['-', 'M40.4 40.4L47.8 39.6M52.2 38.6Q56 35.4 60 37.6'];
export const NOSE: Stroke = ["'", 'M50.4 44L48 52.2Q50 54 52.4 52.8'];
export const MOUTH: Stroke = ["'", 'M45.6 58.8Q50 60.6 54.4 58.8'];
export const SMILE: Stroke = ["'", 'M43.6 57.4Q50 63.4 56.4 57.4'];
/** Hatching on the shaded cheek. */
export const CHEEK: Stroke = [
  ':',
  'M63.6 45L59.8 48.4M63.4 49.4L58.6 53.6M62 54.2L57.6 58M59.6 59.4L56.6 62',
];
export const MOUSTACHE: Stroke = [
  'h',
  'M50 56Q45 53.4 39.6 58.6Q45 59.6 50 57.6Q55 59.6 60.4 58.6Q55 53.4 50 56Z',
];
export const BEARD: Stroke = [
  'h',
  'M35.4 45Q36 66 50 71Q64 66 64.6 45Q62 55 55.4 55Q50 52 44.6 55Q38 55 35.4 45ZM45.6 59Q50 61 54.4 59Q50 57.6 45.6 59Z',
];
export const FULL_BEARD: Stroke = [
  'h',
  'M34.6 44Q32 68 42 76Q50 82 58 76Q68 68 65.4 44Q62 55 55.4 55Q50 51.6 44.6 55Q38 55 34.6 44ZM44.8 59.4Q50 62 55.2 59.4Q50 57.6 44.8 59.4Z',
];
export const SHOULDERS = 'M8 102Q10 80 38 74L50 82L62 74Q90 80 92 102Z';
/** A coat that opens on the chest. */
export const LAPELS = both('-', 'M38 74L44 92L50 84M44 92L42 102');

/** A plain face with its neck. */
export const HEAD: readonly Stroke[] = [NECK, ...EARS, FACE];
export const LOOK: readonly Stroke[] = [EYES, NOSE, CHEEK];

export const tricorne = (paint: 'd' | 'c' | 'r' | 'e', trim: 'g' | 'l' | 'r'): Stroke[] => [
  [paint, 'M12 38Q18 28 27 21Q40 7 50 13Q60 7 73 21Q82 28 88 38Q68 30 50 34Q32 30 12 38Z'],
  [trim, 'M12 38Q32 27.5 50 31Q68 27.5 88 38Q68 32.5 50 35.6Q32 32.5 12 38Z'],
];
export const CRAVAT: Stroke[] = [
  ['l', 'M41 72Q50 80 59 72L58 80Q54 80 54 84L57 96Q50 92 43 96L46 84Q46 80 42 80Z'],
  ["'", 'M50 82V92M47 84L46 92M53 84L54 92'],
];
export const CURLS = both('h', 'M36 32Q24 42 29 54Q22 62 28 72Q33 80 40 74Q42 66 37 58Z');
export const LONG_HAIR = both('h', 'M38 26Q22 34 25 56Q19 68 24 82Q32 92 42 84Q46 72 40 62Q35 48 38 34Z');
export const KERCHIEF: Stroke[] = [
  ['r', 'M33 42Q28 17 50 17Q72 17 67 42Q62 30 50 30Q38 30 33 42Z'],
  ['r', 'M66 34Q72 30 80 31L76 37L82 43Q72 45 66 40Z'],
];
