/** Step 6 of a scoring. Rules MA-28.18 to MA-28.23. */
import type { FrameKind } from '@captains-table/kernel';
import { isVoteResult, startVote } from '@captains-table/kernel';
import { NONE } from '../box.ts';
import { pageOf } from '../box-story.ts';
import type { Event } from '../events.ts';
import type { StoryBackFrame, StoryCheckFrame } from '../frames.ts';
import { at } from '../lists.ts';
import type { Decision, Move } from '../moves.ts';
import type { Events, Rules, State } from '../state.ts';
import { carryOut } from './instructions.ts';
import { notePage, readPage } from './pages.ts';
import { layCard, leavePlay } from './play.ts';
import { takeCard } from './reading.ts';
import { isFulfilled, readerOf, storyCard, storylineOf } from './storyline.ts';

/** The reader is determined before the first card changes anything. */
export function checkStory({ box }: Rules, state: State): void {
  const cards = storylineOf(state).cards.filter((card) => isFulfilled(box, state, card));
  const readers = cards.map((card) => readerOf(box, state, card));
  state.stack.push({ kind: 'story-check', cards, readers, next: 0 });
}

export function storyCheckFrames(rules: Rules): FrameKind<State, StoryCheckFrame, Move, Event, Decision> {
  return {
    run(state, frame, events) {
      const place = frame.next++;
      const card = frame.cards[place];
      if (card === undefined) rules.finish(state, events);
      else if (storylineOf(state).cards.includes(card)) {
        const reader = at(frame.readers, place);
        events?.({ key: 'story-card-done', card: storyCard(rules.box, card).id, seat: reader });
        state.stack.push({ kind: 'story-back', card, reader, step: 'page', choice: '' });
      }
      return false;
    },
  };
}

export function storyBackFrames(rules: Rules): FrameKind<State, StoryBackFrame, Move, Event, Decision> {
  return {
    run(state, frame, events) {
      const { card, reader } = frame;
      const { id, back, vote } = storyCard(rules.box, card);
      switch (frame.step) {
        case 'page':
          frame.step = 'instructions';
          readPage(state, pageOf.back(id), reader, events);
          break;
        case 'instructions':
          frame.step = 'vote';
          for (const one of back) if (one.op !== 'read') carryOut(rules, state, card, one, events);
          break;
        case 'vote':
          frame.step = 'follow';
          if (vote.length > 0) askAll(state, frame, id, vote, events);
          break;
        case 'follow':
          frame.step = 'end';
          follow(rules, state, frame, events);
          break;
        case 'end':
          rules.finish(state, events);
      }
      return false;
    },

    resume(state, frame, result) {
      if (!isVoteResult(result)) return;
      const storyline = storylineOf(state);
      frame.choice = result.choice;
      storyline.choices.push(result.choice);
      storyline.votes = [...result.votes];
      notePage(state, result.choice);
    },
  };
}

/** Rule MA-28.21. */
function askAll(
  state: State,
  { reader }: StoryBackFrame,
  id: string,
  vote: readonly { readonly id: string }[],
  events: Events,
): void {
  const choices = vote.map((option) => option.id);
  startVote(state, { vote: id, choices, secret: true, seats: state.players, decider: reader }, events);
}

function follow(rules: Rules, state: State, { card, reader, choice }: StoryBackFrame, events: Events): void {
  const { next, vote, ending } = storyCard(rules.box, card);
  leavePlay(rules.box, state, card);
  if (ending !== '') {
    storylineOf(state).ending = ending;
    events?.({ key: 'story-ended', ending });
    readPage(state, pageOf.ending(ending), reader, events);
    return;
  }
  const following = vote.find(({ id }) => id === choice)?.next ?? next;
  if (following === NONE) return;
  if (state.round < rules.box.tracks.setup.rounds) takeCard(rules, state, following, reader, events);
  else if (layCard(rules, state, following, events)) {
    // Rule MA-28.23: read and carried out when the next game begins.
    events?.({ key: 'story-card-waits', card: storyCard(rules.box, following).id });
  }
}
