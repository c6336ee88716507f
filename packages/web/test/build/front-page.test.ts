import { describe, expect, test } from 'vitest';
import { h } from 'preact';
import { useEffect, useId } from 'preact/hooks';
import { filledIn, inLanguage } from '../../build/front-page/front-pages.ts';
import { onPaper } from '../on-paper.ts';

describe('a page on paper', () => {
  test('is written as HTML, with marks that mean something there', () => {
    const page = h('p', { class: 'a "b"' }, 'Fish & chips < ', 3, h('br', {}));
    expect(onPaper(page)).toBe('<p class="a &quot;b&quot;">Fish &amp; chips &lt; 3<br></p>');
  });

  test('has drawings with their names as they are written, and elements with names in small letters', () => {
    const drawing = h('svg', { viewBox: '0 0 1 1' }, h('path', { d: 'M0 0' }));
    const page = h('div', { tabIndex: -1 }, drawing, h('input', { type: 'radio', checked: true }));
    expect(onPaper(page)).toBe(
      '<div tabindex="-1"><svg viewBox="0 0 1 1"><path d="M0 0"/></svg><input type="radio" checked="true"></div>',
    );
  });

  test('shows components as they are at first', () => {
    let happened = 0;
    function Lamp() {
      useEffect(() => void happened++);
      return h('b', { id: useId(), onClick: () => happened++ }, false, undefined, 'on');
    }
    expect(onPaper(h(Lamp, {}))).toMatch(/^<b id="[^"]+">on<\/b>$/);
    expect(happened).toBe(0);
  });

  test('is put into the page in its language', () => {
    const empty =
      '<html lang="en"><head></head><meta\n name="description"\n content="Games"\n /><body><div id="app"></div></body>';
    expect(
      filledIn(inLanguage(empty, 'fr', ['fr.js']), { body: '<p>Prix : 5 $&</p>', description: 'Jeux' }),
    ).toBe(
      '<html lang="fr"><head><link rel="modulepreload" fetchpriority="low" crossorigin href="/fr.js"></head><meta\n name="description"\n content="Jeux"\n /><body><div id="app"><p>Prix : 5 $&</p></div></body>',
    );
  });
});
