import type {
  Chance,
  EventSink,
  Frame,
  GameState,
  Language,
  Program,
  ProgramFrame,
  ProgramMove,
  ProgramPending,
  Vocabulary,
} from '@captains-table/kernel';
import {
  canBegin,
  chanceFrom,
  cloneStack,
  framesGame,
  programFrames,
  startProgram,
} from '@captains-table/kernel';
import { describe, expect, test } from 'vitest';

/** A vocabulary that only writes down what it is told, against a purse. */
interface Words extends Vocabulary {
  readonly verb:
    | { readonly op: 'say'; readonly word: string }
    | { readonly op: 'pay'; readonly coins: number }
    | { readonly op: 'ask' };
  readonly condition: 'rich';
  readonly amount: 'purse';
  readonly list: readonly string[];
}

interface State extends GameState {
  stack: (ProgramFrame<Words> | AskFrame)[];
  said: string[];
  purse: number;
}

interface AskFrame extends Frame {
  readonly kind: 'ask';
}

const language: Language<State, Words, never> = {
  can: (state, _context, verb) => verb.op !== 'pay' || state.purse >= verb.coins,
  perform(state, { item }, verb) {
    if (verb.op === 'say') state.said.push(item === undefined ? verb.word : `${verb.word} ${item}`);
    else if (verb.op === 'pay') state.purse -= verb.coins;
    else state.stack.push({ kind: 'ask' });
  },
  holds: (state) => state.purse >= 5,
  count: (state) => state.purse,
  list: (_state, _context, list) => list,
};

type AnyMove = ProgramMove | { readonly kind: 'answer' };
const finish = (state: State, events: EventSink<never>) => game.finish(state, events);
const game = framesGame<
  State,
  ProgramFrame<Words> | AskFrame,
  AnyMove,
  never,
  ProgramPending<Words> | { seat: number; kind: 'ask' }
>({
  program: programFrames(language, finish),
  ask: {
    pending: () => [{ seat: 0, kind: 'ask' }],
    legal: (_state, _frame, seat) => (seat === 0 ? [{ kind: 'answer' }] : []),
    apply(state, _frame, _seat, _move, events) {
      state.said.push('answer');
      finish(state, events);
    },
  },
});

type Effect = Program<Words>;
const say = (word: string): Effect => ({ op: 'say', word });
const pay = (coins: number): Effect => ({ op: 'pay', coins });

function begin(program: Effect, purse = 0): State {
  const chance: Chance = chanceFrom('program');
  const state: State = { stack: [], chance, reveals: 0, said: [], purse };
  startProgram(state, program, { seat: 0 });
  game.settle(state, undefined);
  return state;
}

function play(state: State, ...moves: AnyMove[]): State {
  for (const move of moves) {
    expect(game.decisions.whyNot(state, 0, move)).toBeUndefined();
    game.decisions.apply(state, 0, move, undefined);
  }
  return state;
}

const over = (state: State) => state.stack.length === 0;

describe('seq', () => {
  test('K-3.1 does its steps in order and skips the impossible', () => {
    const state = begin({ op: 'seq', of: [say('a'), pay(1), say('b'), { op: 'seq', of: [] }, say('c')] });
    expect(state.said).toEqual(['a', 'b', 'c']);
    expect(over(state)).toBe(true);
  });

  test('K-3.1 waits for a choice that a verb asks for', () => {
    const state = begin({ op: 'seq', of: [say('a'), { op: 'ask' }, say('b')] });
    expect(state.said).toEqual(['a']);
    expect(game.decisions.pending(state)).toEqual([{ seat: 0, kind: 'ask' }]);
    expect(play(state, { kind: 'answer' }).said).toEqual(['a', 'answer', 'b']);
  });
});

describe('choose', () => {
  const program: Effect = { op: 'choose', of: [say('a'), pay(3), say('c')] };

  test('K-3.2 offers what can be done', () => {
    expect(game.decisions.pending(begin(program))).toMatchObject([{ kind: 'choose', open: [0, 2] }]);
    expect(game.decisions.pending(begin(program, 3))).toMatchObject([{ kind: 'choose', open: [0, 1, 2] }]);
    expect(play(begin(program), { kind: 'choose', option: 2 }).said).toEqual(['c']);
  });

  test('K-3.3 refuses what cannot be begun', () => {
    expect(game.decisions.whyNot(begin(program), 0, { kind: 'choose', option: 1 })).toEqual({
      code: 'cannot-be-done',
      rule: 'K-3.3',
    });
    expect(game.decisions.legal(begin(program), 1)).toEqual([]);
  });

  test('K-3.2 takes a single possibility without asking, and nothing when there is none', () => {
    expect(begin({ op: 'choose', of: [pay(9), say('only')] }).said).toEqual(['only']);
    expect(over(begin({ op: 'choose', of: [pay(9)] }))).toBe(true);
  });
});

describe('anyOrder', () => {
  test('K-3.4 does all, in the order the player likes', () => {
    const state = begin({ op: 'anyOrder', of: [say('a'), say('b'), say('c')] });
    expect(game.decisions.legal(state, 0)).toHaveLength(3);
    play(state, { kind: 'next', step: 2 });
    expect(game.decisions.pending(state)).toMatchObject([{ kind: 'next', open: [0, 1] }]);
    expect(play(state, { kind: 'next', step: 1 }).said).toEqual(['c', 'b', 'a']);
    expect(over(state)).toBe(true);
  });

  test('K-3.4 drops what has become impossible', () => {
    const state = begin({ op: 'anyOrder', of: [pay(2), pay(2), say('end')] }, 2);
    expect(play(state, { kind: 'next', step: 0 }).said).toEqual(['end']);
    expect(state.purse).toBe(0);
    expect(over(state)).toBe(true);
  });
});

describe('may', () => {
  const program: Effect = {
    op: 'seq',
    of: [{ op: 'may', do: { op: 'seq', of: [pay(2), say('bought')] } }, say('end')],
  };

  test('K-3.5 asks, and does or does not', () => {
    expect(play(begin(program, 2), { kind: 'may', take: true }).said).toEqual(['bought', 'end']);
    expect(play(begin(program, 2), { kind: 'may', take: false }).said).toEqual(['end']);
  });

  test('K-3.5 does not ask for what cannot be done', () => {
    expect(begin(program, 1).said).toEqual(['end']);
  });
});

describe('times and forEach', () => {
  test('K-3.6 counts once, at the start', () => {
    expect(begin({ op: 'times', count: 3, do: say('x') }).said).toEqual(['x', 'x', 'x']);
    const shrinking = begin({ op: 'times', count: 'purse', do: { op: 'seq', of: [pay(1), say('x')] } }, 2);
    expect(shrinking.said).toEqual(['x', 'x']);
    expect(over(begin({ op: 'times', count: 0, do: say('x') }))).toBe(true);
  });

  test('K-3.8 hands each item to what is inside, however deep', () => {
    const state = begin({
      op: 'forEach',
      in: ['a', 'b'],
      do: { op: 'seq', of: [say('to'), { op: 'times', count: 2, do: say('hi') }] },
    });
    expect(state.said).toEqual(['to a', 'hi a', 'hi a', 'to b', 'hi b', 'hi b']);
  });
});

describe('when', () => {
  test('K-3.7 takes the branch that holds', () => {
    const program: Effect = { op: 'when', if: 'rich', do: say('rich'), else: say('poor') };
    expect([begin(program, 5).said, begin(program, 4).said]).toEqual([['rich'], ['poor']]);
    expect(over(begin({ op: 'when', if: 'rich', do: say('rich') }))).toBe(true);
  });

  test('K-3.7 asks whether something could be begun', () => {
    const buy: Effect = { op: 'when', if: { can: pay(2) }, do: { op: 'seq', of: [pay(2), say('bought')] } };
    expect([begin(buy, 2).said, begin(buy, 1).said]).toEqual([['bought'], []]);
  });
});

describe('canBegin', () => {
  test.each<[string, Effect, boolean]>([
    ['a verb that can be done', say('x'), true],
    ['a verb that cannot', pay(9), false],
    ['a seq by its first step', { op: 'seq', of: [pay(9), say('x')] }, false],
    ['an empty seq', { op: 'seq', of: [] }, false],
    ['a choose by any', { op: 'choose', of: [pay(9), say('x')] }, true],
    ['an anyOrder by any', { op: 'anyOrder', of: [pay(9), pay(8)] }, false],
    ['a may by what is in it', { op: 'may', do: pay(9) }, false],
    ['no times', { op: 'times', count: 0, do: say('x') }, false],
    ['a when without a branch', { op: 'when', if: 'rich', do: say('x') }, false],
    ['a when with one', { op: 'when', if: 'rich', do: pay(9), else: say('x') }, true],
    ['a forEach over nothing', { op: 'forEach', in: [], do: say('x') }, false],
    ['a forEach over something', { op: 'forEach', in: ['a'], do: say('x') }, true],
  ])('K-3.3 %s', (_name, program, expected) => {
    const state = begin({ op: 'seq', of: [] });
    expect(canBegin(language, state, { seat: 0 }, program)).toBe(expected);
  });
});

test('K-3.9 three deep, saved and copied at every step', () => {
  const program: Effect = {
    op: 'forEach',
    in: ['a', 'b'],
    do: { op: 'choose', of: [{ op: 'anyOrder', of: [say('x'), { op: 'may', do: say('y') }] }, say('z')] },
  };
  const moves: AnyMove[] = [
    { kind: 'choose', option: 0 },
    { kind: 'next', step: 1 },
    { kind: 'may', take: true },
    { kind: 'choose', option: 1 },
  ];
  let state = begin(program);
  for (const move of moves) {
    const copy: State = { ...state, stack: cloneStack(state.stack), said: [...state.said] };
    const saved: State = JSON.parse(JSON.stringify(state));
    play(state, move);
    for (const other of [copy, saved]) expect(play(other, move).said).toEqual(state.said);
    state = saved;
  }
  expect(state.said).toEqual(['y a', 'x a', 'z b']);
  expect(over(state)).toBe(true);
});

describe('frames', () => {
  test('a frame that never waits and never ends is found out', () => {
    const runaway = framesGame<State, AskFrame, never, never, never>({ ask: { run: () => false } });
    const state = begin(say('x'));
    state.stack.push({ kind: 'ask' });
    expect(() => runaway.settle(state, undefined)).toThrow('never waits and never ends');
  });

  test('a game can end in the middle of something', () => {
    const shortLived = framesGame<
      State,
      ProgramFrame<Words> | AskFrame,
      ProgramMove,
      never,
      ProgramPending<Words>
    >({ program: programFrames(language, finish), ask: {} }, (state) => state.said.includes('stop'));
    const state = begin({ op: 'seq', of: [] });
    startProgram<Words>(state, { op: 'seq', of: [say('stop'), say('too late')] }, { seat: 0 });
    shortLived.settle(state, undefined);
    expect([state.said, over(state)]).toEqual([['stop'], true]);
  });

  test('an unknown kind of frame is an error with its name', () => {
    const state = begin(say('x'));
    const stack: Frame[] = state.stack;
    stack.push({ kind: 'nobody' });
    expect(() => game.decisions.pending(state)).toThrow('nobody');
    state.stack.length = 0;
    expect(() => game.decisions.apply(state, 0, { kind: 'answer' }, undefined)).toThrow('over');
  });
});
