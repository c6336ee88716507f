/** Who is present, who decides, who has to agree: what the table says about people. */
import type { SeatInfo } from '@captains-table/protocol';
import { describe, expect, it } from 'vitest';
import { takeBackWords } from '../../src/frame/menu/take-back-words.ts';
import { seatNote } from '../../src/frame/panels/seat-note.ts';
import { whatIsMissing } from '../../src/frame/room/missing-words.ts';
import { tableTexts } from '../all-texts.ts';

const { en } = tableTexts;
const ines: SeatInfo = { kind: 'person', person: 'ines', name: 'Inès', present: true };
const joost: SeatInfo = { kind: 'person', person: 'joost', name: 'Joost', present: true };
const bot: SeatInfo = { kind: 'bot', level: 'mate' };
const gone = (seat: SeatInfo): SeatInfo => ({ ...seat, present: false });

describe('the waiting room', () => {
  const said = (seats: readonly SeatInfo[], host: boolean) =>
    whatIsMissing({ seats, host: 'ines', you: { seat: host ? 0 : 1, host } }, [], en, 'en');

  it('says that everybody is here only when everybody is', () => {
    expect(said([ines, joost, bot], true)).toBe('Everybody is here.');
    expect(said([ines, gone(joost), bot], true)).toBe('Every chair is taken. Not here just now: Joost.');
  });

  it('says to a guest who will start the game, and whether they are there to do it', () => {
    expect(said([ines, joost], false)).toBe('Inès starts the game.');
    expect(said([gone(ines), joost], false)).toBe('Inès starts the game, but is not here just now.');
  });
});

describe('the note at a name', () => {
  const note = (of: number, active: number | undefined, decides: number, you = 0) =>
    seatNote({
      scene: { seats: [ines, joost, bot], you: { seat: you, host: false }, status: 'playing' },
      play: { pending: [{ seat: decides, kind: 'trade' }] },
      of,
      active,
      together: false,
      words: en,
    });

  it('calls active whom the rules call active, not the player who decides', () => {
    expect(note(1, 1, 0)).toBe('active');
    expect(note(0, 1, 0)).toBe('You, choosing');
    expect(note(0, 0, 0)).toBe('You, active');
    expect(note(2, 1, 2)).toBe('choosing');
  });

  it('calls no one active in a game without that word', () => {
    expect(note(0, undefined, 0)).toBe('You, choosing');
    expect(note(1, undefined, 0)).toBeUndefined();
  });
});

describe('to take back what was revealed', () => {
  const words = (seats: readonly SeatInfo[], where: 'server' | 'device') =>
    takeBackWords({ seats, you: { seat: 0, host: true } }, where, en.menu);

  it('is a proposal where another player has to agree', () => {
    expect(words([ines, joost, bot], 'server')).toMatchObject({ title: 'Propose to take moves back' });
  });

  it.each([
    ['against bots', [ines, bot, bot]],
    ['after a player resigned', [ines, { ...joost, away: 'resigned' }]],
  ] as const)('is simply done %s', (_, seats) => {
    const said = words(seats, 'server');
    expect(said.title).toBe('Take moves back');
    expect(`${said.why} ${said.go}`).not.toMatch(/[Ee]verybody|[Pp]ropose/);
  });

  it('is never done over the head of a player who may return', () => {
    expect(words([ines, { ...joost, away: 'time' }], 'server').title).toBe('Propose to take moves back');
  });

  it('is talked over by those who share a device', () => {
    expect(words([ines, joost], 'device').why).toContain('You sit together');
  });
});
