import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseMatchDocument } from '@captains-table/kernel';
import { describe, expect, test } from 'vitest';
import { cli, temporaryFolder } from './cli.ts';

/** Enough first choices for any game of tic-tac-toe. */
const ONES = Array.from({ length: 9 }, () => '1');

describe('a hint', () => {
  test.each([
    ['en', 'Good moves, with your chance of winning:'],
    ['fr', 'De bons coups'],
    ['nl', 'Goede zetten'],
  ])('is given in %s, with chances and reasons', async (lang, words) => {
    const typed = ['1', 'h', 'q'];
    const { out } = await cli(`play port-royal --lang ${lang} --seed hint --bots sailor`, { typed });
    expect(out).toContain(words);
    expect(out).toMatch(/\d\s?% {2}.+ \(.+\)/);
  });
});

describe('a whole game through piped input', () => {
  test.each([
    [
      'en',
      'Player 1 (you): mark an empty square',
      'Your move> ',
      'The game is over.',
      /\d\. Player 2 \(Mate\): [\d.]+ points?/,
    ],
    [
      'fr',
      'Joueur 1 (vous)\u00a0: marquez une case vide',
      'À vous de jouer> ',
      'La partie est terminée.',
      /\d\. Joueur 2/,
    ],
    ['nl', 'Speler 1 (jij): markeer een leeg vakje', 'Jouw zet> ', 'Het spel is afgelopen.', /\d\. Speler 2/],
  ])('in %s', async (lang, prompt, question, over, ranking) => {
    const { code, out, err } = await cli(`play tic-tac-toe --seed a --lang ${lang}`, { typed: ONES });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    for (const text of [prompt, question, over]) expect(out).toContain(text);
    expect(out).toMatch(ranking);
  });

  test('a half point has the comma of its language', async () => {
    const draw = ['1', '1', '1', '2', '1', '1', '2', '1', '1'];
    const shared = (lang: string) => cli(`play tic-tac-toe --hot-seat --lang ${lang}`, { typed: draw });
    expect((await shared('fr')).out).toContain('1. Joueur 1\u00a0: 0,5 point (Partie 0,5)');
    expect((await shared('nl')).out).toContain('1. Speler 1: 0,5 punten (Spel 0,5)');
  });
});

describe('at the prompt', () => {
  const typing = (...typed: string[]) => cli('play tic-tac-toe --seed a', { typed });

  test.each([
    ['?', 'a number  play that move\nu         undo your last move'],
    ['v', '{ "board": [0, 0, 0, 0, 0, 0, 0, 0, 0], "turn": 0 }'],
    ['u', 'Undo is not possible.'],
    ['r', 'Undo is not possible.'],
    ['s', 'Save where? Type s and a file name.'],
    ['s /no/such/folder/x.json', '/no/such/folder/x.json was not saved: ENOENT'],
    ['0', 'Please type a number from 1 to 9, or ? for help.'],
    ['10', 'Please type a number from 1 to 9'],
    ['constructor', 'Please type a number from 1 to 9'],
    ['', 'Please type a number from 1 to 9'],
  ])('"%s" is answered and the game goes on', async (typed, answer) => {
    const { code, out } = await typing(typed, '1');
    expect(code).toBe(0);
    expect(out).toContain(`Your move> ${answer}`);
    expect(out).toContain('Player 1 (you) marks the top left square');
  });

  test('q quits, and so does the end of the input', async () => {
    for (const { code, out } of [await typing('q', '1'), await typing()]) {
      expect(code).toBe(0);
      expect(out).toMatch(/Goodbye\.\n$/);
      expect(out).not.toContain('marks');
    }
  });

  test('s saves a match that can be verified', async () => {
    const folder = temporaryFolder();
    const { out } = await cli('play tic-tac-toe --seed a', { typed: ['1', 's my game.json'], folder });
    expect(out).toContain('Saved in my game.json.');
    const document = parseMatchDocument(JSON.parse(readFileSync(join(folder, 'my game.json'), 'utf8')));
    expect(document).toMatchObject({ seed: 'a', log: [{ seat: 0 }, { seat: 1 }] });
  });
});

describe('seats', () => {
  test('--seat takes another chair and the bots the rest', async () => {
    const { out } = await cli('play stowaways --players 3 --seat 2 --seed a', { typed: ['1'] });
    expect(out).toContain('Player 2 (you): choose a card in secret');
    expect(out).toContain('Player 1 (Mate) has chosen');
    expect(out).toContain('Player 3 (Mate) has chosen');
  });

  test('nobody reads what only another player may know', async () => {
    const { out } = await cli('play stowaways --players 2 --seed a', {
      typed: Array.from({ length: 60 }, () => '1'),
    });
    expect(out).toContain('You draw a');
    expect(out).toContain('Player 2 (Mate) draws a card');
    expect(out).not.toContain('Player 1 (you) draws a card');
  });
});

describe('at one keyboard', () => {
  test('without secrets, everything is printed once', async () => {
    const { out } = await cli('play tic-tac-toe --hot-seat', { typed: ['5', '1'] });
    expect(out.match(/Player 1 marks the centre square/g)).toHaveLength(1);
    expect(out).toContain('Player 2: mark an empty square');
    expect(out).not.toContain('The keyboard goes to');
  });

  test('with secrets, the screen is handed over and wiped', async () => {
    const around = { typed: ['', '1', '', '1'], terminal: true };
    const { out } = await cli('play stowaways --players 2 --hot-seat --seed a', around);
    expect(out).toContain('The keyboard goes to Player 2. Press Enter when ready.');
    expect(out.split('\u001b[2J').length).toBeGreaterThan(2);
    expect((await cli('play stowaways --hot-seat', { typed: [] })).code).toBe(0);
  });
});
