import { describe, expect, it } from 'vitest';
import { firstLetter, sealLetters } from '../../src/design/drawings/seal-letters.ts';
import { seatCharacters, seatNames, seatPortraits } from '../../src/frame/names.ts';
import { shortcutFor } from '../../src/frame/keys/shortcuts.ts';
import { listed } from '../../src/app/listed.ts';
import { capital } from '../../src/app/capital.ts';
import { percent, signed } from '../../src/app/numbers.ts';
import { spokenTo } from '../../src/frame/sentences.ts';
import { tableTexts } from '../all-texts.ts';

describe('who sits where', () => {
  it('goes by name, bots as characters of their level, and no two alike', () => {
    const names = seatNames(
      [
        { kind: 'person', person: 'a', name: 'Inès' },
        { kind: 'bot', level: 'mate' },
        { kind: 'bot', level: 'mate' },
        { kind: 'open' },
        { kind: 'person', person: 'b' },
      ],
      tableTexts.en,
      'en',
    );
    expect(names).toEqual(['Inès', 'Bonny', 'Hands', 'Empty chair', 'Player 5']);
  });

  it('has a letter for a seal', () => {
    expect(firstLetter('inès')).toBe('I');
    expect(firstLetter('')).toBe('?');
  });

  it('has two letters for names that begin alike', () => {
    const letters = sealLetters(['Rackham', 'Read', 'Anna', 'Anne', 'Joost']);
    expect([...letters.values()]).toEqual(['Ra', 'Re', 'Aa', 'Ae', 'J']);
  });

  it('tells a person from a character of the same name', () => {
    const seats = [
      { kind: 'person', person: 'a', name: 'Bonny' },
      { kind: 'bot', level: 'mate' },
    ] as const;
    expect(seatNames(seats, tableTexts.en, 'en')).toEqual(['Bonny I', 'Bonny II']);
    expect(seatCharacters(seats)).toEqual([undefined, 'bonny']);
  });

  it('has the face that a person chose, and that of a character for a bot', () => {
    expect(
      seatPortraits([
        { kind: 'person', name: 'Inès', portrait: 'cook' },
        { kind: 'person', name: 'Joost', portrait: 'of a later release' },
        { kind: 'bot', level: 'mate', character: 'hands' },
        { kind: 'open' },
      ]),
    ).toEqual(['cook', undefined, 'hands', undefined]);
  });
});

describe('sentences', () => {
  it('speak to a person without their name', () => {
    expect(spokenTo('Inès', 'Inès: turn over another card, or stop', 'en')).toBe(
      'Turn over another card, or stop',
    );
    expect(spokenTo('Inès', 'Inès : révélez la première carte', 'fr')).toBe('Révélez la première carte');
    expect(spokenTo('Inès', 'Now Inès chooses', 'en')).toBe('Now Inès chooses');
  });

  it('begin with a capital letter', () => {
    expect(capital('échanger', 'fr')).toBe('Échanger');
    expect(capital('', 'en')).toBe('');
  });

  it('count and list as the language does', () => {
    expect(listed(['Inès', 'Joost', 'Barnaby'], 'nl')).toBe('Inès, Joost en Barnaby');
    expect(percent(0.204, 'en')).toBe('20%');
    expect(signed(3, 'en')).toBe('+3');
    expect(signed(-2.5, 'en')).toBe('−2.5');
  });
});

describe('keys', () => {
  const press = (key: string, more = {}) => {
    const pressed = { key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...more };
    return { table: shortcutFor(pressed, false), replay: shortcutFor(pressed, true) };
  };

  it('play, undo and explain', () => {
    expect(press('3').table).toEqual({ do: 'offer', index: 2 });
    expect(press('u').table).toEqual({ do: 'undo' });
    expect(press('?', { shiftKey: true }).table).toEqual({ do: 'keys' });
    expect(press('0').table).toBeUndefined();
  });

  it('leave the browser its own', () => {
    expect(press('r', { ctrlKey: true }).table).toBeUndefined();
    expect(press('ArrowLeft').table).toBeUndefined();
  });

  it('walk through a replay', () => {
    expect(press('ArrowLeft').replay).toEqual({ do: 'step', by: -1 });
    expect(press('3').replay).toBeUndefined();
  });
});
