import { LOCALES } from '@captains-table/kernel';
import { h } from 'preact';
import { describe, expect, it } from 'vitest';
import type { Pictured } from '../../src/frame/share/result-picture.tsx';
import { fittedSize, ResultPicture } from '../../src/frame/share/result-picture.tsx';
import { shareTexts } from '../../texts/share/index.ts';
import { onPaper } from '../on-paper.ts';

const ANNA: Pictured = { seat: 0, portrait: undefined, mark: undefined, name: 'Anna', score: '90' };

describe('the picture of a result', () => {
  it('sets short words large and long ones small enough for their place', () => {
    expect(fittedSize('Inès wins', 88, 556)).toBe(88);
    const long = 'Bartholomew the Third and Marguerite share the victory';
    expect(fittedSize(long, 88, 556) * long.length * 0.47).toBeLessThanOrEqual(556);
  });

  it('marks everybody by a shape: on their card, in the laurel and at the end of their line', () => {
    const mark = h('path', { class: 'shield', d: 'M0 0H40V40Z' });
    const jeanne: Pictured = { seat: undefined, portrait: undefined, mark, name: 'Jeanne', score: '104' };
    const picture = onPaper(
      h(ResultPicture, {
        said: { game: 'Maracaibo', title: 'Jeanne wins', why: undefined, note: '31 turns' },
        winner: jeanne,
        finishers: [jeanne, ANNA],
        points: [
          { turn: 0, at: 0, standing: [0, 0] },
          { turn: 1, at: 9, standing: [90, 104] },
        ],
        marks: [
          { mark: h('path', { class: 'circle', d: 'M20 3a17 17 0 1 0 .1 0z' }), colour: 'seat-1' },
          { mark, colour: 'race-rival' },
        ],
      }),
    );
    expect(picture.match(/class="shield"/g)).toHaveLength(3);
    expect(picture.match(/class="circle"/g)).toHaveLength(1);
    expect(picture).toMatch(/result-picture-line [^"]*race-rival/);
    // A style sheet sets the size of seals that are drawings of their own.
    expect(picture).not.toMatch(/<svg[^>]*class="seal/);
  });

  it.each(LOCALES)('counts turns in %s', (locale) => {
    const { turnsAndDay } = shareTexts[locale];
    expect(turnsAndDay(1, 'x')).not.toBe(turnsAndDay(2, 'x').replace('2', '1'));
  });
});
