import { describe, expect, it } from 'vitest';
import type { Pending } from '@captains-table/kernel';
import { LOCALES } from '@captains-table/kernel';
import type { PlayScene } from '@captains-table/protocol';
import { openPage, openVote, pageOfEvent, pagesMissed, pagesTold } from '../../src/story/decisions.ts';
import { opening } from '../../src/story/page-text.tsx';
import { voiceFor } from '../../src/story/read-aloud.ts';
import { readersInWords } from '../../src/story/readers-in-words.ts';
import { askedBy, isDecided } from '../../src/story/story-decision.ts';
import { storyTexts } from '../all-texts.ts';

const NAMES = ['Inès', 'Joost', 'Marguerite'];

function playing(pending: readonly Pending[]): PlayScene {
  return { view: {}, pending, legal: [], moves: 3, undoable: 0 };
}

function page(...reading: readonly number[]): readonly Pending[] {
  const read = [0, 1, 2].filter((seat) => !reading.includes(seat));
  return reading.map((seat) => {
    const owed = { seat, kind: 'page' as const, page: 'the-bell', reader: 1, read };
    return owed;
  });
}

function vote(...thinking: readonly number[]): readonly Pending[] {
  return thinking.map((seat) => {
    const voted = [0, 1, 2].filter((other) => !thinking.includes(other));
    const owed = {
      seat,
      kind: 'vote' as const,
      vote: 'harbour',
      choices: ['close', 'open'],
      secret: true,
      voted,
      votes: ['', '', ''],
      tied: false,
    };
    return owed;
  });
}

describe('a page at the table', () => {
  const scene = { game: 'lighthouse', you: { seat: 2 } };
  const none = () => false;

  it('stays open for a reader until they have read it', () => {
    expect(openPage(playing(page(0, 2)), 2)?.seat).toBe(2);
    expect(openPage(playing(page(0)), 2)?.read).toEqual([1, 2]);
    expect(openPage(playing([{ seat: 0, kind: 'draw' }]), 2)).toBeUndefined();
  });

  it('opens by itself for those who have not read it, and for no one else', () => {
    expect(askedBy(scene, playing(page(0, 2)), none)?.opens).toEqual({ page: 'the-bell' });
    expect(askedBy(scene, playing(page(0)), none)).toBeUndefined();
    expect(askedBy({ game: 'lighthouse', you: {} }, playing(page(0, 2)), none)).toBeUndefined();
  });

  it('is announced to a reader who was away when it was turned, unless it is known or the device is new here', () => {
    const told = ['cover', 'the-bell', 'the-fog'];
    const none = () => false;
    expect(pagesMissed(told, ['cover'], none)).toEqual(['the-bell', 'the-fog']);
    expect(pagesMissed(told, ['cover'], (page) => page === 'the-fog')).toEqual(['the-bell']);
    expect(pagesMissed(told, [], none)).toEqual([]);
  });

  it('is skipped where it is known and known pages are skipped', () => {
    expect(
      askedBy(scene, playing(page(2)), (game, id) => `${game}/${id}` === 'lighthouse/the-bell')?.skips,
    ).toBe('the-bell');
  });

  it('gives way to the vote that follows', () => {
    expect(askedBy(scene, playing(vote(1, 2)), none)?.opens).toBe('vote');
    expect(openVote(playing(vote(1)), 2)?.voted).toEqual([0, 2]);
  });

  it('is not kept away by a vote that lay open and has been decided', () => {
    expect(isDecided('vote', playing(page(0, 1, 2)), 0)).toBe(true);
    expect(isDecided('vote', playing(vote(1)), 0)).toBe(false);
    expect(isDecided({ page: 'the-bell' }, playing(page(1)), 0)).toBe(false);
  });

  it('is listed in the log, each once, in the order of reading', () => {
    const told = [
      { key: 'page', page: '10', reader: 0 },
      { key: 'page-turned', page: '10', seat: 0 },
    ];
    expect(pageOfEvent({ key: 'drew' })).toBeUndefined();
    const again = { key: 'page', page: '12', reader: 1 };
    expect(pagesTold([{ events: told }, { events: [again] }, { events: told }])).toEqual(['10', '12']);
    expect(pagesTold([{ events: told }], ['cover', '10'])).toEqual(['cover', '10']);
  });
});

describe('who has read it', () => {
  it('is a sentence in each language', () => {
    expect(readersInWords(NAMES, [0, 1], storyTexts.en, 'en')).toBe(
      'Inès and Joost have read it. Marguerite is still reading.',
    );
    expect(readersInWords(NAMES, [], storyTexts.fr, 'fr')).toBe('Inès, Joost et Marguerite lisent encore.');
    expect(readersInWords(NAMES, [0, 1, 2], storyTexts.nl, 'nl')).toBe('Iedereen heeft het gelezen.');
  });
});

describe('the first letter', () => {
  it('is taken out of the paragraph without losing anything', () => {
    for (const text of [
      'The boats came home early.',
      '“Ares,” said the schoolmaster.',
      'À l’aube.',
      '1702.',
    ]) {
      const { lead, letter, words, rest } = opening(text);
      expect(lead + letter + words + rest).toBe(text);
    }
    expect(opening('“Ares,” said Peake.')).toMatchObject({ lead: '“', letter: 'A' });
    expect(opening('Élan vital').letter).toBe('É');
  });
});

describe('the voice', () => {
  const voices = [
    { lang: 'fr-FR', localService: false, default: false },
    { lang: 'fr_CA', localService: true, default: false },
    { lang: 'en-GB', localService: true, default: true },
  ];

  it('speaks the reader’s language, from the device where it can', () => {
    expect(voiceFor(voices, 'fr')?.lang).toBe('fr_CA');
    expect(voiceFor(voices, 'nl')).toBeUndefined();
  });
});

describe('the words around a story', () => {
  it('are there in every language, and count people', () => {
    for (const locale of LOCALES) {
      const words = storyTexts[locale];
      expect(words.haveRead('Inès', 1)).not.toBe(words.haveRead('Inès', 2));
      expect(words.vote.count(2, 4)).toMatch(/2.*4/);
    }
  });
});
