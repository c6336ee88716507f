import { describe, expect, it } from 'vitest';
import type { Written } from '@captains-table/catalogue/pieces';
import { describePieces, loadPieces, packBetween, resolvePack } from '@captains-table/catalogue/pieces';
import { boxWith, pieceIn, placedIn, withPiece } from '../../src/workshop/pack/box.ts';
import type { Draft, Edit } from '../../src/workshop/pack/edits.ts';
import { applied, remembered, undone } from '../../src/workshop/pack/edits.ts';
import { sourceOfField, sourceOfPiece, withField } from '../../src/workshop/pack/provenance.ts';

const pieces = await loadPieces('maracaibo');
if (pieces === undefined) throw new Error('there are no pieces of Maracaibo');
const description = describePieces(pieces);
const ours: Written = pieces.ours;
const cards = description.collections.find(({ id }) => id === 'cards');
const routes = description.collections.find(({ id }) => id === 'routes');
if (cards === undefined || routes === undefined) throw new Error('collections are missing');

const card = (box: Written, id = 'A01') => {
  const found = pieceIn(box, cards, id);
  if (typeof found !== 'object' || found === null) throw new Error(`there is no card ${id}`);
  return { ...found };
};

const start: Draft = { box: ours, checked: new Set() };

function pointsEdit(draft: Draft, points: number, at: number): Edit {
  const before = card(draft.box);
  const after = withField(before, card(ours), 'points', points);
  return { what: 'piece', collection: 'cards', key: 'A01', before, after, field: 'points', at };
}

describe('a pack in the workshop', () => {
  it('changes a card, and undo brings ours back', () => {
    const edit = pointsEdit(start, 9, 0);
    const later = applied(start, edit, ours, description);
    expect(card(later.box)).toMatchObject({ points: 9, sources: { points: 'box' } });
    expect(undone(later, edit, ours, description).box).toEqual(ours);
  });

  it('takes keystrokes in one field for one edit', () => {
    const first = pointsEdit(start, 1, 0);
    const draft = applied(start, first, ours, description);
    const past = remembered([first], pointsEdit(draft, 12, 300));
    expect(past).toHaveLength(1);
    expect(past[0]).toMatchObject({ before: card(ours), after: { points: 12 } });
    expect(remembered([first], pointsEdit(draft, 12, 5_000))).toHaveLength(2);
  });

  it('becomes a file of what differs, and the same box again', () => {
    const { box } = applied(start, pointsEdit(start, 9, 0), ours, description);
    const without = withPiece(box, cards, 'A02', undefined);
    const file = packBetween({ game: 'maracaibo' }, ours, without, description);
    expect(file).toMatchObject({ cards: [{ id: 'A01', points: 9 }], remove: ['A02'] });
    expect(boxWith(ours, file, description)).toEqual(without);
    expect(resolvePack(pieces, [{ name: 'mine', json: file }]).written).toEqual(without);
  });

  it('keeps what does not fit, so that it can be mended', () => {
    const broken = withPiece(ours, cards, 'A01', { ...card(ours), points: 'many' });
    const file = packBetween({ game: 'maracaibo' }, ours, broken, description);
    expect(boxWith(ours, file, description)).toEqual(broken);
    const { problems } = resolvePack(pieces, [{ name: 'mine', json: file }]);
    expect(problems).toMatchObject([{ collection: 'cards', piece: 'A01', field: 'points' }]);
  });

  it('knows pieces of a list by their places', () => {
    expect(placedIn(ours, routes)[0]?.key).toBe('1');
    const first = pieceIn(ours, routes, '1');
    const shorter = withPiece(ours, routes, '1', undefined);
    expect(pieceIn(shorter, routes, '1')).not.toEqual(first);
  });

  it('marks a piece as checked and takes the mark back', () => {
    const edit: Edit = { what: 'check', mark: 'cards/A01', on: true };
    const later = applied(start, edit, ours, description);
    expect([...later.checked]).toEqual(['cards/A01']);
    expect(undone(later, edit, ours, description).checked.size).toBe(0);
  });
});

describe('where a value comes from', () => {
  it('is what our content says, until it is changed', () => {
    const mine = withField(card(ours), card(ours), 'points', 9);
    expect(sourceOfPiece(cards, card(ours), card(ours))).toBe('reconstructed');
    expect(sourceOfField(cards, card(ours), card(ours), 'cost')).toBe('published');
    expect(sourceOfPiece(cards, mine, card(ours))).toBe('box');
    expect(sourceOfField(cards, mine, card(ours), 'points')).toBe('box');
    expect(sourceOfField(cards, mine, card(ours), 'cost')).toBe('published');
  });

  it('is as certain for a piece as its least certain value', () => {
    const port = (sources: Readonly<Record<string, string>>) => ({
      id: 'macau',
      name: 'Macau',
      value: 3,
      source: 'rulebook',
      sources,
    });
    const sourceOf = (piece: unknown) => sourceOfPiece(cards, piece, piece);
    expect(sourceOf(port({}))).toBe('rulebook');
    expect(sourceOf(port({ value: 'published' }))).toBe('published');
    expect(sourceOf(port({ name: 'published', value: 'reconstructed' }))).toBe('reconstructed');
    // What it lacks says nothing about it.
    expect(sourceOf(port({ good: 'reconstructed' }))).toBe('rulebook');
    expect(sourceOf({ ...port({}), source: 'box' })).toBe('box');
  });

  it('is ours again when the value is', () => {
    const mine = withField(card(ours), card(ours), 'points', 9);
    expect(withField(mine, card(ours), 'points', 5)).toEqual(card(ours));
  });
});
