import { readFileSync } from 'node:fs';

/** Colour tokens of a chart by name. */
export type Chart = ReadonlyMap<string, string>;

const css = readFileSync(new URL('../../src/design/tokens.css', import.meta.url), 'utf8');

const [, block = ''] = /:root \{(.*?)\n\}/s.exec(css) ?? [];
const PAIR = /light-dark\((?<light>[^,()]+), (?<night>[^,()]+)\)/g;

/** The tokens as one chart has them. */
export function chartOf(name: 'light' | 'night'): Chart {
  return new Map(
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, token = '', value = '']) => [
      token,
      value.replace(PAIR, `$<${name}>`),
    ]),
  );
}

/** The ratio of WCAG 2.2 between two colours written as #rrggbb. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminance(colour: string): number {
  if (!/^#[\da-f]{6}$/.test(colour)) throw new Error(`${colour} is not a full colour`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
