/** The letter of a seal is half as high as the seal: below 22 px it is too small to read, and the shape alone is drawn. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const SOURCE = fileURLToPath(new URL('../../src/', import.meta.url));
const LEAST = 22;

interface Rule {
  readonly selector: string;
  readonly body: string;
}

function rulesIn(file: string): Rule[] {
  const css = readFileSync(join(SOURCE, file), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
  return [...css.matchAll(/(?<selector>[^{};]+)\{(?<body>[^{}]*)\}/g)].map(({ groups }) => ({
    selector: (groups?.['selector'] ?? '').trim(),
    body: groups?.['body'] ?? '',
  }));
}

const rules = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .flatMap(rulesIn);

/** Where letters of seals are not drawn. */
const withoutLetters = rules
  .filter(({ selector, body }) => selector.includes('.seal-initial') && body.includes('display: none'))
  .map(({ selector }) => selector)
  .join(' ');

/** `.x .seal` and `.x-seal`: by the class that says which seal it is. */
const sized = rules.flatMap(({ selector, body }) => {
  const [, own, parent] = /(\.[\w-]+-seal)$|(\.[\w-]+)(?: thead)?[ >]+\.seal$/.exec(selector) ?? [];
  const [, size] = /font-size: (\d+)px/.exec(body) ?? [];
  const of = own ?? parent;
  return of === undefined || size === undefined ? [] : [{ selector, of, size: Number(size) }];
});

describe('a seal', () => {
  test('is given a size in many places', () => {
    expect(sized.length).toBeGreaterThan(40);
    expect(sized.some(({ size }) => size < LEAST)).toBe(true);
  });

  test('too small for its letter shows only its shape', () => {
    const tooSmall = sized.filter(({ of, size }) => size < LEAST && !withoutLetters.includes(of));
    expect(tooSmall).toEqual([]);
  });
});
