/** Figures that no box has: refused at their field, or played with to the end. */
import { isRecord } from '@captains-table/kernel';
import { describe, expect, test } from 'vitest';
import type { FieldType } from '../../src/pieces/index.ts';
import { PACK_GAMES, checkPack, describePieces, fieldsOf, loadPieces } from '../../src/pieces/index.ts';

async function figuresOf(game: string) {
  const pieces = await loadPieces(game);
  const ours = pieces?.ours['figures'];
  if (pieces === undefined || !isRecord(ours)) throw new Error(`${game} has no figures`);
  const { collections, definitions } = describePieces(pieces);
  const type = collections.find(({ id }) => id === 'figures')?.type ?? { kind: 'anything' };
  const fields = fieldsOf(type, ours, definitions).filter(({ name }) => !name.startsWith('source'));
  return { ours, fields };
}

const pack = (game: string, figures: object) => [{ name: 'own.json', json: { game, figures } }];

/** A value in the place of the first number of a figure, which may be a list or a record. */
function bent(ours: unknown, value: unknown): unknown {
  if (Array.isArray(ours)) return ours.with(0, value);
  if (!isRecord(ours)) return value;
  const [first = ''] = Object.keys(ours);
  return { ...ours, [first]: value };
}

/** The smallest and the largest that a figure may be; a list as long as it may. */
function edges(type: FieldType, ours: unknown): readonly unknown[] {
  switch (type.kind) {
    case 'number':
      return [type.min, type.max];
    case 'list': {
      const length = type.most ?? (Array.isArray(ours) ? ours.length : 1);
      return edges(type.of, undefined).map((edge) => Array.from({ length }, () => edge));
    }
    case 'record':
      return [0, 1].map((end) =>
        Object.fromEntries(type.fields.map((field) => [field.name, edges(field.type, undefined)[end]])),
      );
    default:
      return [];
  }
}

describe.each(PACK_GAMES)('hostile figures of %s', (game) => {
  test('below nothing, beyond all measure, in parts, missing or no number: refused at their field', async () => {
    const { ours, fields } = await figuresOf(game);
    expect(fields.length).toBeGreaterThan(3);
    for (const { name } of fields) {
      for (const value of [-1, 1e9, Number.MAX_SAFE_INTEGER, 1.5, null, 'many', [[]], {}, '<b>']) {
        const { verdict, problems } = await checkPack(pack(game, { [name]: bent(ours[name], value) }), {
          games: 0,
        });
        expect([name, value, verdict]).toEqual([name, value, 'forbidden']);
        expect(problems.some(({ field }) => field?.split('.').includes(name))).toBe(true);
      }
      const { verdict } = await checkPack(pack(game, { [name]: null }), { games: 0 });
      expect([name, verdict]).toEqual([name, 'forbidden']);
    }
  });

  test('an unknown figure is refused by its name', async () => {
    const { problems } = await checkPack(pack(game, { sails: 3 }), { games: 0 });
    expect(problems).toMatchObject([
      { collection: 'figures', field: 'sails', fault: { code: 'unknown-field' } },
    ]);
  });

  test('the smallest and the largest of each: refused in words, or every game ends', async () => {
    const { ours, fields } = await figuresOf(game);
    for (const { name, type } of fields) {
      for (const [at, edge] of edges(type, ours[name]).entries()) {
        const check = await checkPack(pack(game, { [name]: edge }), { games: 4, seed: `${name} ${at}` });
        const { verdict, played, problems } = check;
        const isRefused = verdict === 'forbidden' && problems.some(({ grade }) => grade === 'error');
        const isPlayed = played?.games === 4 && played.fault === undefined;
        expect([name, edge, isRefused || isPlayed]).toEqual([name, edge, true]);
      }
    }
  }, 120_000);
});
