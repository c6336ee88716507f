import { describe, expect, test } from 'vitest';
import { frenchFault } from '../src/contract/index.ts';
import { at, of, some } from '../texts/french.ts';

describe('a French text', () => {
  test.each([
    'Attaquer\u202f?',
    'Une ville\u00a0: 1 membre d’équipage\u202f; deux\u00a0: rien\u202f!',
    'Quoi\u202f?! Le contrat «\u00a0Bruja\u00a0» vaut 2\u00a0PV',
    'De 12:30 à 14:00, sur https://exemple.fr/jeu',
    'Tapez «\u00a0?\u00a0» pour l’aide',
    '?   cette aide',
    'Lourenço de Almeida a le onze',
  ])('is well set: %s', (text) => {
    expect(frenchFault(text)).toBeUndefined();
  });

  test.each([
    ['Attaquer ?', 'a plain space before the question mark'],
    ['Attaquer?', 'none'],
    ['Attaquer\u00a0!', 'a wide space before the exclamation mark'],
    ['une ville ; un fort', 'a plain space before the semicolon'],
    ['Votre grade : pirate', 'a plain space before the colon'],
    ['Anne:', 'none before the colon'],
    ['le contrat « Bruja »', 'plain spaces inside guillemets'],
    ['Anne \u00a0: choisissez', 'two spaces'],
    ['Elle vaut 2 PV', 'a plain space before the unit'],
    ["l'or", 'a straight apostrophe'],
    ['tant que Antre des pirates est là', 'an unelided que'],
    ['la fin de une manche', 'an unelided de'],
  ])('is badly set: %s (%s)', (text) => {
    expect(frenchFault(text)).toBeDefined();
  });
});

describe('a French sentence', () => {
  test('counts 0 and 1 as singular', () => {
    expect([0, 1, 2].map((n) => some(n, 'canon', 'canons'))).toEqual(['0 canon', '1 canon', '2 canons']);
  });

  test('elides and contracts', () => {
    expect(['Joost', 'Inès', 'Émile', 'Hélène', 'Hans', 'Yves', 'Yann', 'le galion'].map(of)).toEqual([
      'de Joost',
      'd’Inès',
      'd’Émile',
      'd’Hélène',
      'de Hans',
      'd’Yves',
      'de Yann',
      'du galion',
    ]);
    expect(['Anne', 'le galion'].map(at)).toEqual(['à Anne', 'au galion']);
  });
});
