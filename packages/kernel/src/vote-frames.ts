/**
 * Votes. All players choose at once. An open vote is seen as soon as it is cast; a secret one when all
 * are cast. Most votes win; where that leaves several, the game says which, or a seat decides among them.
 *
 * A game lists `vote: voteFrames({ finish })` in its table of frames and calls `startVote`. Its view shows
 * `votesSeenBy` and, when all are cast, the votes of the result; its re-deal calls `redealVotes`, so that a
 * secret vote stays one.
 */
import type { Chance } from './chance.ts';
import { pick } from './chance.ts';
import { reveal } from './deck.ts';
import type { EventSink, GameEvent } from './events.ts';
import type { FrameKind } from './frames.ts';
import type { Frame, GameState, Move, Seat, Viewer } from './game.ts';
import { must } from './must.ts';
import type { KernelCode, Refusal } from './refusal.ts';
import { NO_SUCH_CHOICE, VOTE_FIRST } from './refusal.ts';

export interface VoteFrame {
  readonly kind: 'vote';
  /** What is voted on, by its name in the texts. */
  readonly vote: string;
  readonly choices: readonly string[];
  readonly secret: boolean;
  /** The seat that decides between equal numbers of votes; -1 where the game says how they are settled. */
  readonly decider: Seat;
  /** By seat; '' until cast. */
  cast: string[];
  /** The choices with equally many votes, once the decider is asked. */
  tied: string[];
}

export interface VoteDecision {
  readonly seat: Seat;
  readonly kind: 'vote';
  readonly vote: string;
  /** What can be voted for: all choices, or those that are tied. */
  readonly choices: readonly string[];
  readonly secret: boolean;
  /** The players who have voted. */
  readonly voted: readonly Seat[];
  /** By seat what all may know: '' for a vote that is not cast, or still secret. */
  readonly votes: readonly string[];
  /** Whether the seat is asked to decide between equal numbers of votes. */
  readonly tied: boolean;
}

export interface VoteMove {
  readonly kind: 'vote';
  readonly choice: string;
}

export type VoteEvent =
  | { readonly key: 'vote-asked'; readonly vote: string; readonly choices: readonly string[] }
  | { readonly key: 'voted'; readonly vote: string; readonly seat: Seat; readonly choice: string }
  | { readonly key: 'voted-secretly'; readonly vote: string; readonly seat: Seat }
  | { readonly key: 'votes-shown'; readonly vote: string; readonly votes: readonly string[] }
  | {
      readonly key: 'vote-tied';
      readonly vote: string;
      readonly seat: Seat;
      readonly tied: readonly string[];
    }
  | { readonly key: 'vote-decided'; readonly vote: string; readonly choice: string };

/** What a vote frame hands to the frame below it. */
export interface VoteResult {
  readonly kind: 'vote-result';
  readonly vote: string;
  readonly choice: string;
  /** By seat. */
  readonly votes: readonly string[];
}

/** What is asked, of how many players. */
export interface VoteToTake {
  readonly vote: string;
  /** Two or more, each once. */
  readonly choices: readonly string[];
  readonly secret: boolean;
  readonly seats: number;
  /** The seat that decides between equal numbers of votes. */
  readonly decider?: Seat;
}

export function startVote(
  state: GameState,
  { vote, choices, secret, seats, decider = -1 }: VoteToTake,
  events: EventSink<VoteEvent>,
): void {
  const cast = Array.from({ length: seats }, () => '');
  const frame: VoteFrame = { kind: 'vote', vote, choices, secret, decider, cast, tied: [] };
  state.stack.push(frame);
  events?.({ key: 'vote-asked', vote, choices });
}

/** What a parent frame is given when a vote is decided. */
export function isVoteResult(result: unknown): result is VoteResult {
  return typeof result === 'object' && result !== null && 'kind' in result && result.kind === 'vote-result';
}

interface VoteRules<S extends GameState, E extends GameEvent> {
  /** The game's own, from `framesGame`. */
  readonly finish: (state: S, events: EventSink<E>, result?: VoteResult) => void;
  /** How a tie is settled where no seat decides. Without it the first of the tied choices wins. */
  readonly settleTie?: (state: S, frame: VoteFrame, tied: readonly string[]) => string;
}

/** The frame kind that takes a vote. */
export function voteFrames<S extends GameState, E extends GameEvent>({
  finish,
  settleTie,
}: VoteRules<S, E | VoteEvent>): FrameKind<S, VoteFrame, VoteMove, E | VoteEvent, VoteDecision> {
  type Events = EventSink<E | VoteEvent>;

  function decide(state: S, { vote, cast }: VoteFrame, choice: string, events: Events): void {
    events?.({ key: 'vote-decided', vote, choice });
    finish(state, events, { kind: 'vote-result', vote, choice, votes: cast });
  }

  function count(state: S, frame: VoteFrame, events: Events): void {
    const { vote, secret, decider, cast } = frame;
    if (secret) {
      reveal(state);
      events?.({ key: 'votes-shown', vote, votes: cast.slice() });
    }
    const winners = mostVoted(frame);
    const [first] = winners;
    if (winners.length > 1 && decider >= 0) {
      frame.tied = winners;
      events?.({ key: 'vote-tied', vote, seat: decider, tied: winners });
    } else {
      const choice = winners.length > 1 ? settleTie?.(state, frame, winners) : first;
      decide(state, frame, must(choice ?? first), events);
    }
  }

  return {
    pending: (_state, frame) => decisionsOf(frame),
    legal: (_state, frame, seat) =>
      isAsked(frame, seat) ? openChoices(frame).map((choice) => ({ kind: 'vote', choice })) : [],
    apply(state, frame, seat, { choice }, events) {
      if (frame.tied.length > 0) {
        decide(state, frame, choice, events);
        return;
      }
      frame.cast[seat] = choice;
      const { vote, secret } = frame;
      events?.(secret ? { key: 'voted-secretly', vote, seat } : { key: 'voted', vote, seat, choice });
      if (!frame.cast.includes('')) count(state, frame, events);
    },
    whyNot: (_state, _frame, _seat, move) => refusalOf(move),
  };
}

function decisionsOf(frame: VoteFrame): VoteDecision[] {
  const { vote, secret, cast, tied } = frame;
  const voted = seatsOf(frame).filter((seat) => cast[seat] !== '');
  return seatsOf(frame)
    .filter((seat) => isAsked(frame, seat))
    .map((seat) => ({
      seat,
      kind: 'vote',
      vote,
      choices: openChoices(frame),
      secret,
      voted,
      votes: votesSeenBy(frame, 'spectator'),
      tied: tied.length > 0,
    }));
}

function isAsked({ tied, decider, cast }: VoteFrame, seat: Seat): boolean {
  return tied.length > 0 ? seat === decider : cast[seat] === '';
}

function openChoices({ tied, choices }: VoteFrame): readonly string[] {
  return tied.length > 0 ? tied : choices;
}

function seatsOf({ cast }: VoteFrame): Seat[] {
  return cast.map((_, seat) => seat);
}

function mostVoted({ choices, cast }: VoteFrame): string[] {
  const votesFor = (choice: string) => cast.filter((vote) => vote === choice).length;
  const most = Math.max(...choices.map(votesFor));
  return choices.filter((choice) => votesFor(choice) === most);
}

function refusalOf(move: Move): Refusal<KernelCode> {
  return move.kind === 'vote' ? NO_SUCH_CHOICE : VOTE_FIRST;
}

/** The votes by seat as a viewer may know them: '' for one that is not cast, or still secret. */
export function votesSeenBy(frame: VoteFrame, viewer: Viewer): string[] {
  return frame.cast.map((choice, seat) => (isHidden(frame, seat, viewer) ? '' : choice));
}

/** Gives the votes that a viewer cannot know another content, in place. */
export function redealVotes(frame: VoteFrame, viewer: Viewer, chance: Chance): void {
  for (const seat of seatsOf(frame)) {
    if (isHidden(frame, seat, viewer)) frame.cast[seat] = pick(chance, frame.choices);
  }
}

function isHidden({ secret, cast, tied }: VoteFrame, seat: Seat, viewer: Viewer): boolean {
  return secret && tied.length === 0 && cast[seat] !== '' && seat !== viewer;
}

/** The vote that is being taken on top of the stack. */
export function openVote(stack: readonly Frame[]): VoteFrame | undefined {
  const top = stack.at(-1);
  return top !== undefined && isVoteFrame(top) ? top : undefined;
}

function isVoteFrame(frame: Frame): frame is VoteFrame {
  return frame.kind === 'vote';
}
