import { describe, expect, it } from 'vitest';
import { loadRules } from '@captains-table/catalogue';
import { must } from '@captains-table/kernel';
import { PORTRAITS } from '@captains-table/protocol';
import { likeBefore } from '../../src/campaigns/like-before.ts';
import { newDraft } from '../../src/lobby/new-table/draft.ts';

const { meta } = must(await loadRules('port-royal'));
const [PORTRAIT] = PORTRAITS;
const MODE = 'adventure-cooperative';
const SEATS = [
  { name: 'Rackham', level: 'mate' },
  { name: 'Ann', person: 'ann' },
  { name: 'Bo', person: 'bo' },
];

describe('the form for the next chapter', () => {
  it('seats me where I sat, bots where they sat, and leaves the chairs of others open', () => {
    const draft = likeBefore(newDraft(meta, 'online'), meta, { mode: MODE, seats: SEATS }, 'bo');
    expect(draft.mode).toBe(MODE);
    expect(draft.chairs).toEqual([{ kind: 'bot', level: 'mate' }, { kind: 'open' }, { kind: 'me' }]);
  });

  it('gives a person who was not there the first chair', () => {
    const draft = likeBefore(newDraft(meta, 'online'), meta, { mode: MODE, seats: SEATS }, 'cy');
    expect(draft.chairs).toEqual([{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]);
  });

  it('keeps names and bots on a device', () => {
    const draft = likeBefore(newDraft(meta, 'device'), meta, { mode: MODE, seats: SEATS }, undefined);
    expect(draft.chairs).toEqual([
      { kind: 'bot', level: 'mate' },
      { kind: 'person', name: 'Ann' },
      { kind: 'person', name: 'Bo' },
    ]);
  });

  it('keeps the portraits that people on a device have chosen, unless they are unknown here', () => {
    const seats = [
      { name: 'Ann', person: 'ann', portrait: PORTRAIT },
      { name: 'Bo', person: 'bo', portrait: 'a face of tomorrow' },
    ];
    const draft = likeBefore(newDraft(meta, 'device'), meta, { mode: MODE, seats }, undefined);
    expect(draft.chairs).toEqual([
      { kind: 'person', name: 'Ann', portrait: PORTRAIT },
      { kind: 'person', name: 'Bo' },
    ]);
  });

  it('begins as any table where no chapter was played', () => {
    const draft = newDraft(meta, 'online');
    expect(likeBefore(draft, meta, undefined, 'ann')).toBe(draft);
  });
});
