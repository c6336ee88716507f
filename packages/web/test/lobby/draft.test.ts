import { describe, expect, it } from 'vitest';
import { loadTableGame } from '@captains-table/catalogue';
import type { GameMeta } from '@captains-table/kernel';
import {
  asksForNames,
  chairOf,
  newDraft,
  optionsOf,
  problemsOf,
  withChair,
  withMode,
  withPlayers,
  withValue,
  withWhere,
} from '../../src/lobby/new-table/draft.ts';

const loaded = await loadTableGame('port-royal');
if (loaded === undefined) throw new Error('there is no Port Royal');
const { meta } = loaded.game;
const kinds = (draft: { readonly chairs: readonly { readonly kind: string }[] }) =>
  draft.chairs.map(({ kind }) => kind);

describe('a new table', () => {
  it('on this device is one person against bots', () => {
    expect(kinds(newDraft(meta, 'device'))).toEqual(['person', 'bot', 'bot', 'bot']);
  });

  it('online is me and open chairs', () => {
    expect(kinds(newDraft(meta, 'online'))).toEqual(['me', 'open', 'open', 'open']);
  });

  it.each(['device', 'online'] as const)('has nothing wrong from the start: %s', (where) => {
    for (const { id } of meta.modes)
      expect(problemsOf(meta, withMode(meta, newDraft(meta, where), id))).toEqual([]);
  });

  it('has a value for every option of its mode, and no other', () => {
    const draft = newDraft(meta, 'device');
    const mode = meta.modes[0];
    expect(Object.keys(optionsOf(draft)).toSorted()).toEqual(
      ['mode', ...(mode?.options.map(({ id }) => id) ?? [])].toSorted(),
    );
  });
});

describe('another mode', () => {
  it('keeps the options both have, and forgets the others', () => {
    const draft = withValue(withValue(newDraft(meta, 'device'), 'randomStart', false), 'gambler', true);
    const sails = withMode(meta, draft, 'sets-sail');
    expect(optionsOf(sails)).toEqual({ mode: 'sets-sail', randomStart: false });
  });

  it('takes chairs away or brings more, as its players need', () => {
    const solo = withMode(meta, newDraft(meta, 'device'), 'solo');
    expect(kinds(solo)).toEqual(['person']);
    expect(kinds(withMode(meta, solo, 'base'))).toEqual(['person', 'bot']);
  });
});

describe('chairs', () => {
  it('know only one of me: sitting down elsewhere frees the first', () => {
    const draft = withChair(newDraft(meta, 'online'), 2, { kind: 'me' });
    expect(kinds(draft)).toEqual(['open', 'open', 'me', 'open']);
  });

  it('are offered again when the table moves: friends are expected online, bots on a device', () => {
    const online = withChair(newDraft(meta, 'online'), 3, chairOf('bot', 'mate'));
    const here = withWhere(online, 'device');
    expect(kinds(here)).toEqual(['person', 'bot', 'bot', 'bot']);
    expect(kinds(withWhere(here, 'online'))).toEqual(['me', 'open', 'open', 'open']);
  });

  it('are added and taken away at the end', () => {
    const more = withPlayers(newDraft(meta, 'device'), 5);
    expect(kinds(more)).toEqual(['person', 'bot', 'bot', 'bot', 'bot']);
    expect(kinds(withPlayers(more, 2))).toEqual(['person', 'bot']);
  });

  it('ask for names only where several people share the device', () => {
    const alone = newDraft(meta, 'device');
    expect(asksForNames(alone)).toBe(false);
    expect(asksForNames(withChair(alone, 1, chairOf('person')))).toBe(true);
    expect(asksForNames(newDraft(meta, 'online'))).toBe(false);
  });
});

describe('what is wrong is said at its field', () => {
  const draft = newDraft(meta, 'online');

  it('too few players once chairs are put away', () => {
    const closed = [1, 2, 3].reduce((table, seat) => withChair(table, seat, { kind: 'closed' }), draft);
    expect(problemsOf(meta, closed)).toEqual([{ field: 'players' }]);
  });

  it('bots among themselves', () => {
    expect(problemsOf(meta, { ...draft, chairs: draft.chairs.map(() => chairOf('bot')) })).toEqual([
      { field: 'chairs' },
    ]);
  });

  it('a mode that is not there, an option that is not its own, a value out of range', () => {
    const small: GameMeta = {
      ...meta,
      modes: [
        {
          id: 'base',
          players: { min: 2, max: 5 },
          options: [{ id: 'rounds', type: 'integer', min: 1, max: 3, default: 2 }],
        },
      ],
    };
    const plain = newDraft(small, 'online');
    expect(problemsOf(small, { ...plain, mode: 'moon' })).toEqual([{ field: 'mode' }]);
    expect(problemsOf(small, withValue(plain, 'rounds', 4))).toEqual([{ field: 'option', id: 'rounds' }]);
    expect(problemsOf(small, withValue(plain, 'wind', true))).toEqual([{ field: 'option', id: 'wind' }]);
  });
});
