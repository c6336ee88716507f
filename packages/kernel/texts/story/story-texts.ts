import type {
  GameEvent,
  Move,
  PageDecision,
  PageEvent,
  PageMove,
  Pending,
  Phrase,
  VoteDecision,
  VoteEvent,
  VoteMove,
} from '../../src/index.ts';

/**
 * What is said about pages and votes in every game with a story. A game spreads these among its own
 * phrases. None of them tells what a page says.
 */
export interface StoryTexts {
  readonly prompts: Phrases<PageDecision | VoteDecision, 'kind'>;
  readonly moves: Phrases<PageMove | VoteMove, 'kind'>;
  readonly events: Phrases<PageEvent | VoteEvent, 'key'>;
}

type Phrases<Subject extends Move | Pending | GameEvent, Key extends 'kind' | 'key'> = {
  readonly [K in Extract<Subject, Record<Key, string>>[Key]]: Phrase<Extract<Subject, Record<Key, K>>>;
};

/** What is voted on and what can be voted for, by their ids. */
export type VoteNames = Readonly<Record<string, string>>;
