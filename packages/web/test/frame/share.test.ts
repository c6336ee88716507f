import { LOCALES } from '@captains-table/kernel';
import { describe, expect, it } from 'vitest';
import { fittedSize } from '../../src/frame/share/result-picture.tsx';
import { shareTexts } from '../../texts/share/index.ts';

describe('the picture of a result', () => {
  it('sets short words large and long ones small enough for their place', () => {
    expect(fittedSize('Inès wins', 88, 556)).toBe(88);
    const long = 'Bartholomew the Third and Marguerite share the victory';
    expect(fittedSize(long, 88, 556) * long.length * 0.47).toBeLessThanOrEqual(556);
  });

  it.each(LOCALES)('counts turns in %s', (locale) => {
    const { turnsAndDay } = shareTexts[locale];
    expect(turnsAndDay(1, 'x')).not.toBe(turnsAndDay(2, 'x').replace('2', '1'));
  });
});
