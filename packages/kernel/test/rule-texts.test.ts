import { ticTacToe } from '@captains-table/tic-tac-toe';
import { texts } from '@captains-table/tic-tac-toe/texts';
import { describe, expect, test } from 'vitest';
import { TextCheck, playChecked } from '../src/contract/index.ts';
import { defined } from '../src/records.ts';
import { Speech } from '../src/speech.ts';
import type { RuleTexts } from '../src/texts.ts';

const OWED = { seat: 0, kind: 'turn' };
const { rules: _rules, ...withoutRules } = texts.en;
const speech = (rules: RuleTexts | undefined) =>
  new Speech({ ...withoutRules, ...defined({ rules }) }, (seat) => `${seat}`);

describe('the rules a player reads', () => {
  test('are those that govern the decision, each with its number', () => {
    const [first] = new Speech(texts.fr, () => '').rules(OWED);
    expect(first).toEqual({ id: 'TTT-2.1', sentence: expect.stringContaining('case vide') });
  });

  test('can be asked for by number, as a refusal names them', () => {
    expect(new Speech(texts.en, () => '').rule('TTT-2.2')?.sentence).toContain('cannot be marked again');
    expect(new Speech(texts.en, () => '').rule('toString')).toBeUndefined();
  });

  test('are none where the game has no words for them', () => {
    expect(speech(undefined).rules(OWED)).toEqual([]);
    expect(speech(undefined).rule('TTT-2.2')).toBeUndefined();
  });
});

describe('the check of the texts', () => {
  /** What is missing when tic-tac-toe is played with these rules in Dutch. */
  function gaps(rules: RuleTexts): readonly string[] {
    const check = new TextCheck(ticTacToe, { ...texts, nl: { ...texts.nl, rules } });
    playChecked(ticTacToe, { seats: 2, options: { mode: 'classic' } }, 'rules', {
      onMove: (state, seat, move) => check.hear(state, seat, move),
    });
    return [...check.gaps];
  }
  const sentences: RuleTexts['sentences'] = texts.nl.rules?.sentences ?? {};

  test('finds a decision about which there is no rule', () => {
    expect(gaps({ sentences, about: () => [] })).toEqual(['nl: no rule is about turn']);
  });

  test('finds a rule without a sentence, also one that only a refusal names', () => {
    const { 'TTT-2.2': _gone, ...others } = sentences;
    expect(gaps({ sentences: others, about: () => ['TTT-2.1'] })).toEqual(['nl: rules.TTT-2.2 is missing']);
    expect(gaps({ sentences, about: () => ['TTT-none'] })).toEqual(['nl: rules.TTT-none is missing']);
  });
});
