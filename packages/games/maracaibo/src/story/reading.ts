/** Story cards are read and carried out. Rules MA-28.4, MA-28.6, MA-28.7, MA-28.12, MA-28.25, MA-28.26. */
import type { FrameKind, Seat } from '@captains-table/kernel';
import { pageOf } from '../box-story.ts';
import type { Event } from '../events.ts';
import type { StoryFrontFrame, StoryOpeningFrame } from '../frames.ts';
import type { Decision, Move } from '../moves.ts';
import type { Events, Rules, State } from '../state.ts';
import { carryOut } from './instructions.ts';
import { readPage } from './pages.ts';
import { layCard } from './play.ts';
import { hasRead, storyCard, storylineOf } from './storyline.ts';

/** Before hands and careers are chosen, the first player reads what lies there. */
export function storyOpeningFrames(rules: Rules): FrameKind<State, StoryOpeningFrame, Move, Event, Decision> {
  return {
    run(state, frame, events) {
      const card = frame.cards[frame.next++];
      if (card === undefined) rules.finish(state, events);
      else pushFront(state, card, state.active);
      return false;
    },
  };
}

function pushFront(state: State, card: number, reader: Seat): void {
  state.stack.push({ kind: 'story-front', card, reader, step: 'chapter', done: 0 });
}

/** A new card: it comes into play, is read and carried out. */
export function takeCard(rules: Rules, state: State, card: number, reader: Seat, events: Events): void {
  if (!layCard(rules, state, card, events)) return;
  events?.({ key: 'story-card', card: storyCard(rules.box, card).id });
  pushFront(state, card, reader);
}

export function storyFrontFrames(rules: Rules): FrameKind<State, StoryFrontFrame, Move, Event, Decision> {
  return {
    run(state, frame, events) {
      switch (frame.step) {
        case 'chapter':
          frame.step = 'page';
          openChapter(rules, state, frame, events);
          break;
        case 'page':
          frame.step = 'instructions';
          readPage(state, pageOf.front(storyCard(rules.box, frame.card).id), frame.reader, events);
          break;
        case 'instructions':
          nextInstruction(rules, state, frame, events);
          break;
        case 'echoes':
          nextEcho(rules, state, frame, events);
      }
      return false;
    },
  };
}

/** Once in a campaign. */
function openChapter({ box }: Rules, state: State, frame: StoryFrontFrame, events: Events): void {
  const { opensChapter, chapter } = storyCard(box, frame.card);
  const page = pageOf.chapter(chapter);
  if (opensChapter && !hasRead(storylineOf(state), page)) readPage(state, page, frame.reader, events);
}

function nextInstruction(rules: Rules, state: State, frame: StoryFrontFrame, events: Events): void {
  const { card, reader } = frame;
  const instruction = storyCard(rules.box, card).front[frame.done++];
  if (instruction === undefined) {
    frame.step = 'echoes';
    frame.done = 0;
  } else if (instruction.op === 'read') readOther(rules, state, instruction.card, reader, events);
  else carryOut(rules, state, card, instruction, events);
}

/** A card that was read before is in play or done, and is not taken again. */
function readOther(rules: Rules, state: State, card: number, reader: Seat, events: Events): void {
  if (hasRead(storylineOf(state), pageOf.front(storyCard(rules.box, card).id))) return;
  takeCard(rules, state, card, reader, events);
}

/** Each takes two steps: its page is read, then it is carried out. */
function nextEcho(rules: Rules, state: State, frame: StoryFrontFrame, events: Events): void {
  const { card, reader, done } = frame;
  const echo = storyCard(rules.box, card).echoes[Math.floor(done / 2)];
  if (echo === undefined) {
    rules.finish(state, events);
    return;
  }
  const isHeard = storylineOf(state).choices.includes(echo.choice);
  frame.done += isHeard ? 1 : 2;
  if (!isHeard) return;
  if (done % 2 === 0) readPage(state, pageOf.echo(echo.choice), reader, events);
  else for (const one of echo.instructions) if (one.op !== 'read') carryOut(rules, state, card, one, events);
}
