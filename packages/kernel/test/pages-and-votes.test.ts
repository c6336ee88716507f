import type {
  Frame,
  FrameKind,
  GameState,
  PageDecision,
  PageEvent,
  PageFrame,
  PageMove,
  VoteDecision,
  VoteEvent,
  VoteFrame,
  VoteMove,
  VoteResult,
} from '@captains-table/kernel';
import {
  chanceFrom,
  cloneStack,
  framesGame,
  isPageTurned,
  isVoteResult,
  openPage,
  openVote,
  pageFrames,
  redealVotes,
  showPage,
  startVote,
  voteFrames,
  votesSeenBy,
} from '@captains-table/kernel';
import { beforeEach, describe, expect, test } from 'vitest';

interface BaseFrame {
  readonly kind: 'base';
}
type Frames = BaseFrame | PageFrame | VoteFrame;
interface State extends GameState {
  stack: Frame[];
  results: unknown[];
}
type Event = PageEvent | VoteEvent;
type Decision = PageDecision | VoteDecision;

/** Ends with whatever was on top of it. */
const base: FrameKind<State, BaseFrame, PageMove | VoteMove, Event, Decision> = {
  run(state) {
    state.stack.pop();
    return false;
  },
  resume: (state, _frame, result) => void state.results.push(result),
};

const frames = framesGame<State, Frames, PageMove | VoteMove, Event, Decision>({
  base,
  page: pageFrames<State, Event>((...end) => frames.finish(...end)),
  vote: voteFrames<State, Event>({
    finish: (...end) => frames.finish(...end),
    settleTie: (_state, _frame, tied) => tied.at(-1) ?? '',
  }),
});

function empty(): State {
  return { stack: [{ kind: 'base' }], chance: chanceFrom('story'), reveals: 0, results: [] };
}

const events: Event[] = [];
const hear = (event: Event) => void events.push(event);

function heard(): Event[] {
  return events.splice(0);
}

beforeEach(() => void heard());

const seats = (state: State) => frames.decisions.pending(state).map(({ seat }) => seat);
const kinds = (state: State, seat: number) => frames.decisions.legal(state, seat).map(({ kind }) => kind);
const refusal = (state: State, seat: number, move: unknown) =>
  frames.decisions.whyNot(state, seat, move)?.code;

describe('a page', () => {
  const read: PageMove = { kind: 'read', page: 'one' };
  const turn: PageMove = { kind: 'turn-page', page: 'one' };

  function shown(players = 3): State {
    const state = empty();
    showPage(state, { page: 'one', reader: 1, seats: players }, hear);
    return state;
  }

  test('K-7.4 is open to all, and showing it reveals it', () => {
    const state = shown();
    expect(heard()).toEqual([{ key: 'page', page: 'one', reader: 1 }]);
    expect(state.reveals).toBe(1);
    expect(seats(state)).toEqual([0, 1, 2]);
    expect(frames.decisions.pending(state)[2]).toEqual({
      seat: 2,
      kind: 'page',
      page: 'one',
      reader: 1,
      read: [],
    });
    expect(openPage(state.stack)).toBe('one');
  });

  test('K-7.4 is turned when all have read it', () => {
    const state = shown();
    frames.decisions.apply(state, 2, read, hear);
    frames.decisions.apply(state, 1, read, hear);
    expect(frames.decisions.pending(state)).toEqual([
      { seat: 0, kind: 'page', page: 'one', reader: 1, read: [2, 1] },
    ]);
    frames.decisions.apply(state, 0, read, hear);
    expect(state.results).toEqual([{ kind: 'page-turned', page: 'one' }]);
    expect(state.results.every(isPageTurned)).toBe(true);
    expect([seats(state), openPage(state.stack)]).toEqual([[], '']);
  });

  test('K-7.5 is turned for everyone by its reader, and by no one else', () => {
    const state = shown();
    expect([kinds(state, 0), kinds(state, 1)]).toEqual([['read'], ['read', 'turn-page']]);
    expect(refusal(state, 0, turn)).toBe('not-the-reader');
    heard();
    frames.decisions.apply(state, 1, turn, hear);
    expect(heard()).toEqual([{ key: 'page-turned', page: 'one', seat: 1 }]);
    expect(seats(state)).toEqual([]);
  });

  test('K-7.5 the last who reads it has no one to turn it for', () => {
    const state = shown();
    frames.decisions.apply(state, 0, read, undefined);
    frames.decisions.apply(state, 2, read, undefined);
    expect(kinds(state, 1)).toEqual(['read']);
    expect(refusal(state, 1, turn)).toBe('not-legal');
    expect(kinds(shown(2), 1)).toEqual(['read', 'turn-page']);
  });

  test('K-7.4 nothing else is done before it is read', () => {
    const state = shown();
    expect(refusal(state, 0, { kind: 'vote', choice: 'yes' })).toBe('page-first');
    expect(refusal(state, 0, { kind: 'read', page: 'two' })).toBe('another-page');
    expect(refusal(state, 0, { kind: 'read' })).toBe('another-page');
    frames.decisions.apply(state, 0, read, undefined);
    expect(refusal(state, 0, read)).toBe('not-your-decision');
    expect(refusal(state, 1, read)).toBeUndefined();
  });

  test('K-7.4 a copy is read by itself', () => {
    const state = shown();
    const copy = { ...state, stack: cloneStack(state.stack) };
    frames.decisions.apply(copy, 0, read, undefined);
    expect([seats(state), seats(copy)]).toEqual([
      [0, 1, 2],
      [1, 2],
    ]);
  });
});

describe('a vote', () => {
  const choices = ['east', 'west', 'stay'];
  const choose = (choice: string): VoteMove => ({ kind: 'vote', choice });

  function asked({ secret = false, decider = -1, players = 4 } = {}): State {
    const state = empty();
    startVote(state, { vote: 'course', choices, secret, seats: players, decider }, hear);
    return state;
  }

  function cast(state: State, ...votes: string[]): State {
    for (const [seat, choice] of votes.entries()) frames.decisions.apply(state, seat, choose(choice), hear);
    return state;
  }

  function resultOf({ results }: State): VoteResult {
    const [result] = results;
    if (!isVoteResult(result)) throw new Error('the vote is not decided');
    return result;
  }

  function frameOf({ stack }: State): VoteFrame {
    const frame = openVote(stack);
    if (frame === undefined) throw new Error('no vote is being taken');
    return frame;
  }

  test('K-7.6 asks all at once, and most votes win', () => {
    const state = asked();
    expect(heard()).toEqual([{ key: 'vote-asked', vote: 'course', choices }]);
    expect(seats(state)).toEqual([0, 1, 2, 3]);
    expect(frames.decisions.legal(state, 3)).toEqual(choices.map(choose));
    cast(state, 'west', 'east', 'west', 'stay');
    expect(resultOf(state)).toMatchObject({ choice: 'west', votes: ['west', 'east', 'west', 'stay'] });
    expect(seats(state)).toEqual([]);
  });

  test('K-7.6 each votes once, for one of the choices, and does nothing else before', () => {
    const state = cast(asked(), 'west');
    expect(seats(state)).toEqual([1, 2, 3]);
    expect(refusal(state, 0, choose('east'))).toBe('not-your-decision');
    expect(refusal(state, 1, choose('up'))).toBe('no-such-choice');
    expect(refusal(state, 1, { kind: 'read', page: 'one' })).toBe('vote-first');
  });

  test('K-7.6 an open vote is seen as soon as it is cast', () => {
    const state = asked();
    heard();
    cast(state, 'west', 'stay');
    expect(heard()).toEqual([
      { key: 'voted', vote: 'course', seat: 0, choice: 'west' },
      { key: 'voted', vote: 'course', seat: 1, choice: 'stay' },
    ]);
    expect(frames.decisions.pending(state)[0]).toMatchObject({
      voted: [0, 1],
      votes: ['west', 'stay', '', ''],
    });
    expect(votesSeenBy(frameOf(state), 'spectator')).toEqual(['west', 'stay', '', '']);
    expect(state.reveals).toBe(0);
  });

  test('K-7.8 a secret vote is known to its voter alone until all are cast', () => {
    const state = asked({ secret: true });
    heard();
    cast(state, 'west', 'stay', 'west');
    expect(JSON.stringify([heard(), frames.decisions.pending(state)[0]?.kind])).not.toMatch(/"choice"/);
    expect(frames.decisions.pending(state)).toMatchObject([
      { seat: 3, voted: [0, 1, 2], votes: ['', '', '', ''] },
    ]);
    expect(votesSeenBy(frameOf(state), 1)).toEqual(['', 'stay', '', '']);
    expect(votesSeenBy(frameOf(state), 3)).toEqual(['', '', '', '']);
    frames.decisions.apply(state, 3, choose('stay'), hear);
    expect(state.reveals).toBe(1);
    expect(heard()).toContainEqual({
      key: 'votes-shown',
      vote: 'course',
      votes: ['west', 'stay', 'west', 'stay'],
    });
  });

  test('K-7.8 a re-deal gives hidden votes another content, and depends on nothing hidden', () => {
    const worlds = new Set<string>();
    for (let i = 0; i < 30; i++) {
      const once = frameOf(cast(asked({ secret: true }), 'west', 'stay', 'west'));
      const other = frameOf(cast(asked({ secret: true }), 'east', 'stay', 'stay'));
      redealVotes(once, 1, chanceFrom(`world ${i}`));
      redealVotes(other, 1, chanceFrom(`world ${i}`));
      expect(once.cast).toEqual(other.cast);
      expect([once.cast[1], once.cast[3]]).toEqual(['stay', '']);
      worlds.add(once.cast.join());
    }
    expect(worlds.size).toBeGreaterThan(4);
    const open = frameOf(cast(asked(), 'west', 'stay'));
    redealVotes(open, 'spectator', chanceFrom('x'));
    expect(open.cast).toEqual(['west', 'stay', '', '']);
  });

  test('K-7.7 a tie is settled by the game where no seat decides', () => {
    expect(resultOf(cast(asked(), 'west', 'east', 'west', 'east')).choice).toBe('west');
  });

  test('K-7.7 the named seat decides, among the tied choices', () => {
    const state = asked({ secret: true, decider: 2 });
    heard();
    cast(state, 'west', 'east', 'stay', 'stay');
    expect(resultOf(state).choice).toBe('stay');
    const tied = cast(asked({ secret: true, decider: 2 }), 'west', 'east', 'east', 'west');
    expect(heard().at(-1)).toEqual({ key: 'vote-tied', vote: 'course', seat: 2, tied: ['east', 'west'] });
    expect(frames.decisions.pending(tied)).toMatchObject([
      { seat: 2, tied: true, choices: ['east', 'west'], votes: ['west', 'east', 'east', 'west'] },
    ]);
    expect(refusal(tied, 2, choose('stay'))).toBe('no-such-choice');
    expect(refusal(tied, 0, choose('east'))).toBe('not-your-decision');
    const known = frameOf(tied);
    redealVotes(known, 0, chanceFrom('x'));
    expect(known.cast).toEqual(['west', 'east', 'east', 'west']);
    frames.decisions.apply(tied, 2, choose('west'), hear);
    expect(resultOf(tied)).toMatchObject({ choice: 'west', votes: ['west', 'east', 'east', 'west'] });
    expect(heard()).toEqual([{ key: 'vote-decided', vote: 'course', choice: 'west' }]);
  });
});
