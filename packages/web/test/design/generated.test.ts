import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { coastFiles } from '../../build/coasts.mjs';
import { iconFiles } from '../../build/icons.mjs';

test.each(Object.entries({ ...iconFiles(), ...coastFiles() }))(
  '%s is as its script makes it',
  (file, text) => {
    expect(readFileSync(new URL(`../../src/${file}`, import.meta.url), 'utf8')).toBe(text);
  },
);
