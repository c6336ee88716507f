import { describe, expect, it } from 'vitest';
import { cupFacts, entrantName, namesOf, tempoInWords } from '../../src/clubs/cup-words.ts';
import { clubsTexts } from '../all-texts.ts';
import { cupOf } from './cups.ts';

const { en, fr } = clubsTexts;

describe('entrants', () => {
  it('are called by their names, bots by level and number', () => {
    expect(entrantName({ id: 'p', name: 'Anna' }, en, 'en')).toBe('Anna');
    expect(entrantName({ id: 'bot-3', level: 'sailor', number: 3 }, fr, 'fr')).toBe('Matelot 3');
    expect(entrantName({ id: 'p' }, en, 'en')).toBe('Someone who has left');
  });

  it('are listed as the language does', () => {
    expect(namesOf(cupOf(3), [0, 2], en, 'en')).toBe('A and C');
    expect(namesOf(cupOf(3), [0, 1, 2], fr, 'fr')).toBe('A, B et C');
  });
});

describe('the settings of a cup in words', () => {
  const played = { game: 'Port Royal', mode: 'Base game' };
  const told = (...[cup]: Parameters<typeof cupOf> extends [number, ...infer More] ? More : never) =>
    Object.fromEntries(
      cupFacts(cupOf(4, cup), played, en.cups, 'en').map(({ label, value }) => [label, value]),
    );

  it('say how it is played', () => {
    expect(told()).toEqual({
      Form: 'Swiss',
      Game: 'Port Royal, Base game',
      'At a table': 'two',
      Tempo: 'Live, without a clock',
      Rounds: 'as many as it takes',
      Deadline: 'none',
      Begins: 'when an organiser starts it',
      Followers: 'everyone with the link',
    });
  });

  it('say how many rounds there are, once that is known', () => {
    expect(told({ settings: { form: 'league', laps: 2 }, plannedRounds: 6 })['Rounds']).toBe(
      '6 rounds, everyone meets twice',
    );
    expect(told({ settings: { rounds: 5 } })['Rounds']).toBe('5 rounds');
  });

  it('name the deadline, and dates that are kept', () => {
    const facts = told({ settings: { days: 7, early: false } });
    expect(facts['Deadline']).toBe('7 days a round; then a bot plays for anyone who is late');
    expect(facts['Next round']).toBe('begins on its date');
  });

  it('name the tempo', () => {
    expect(tempoInWords({ kind: 'days', days: 3 }, en.cups, 'en')).toBe('By turns, 3 days a decision');
    expect(tempoInWords({ kind: 'move', seconds: 90 }, en.cups, 'en')).toBe('Live, 90 seconds a decision');
    expect(tempoInWords({ kind: 'game', seconds: 1200, increment: 10 }, en.cups, 'en')).toBe(
      'Live, 20 minutes a game and 10 seconds a decision',
    );
  });
});
