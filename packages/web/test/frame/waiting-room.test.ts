import type { GameMeta } from '@captains-table/kernel';
import type { SeatInfo } from '@captains-table/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import { arrangementOf, arrangements, canSit, missing } from '../../src/frame/room/chairs.ts';
import { gameNamed } from '../matches.ts';

const person: SeatInfo = { kind: 'person', person: 'ines', name: 'Inès' };
const open: SeatInfo = { kind: 'open' };
const invited: SeatInfo = { kind: 'invited' };
const bot: SeatInfo = { kind: 'bot', level: 'mate' };
const closed: SeatInfo = { kind: 'closed' };
const options = { mode: 'base' };
const watching = { host: false };

describe('the waiting room', () => {
  let meta: GameMeta;
  beforeAll(async () => {
    ({ meta } = (await gameNamed('port-royal')).game);
  });

  it('lets a full table start', () => {
    expect(missing({ seats: [person, bot], options }, meta)).toEqual([]);
    expect(missing({ seats: [person, bot, closed], options }, meta)).toEqual([]);
  });

  it('counts the chairs that are still to be filled', () => {
    expect(missing({ seats: [person, open, invited], options }, meta)).toEqual([
      { kind: 'seats', chairs: 2 },
    ]);
  });

  it('wants at least one person', () => {
    expect(missing({ seats: [bot, bot], options }, meta)).toEqual([{ kind: 'people' }]);
  });

  it('knows how many players the mode is for', () => {
    expect(missing({ seats: [person, closed], options }, meta)).toEqual([{ kind: 'too-few', atLeast: 2 }]);
    expect(missing({ seats: [person, bot, bot, bot, bot, bot], options }, meta)).toEqual([
      { kind: 'too-many', atMost: 5 },
    ]);
  });

  it('offers a seat to a person who has none, when one is free or kept for their invitation', () => {
    expect(canSit({ seats: [person, open], you: watching }, undefined)).toBe(true);
    expect(canSit({ seats: [person, open], you: { ...watching, seat: 0 } }, undefined)).toBe(false);
    expect(canSit({ seats: [person, invited], you: watching }, undefined)).toBe(false);
    expect(canSit({ seats: [person, invited], you: watching }, 'K7Q2')).toBe(true);
  });

  it('lets the host take one chair only', () => {
    const scene = { seats: [person, open], you: { host: true, seat: 0 } };
    expect(arrangements(scene, 1)).not.toContain('me');
    expect(arrangements(scene, 0)).toContain('me');
    expect(arrangements({ ...scene, you: { host: true } }, 1)).toContain('me');
    expect(arrangementOf(scene, 0)).toBe('me');
    expect(arrangementOf({ ...scene, you: { host: true, seat: 1 } }, 0)).toBeUndefined();
  });
});
