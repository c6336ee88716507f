/** What the catalogue says of the pieces of each game: from the schemas, and in words. */
import { LOCALES } from '@captains-table/kernel';
import { frenchFault } from '@captains-table/kernel/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import type { FieldType, GamePieces, PiecesDescription } from '../src/pieces/index.ts';
import {
  LIMITS,
  PACK_GAMES,
  checkPack,
  describePieces,
  differencesOf,
  hashOfPack,
  loadPackWords,
  loadPieceWords,
  loadPieces,
  packBetween,
  readPackText,
  resolvePack,
  sayProblem,
  typeInWords,
} from '../src/pieces/index.ts';
import { CHANGED_BOXES } from './changed-boxes.ts';

const file = (json: unknown) => [{ name: 'mine.json', json }];

function namesIn(type: FieldType, fields: Set<string>, choices: Set<string>): void {
  switch (type.kind) {
    case 'choice':
      for (const choice of type.choices) if (typeof choice === 'string') choices.add(choice);
      break;
    case 'reference':
      for (const other of type.others) choices.add(other);
      break;
    case 'record':
      for (const { name, type: inner } of type.fields) {
        if (name === 'source' || name === 'sources') continue;
        fields.add(name);
        namesIn(inner, fields, choices);
      }
      break;
    case 'variant':
      for (const one of type.cases) namesIn(one.type, fields, choices);
      break;
    case 'list':
    case 'map':
      namesIn(type.of, fields, choices);
      break;
    case 'tuple':
      for (const name of type.names ?? []) fields.add(name);
      for (const one of type.of) namesIn(one, fields, choices);
      break;
    case 'either':
      for (const one of type.of) namesIn(one, fields, choices);
      break;
    default:
  }
}

interface Case {
  readonly name: string;
  readonly fields: readonly string[];
}

/** Every case of every variant, with the fields it has. */
function casesIn(type: FieldType): readonly Case[] {
  switch (type.kind) {
    case 'variant':
      return type.cases.flatMap(({ when, type: of }) => {
        const fields = of.kind === 'record' ? of.fields.map(({ name }) => name) : [];
        return [...when.map((choice) => ({ name: `${type.by}.${choice}`, fields })), ...casesIn(of)];
      });
    case 'record':
      return type.fields.flatMap((field) => casesIn(field.type));
    case 'list':
    case 'map':
      return casesIn(type.of);
    case 'tuple':
    case 'either':
      return type.of.flatMap(casesIn);
    default:
      return [];
  }
}

describe.each(PACK_GAMES)('the pieces of %s', (game) => {
  let pieces: GamePieces;
  let description: PiecesDescription;
  beforeAll(async () => {
    const loaded = await loadPieces(game);
    if (loaded === undefined) throw new Error('no pieces');
    pieces = loaded;
    description = describePieces(pieces);
  });

  test('are all described, and every piece of ours is one of them', () => {
    expect(description.collections.map(({ id }) => id).sort()).toEqual(Object.keys(pieces.ours).sort());
    expect(resolvePack(pieces, [])).toMatchObject({ problems: [] });
    const kinds = JSON.stringify(description);
    expect(kinds).not.toContain('"anything"');
  });

  test.each(LOCALES)('have words for every collection, field and choice: %s', async (locale) => {
    const fields = new Set<string>();
    const choices = new Set<string>();
    const types = [
      ...description.collections.map(({ type }) => type),
      ...Object.values(description.definitions),
    ];
    for (const type of types) namesIn(type, fields, choices);
    const words = await loadPieceWords(game, locale);
    if (words === undefined) throw new Error('no words');
    expect(Object.keys(words.collections).sort()).toEqual(Object.keys(pieces.collections).sort());
    expect([...fields].filter((name) => words.fields[name] === undefined)).toEqual([]);
    expect([...choices].filter((name) => words.choices[name] === undefined)).toEqual([]);
    const english = await loadPieceWords(game, 'en');
    expect(Object.keys(words.problems)).toEqual(Object.keys(english?.problems ?? {}));
    expect(Object.keys(words.sentences ?? {})).toEqual(Object.keys(english?.sentences ?? {}));
    const cases = types.flatMap(casesIn);
    for (const [of, sentence] of Object.entries(words.sentences ?? {})) {
      const told = cases.filter(({ name }) => name === of);
      const blanks = [...sentence.matchAll(/\{(\w+)/g)].map(([, name]) => name ?? '');
      expect([of, told.length > 0]).toEqual([of, true]);
      for (const { fields: known } of told)
        expect([of, blanks.filter((name) => !known.includes(name))]).toEqual([of, []]);
    }
    if (locale !== 'fr') return;
    const lines = [words.fields, words.choices, words.problems, words.sentences ?? {}].flatMap((group) =>
      Object.values(group),
    );
    expect(lines.filter((line) => frenchFault(line) !== undefined)).toEqual([]);
  });

  test('a pack is its difference from our box, and comes out of it again', () => {
    const json = CHANGED_BOXES.find((one) => one.game === game);
    const { written, made } = resolvePack(pieces, file(json));
    const again = packBetween({ game }, pieces.ours, written, description);
    const back = resolvePack(pieces, file(again));
    expect(back.made?.hash).toBe(made?.hash);
    expect(differencesOf(written, back.written, description)).toEqual([]);
    expect(hashOfPack(again, 'a')).toBe(hashOfPack(JSON.parse(JSON.stringify(again)), 'a'));
    expect(hashOfPack(again, 'a')).not.toBe(hashOfPack(again, 'b'));
  });

  test('random games with a changed box all end', async () => {
    const json = CHANGED_BOXES.find((one) => one.game === game);
    const { verdict, played } = await checkPack(file(json), { games: 4, seed: 'changed' });
    expect(verdict).not.toBe('forbidden');
    expect([played?.games, played?.fault]).toEqual([4, undefined]);
  });
});

describe('the form of a text', () => {
  test.each(PACK_GAMES)('is described in words, not as a pattern: %s', async (game) => {
    const pieces = await loadPieces(game);
    if (pieces === undefined) throw new Error('no pieces');
    const described = JSON.stringify(describePieces(pieces));
    const forms = new Set(
      [...described.matchAll(/"form":("(?:[^"\\\\]|\\\\.)*")/g)].map(([, form]) => form ?? '""'),
    );
    expect(forms.size).toBeGreaterThan(0);
    const words = await Promise.all(LOCALES.map((locale) => loadPackWords(game, locale)));
    for (const form of forms) {
      const type = { kind: 'text', form: String(JSON.parse(form)) } as const;
      for (const said of words.map((one) => typeInWords(type, one))) expect(said).not.toContain('^');
    }
  });

  test.each<[string, object, string]>([
    [
      'a name that is empty',
      { destinations: [{ id: 'panama', name: '' }] },
      'destination «\u00a0panama\u00a0»\u00a0: champ «\u00a0name\u00a0» (nom)\u00a0: il faut un nom de 1 à 40 lettres',
    ],
    [
      'a name with markup',
      { destinations: [{ id: 'cumana' }, { id: 'panama', name: '<b>' }] },
      'destination «\u00a0panama\u00a0»\u00a0: champ «\u00a0name\u00a0» (nom)\u00a0: il contient des caractères',
    ],
  ])('%s is found at its piece', async (_, changes, message) => {
    const { problems, game } = await checkPack(file({ game: 'francis-drake', ...changes }), { games: 0 });
    const words = await loadPackWords(game, 'fr');
    expect(problems.map((problem) => sayProblem(problem, words)).join('')).toContain(message);
  });
});

test('a field that stands in several collections is called what it is in each', async () => {
  const json = {
    game: 'maracaibo',
    tracks: { influence: { last: 200 } },
    jeanne: { cards: [{ id: 'A1', row: 200 }] },
    villageActions: [{ id: 'VA1', last: 200 }],
  };
  const { problems, game } = await checkPack(file(json), { games: 0 });
  const words = await loadPackWords(game, 'en');
  const said = problems.map((problem) => sayProblem(problem, words)).join('\n');
  expect(said).toContain('tracks: field "influence.last" (Influence tracks, last space): ');
  expect(said).toContain('field "row" (face-up card that she takes, from the left): ');
  expect(said).toContain('field "last" (last; ends the village actions): ');
});

describe('what a stranger may write', () => {
  const deep = (depth: number) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);

  test.each([
    ['deep nesting', { game: 'maracaibo', cards: deep(5000) }, 'it is nested deeper than 24 levels'],
    [
      'a field of the language',
      JSON.parse('{"game": "maracaibo", "__proto__": {"x": 1}}'),
      'field "__proto__": this name is not allowed',
    ],
    [
      'text that turns around',
      { game: 'caravelas', home: { id: 'lisboa', name: '\u202Eaobsil', source: 'box' } },
      'characters',
    ],
    ['markup', { game: 'caravelas', name: '<b>mine</b>' }, 'characters'],
    ['a long name', { game: 'caravelas', name: 'x'.repeat(61) }, 'at most 60 letters'],
    ['a huge number', { game: 'maracaibo', cards: [{ id: 'A10', points: 1e300 }] }, 'a number is at most'],
    ['one piece twice', { game: 'maracaibo', cards: [{ id: 'A10' }, { id: 'A10' }] }, 'it is there twice'],
    [
      'an endless effect',
      {
        game: 'maracaibo',
        cards: [
          {
            id: 'A10',
            effects: [{ kind: 'immediate', effect: Array.from({ length: 500 }, () => ({ do: 'fight' })) }],
          },
        ],
      },
      'a piece holds at most 400 values',
    ],
    [
      'a current that goes round',
      { game: 'caravelas', currents: [{ id: 'ring', path: ['c02r02', 'c02r03', 'c02r02'] }] },
      'currents lead round in a ring',
    ],
    [
      'an empty deck',
      {
        game: 'caravelas',
        cards: [],
        remove: ['storm-2', 'storm-3', 'storm-4', 'compass-n', 'fair-wind', 'calm'],
      },
      'play needs at least 40',
    ],
    [
      'a token away from its place',
      {
        game: 'francis-drake',
        places: [
          { id: 'queen', circles: { 3: [{ office: 'admiral' }], 4: [{ guns: 1 }], 5: [{ guns: 1 }] } },
        ],
      },
      'place "queen": field "circles.3.0" (circles, with 3 players 1): this token is fetched at its own place only',
    ],
    [
      'a piece that the rules name',
      { game: 'francis-drake', remove: ['panama'] },
      'neither added nor removed',
    ],
  ])('%s is refused', async (_, json, message) => {
    const { verdict, problems, game } = await checkPack(file(json), { games: 0 });
    const words = await loadPackWords(game, 'en');
    const said = problems.map((problem) => sayProblem(problem, words)).join('\n');
    expect([verdict, said]).toEqual(['forbidden', expect.stringContaining(message)]);
  });

  test('a file that is too long is not read', () => {
    const long = `{"game": "maracaibo", "note": "${'x'.repeat(LIMITS.bytes)}"}`;
    expect(readPackText('long.json', long)).toMatchObject({ fault: { code: 'limit', limit: 'bytes' } });
    expect(readPackText('torn.json', '{')).toMatchObject({ fault: { code: 'not-json' } });
  });
});
