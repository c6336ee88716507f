import type { EventSink, FrameKind, Seat } from '@captains-table/kernel';
import { isVoteResult, must, showPage, startVote } from '@captains-table/kernel';
import type { Page, VoyageCarry } from './campaign.ts';
import type { Decision, Event, Move, State, Voyage, VoyageFrame } from './state.ts';

/** Coins that the crew needs for each player, by chapter. Rule STW-4.5. */
const GOALS = [5, 6, 6];

/** Rules STW-4.1 and STW-4.8. */
export function embark(state: State, { chapter, course, cargo, losses }: VoyageCarry): void {
  const seats = state.coins.length;
  const each = must(GOALS[chapter - 1]) + (chapter === 2 && course === 'north' ? 1 : 0);
  state.voyage = { chapter, goal: seats * each, course, cargo, votes: [], pages: [], won: false };
  const extra = losses + (chapter === 3 && cargo === 'keep' ? 1 : 0);
  state.coins = state.coins.map((coins) => coins + extra);
  state.roundsLeft = 2;
  state.stack = [{ kind: 'voyage', step: 'opening' }];
}

/** Rule STW-4.2: a page, in two chapters a vote, two rounds, and a page. */
export function voyageFrames(
  finish: (state: State, events: EventSink<Event>) => void,
): FrameKind<State, VoyageFrame, Move, Event, Decision> {
  return {
    run(state, frame, events) {
      const voyage = must(state.voyage);
      switch (frame.step) {
        case 'opening':
          frame.step = 'vote';
          readPage(state, openingOf(voyage), events);
          break;
        case 'vote':
          frame.step = 'rounds';
          askFor(state, voyage, events);
          break;
        case 'rounds':
          frame.step = 'closing';
          state.stack.push({ kind: 'round', order: [], phase: 'choose' });
          break;
        case 'closing':
          frame.step = 'end';
          voyage.won = total(state) >= voyage.goal;
          readPage(state, closingOf(voyage), events);
          break;
        case 'end':
          finish(state, events);
      }
      return false;
    },

    resume(state, _frame, result) {
      if (!isVoteResult(result)) return;
      const voyage = must(state.voyage);
      voyage.votes = [...result.votes];
      if (result.vote === 'course') voyage.course = result.choice === 'north' ? 'north' : 'south';
      else voyage.cargo = result.choice === 'keep' ? 'keep' : 'jettison';
    },
  };
}

/** Rule STW-4.3. */
function readPage(state: State, page: Page, events: EventSink<Event>): void {
  must(state.voyage).pages.push(page);
  showPage(state, { page, reader: richest(state), seats: state.coins.length }, events);
}

/** Rule STW-4.4. */
function askFor(state: State, { chapter }: Voyage, events: EventSink<Event>): void {
  const seats = state.coins.length;
  if (chapter === 1) {
    startVote(state, { vote: 'course', choices: ['north', 'south'], secret: true, seats }, events);
  } else if (chapter === 2) {
    const decider = richest(state);
    startVote(state, { vote: 'cargo', choices: ['keep', 'jettison'], secret: false, seats, decider }, events);
  }
}

/** Rule STW-4.6. */
function openingOf({ chapter, course }: Voyage): Page {
  if (chapter === 1) return 'departure';
  if (chapter === 3) return 'landfall';
  return course === 'north' ? 'ice' : 'calm';
}

/** Rule STW-4.7. */
function closingOf({ chapter, won }: Voyage): Page {
  if (!won) return 'storm';
  if (chapter === 1) return 'open-sea';
  return chapter === 2 ? 'coast' : 'home';
}

function richest({ coins }: State): Seat {
  return coins.indexOf(Math.max(...coins));
}

function total({ coins }: State): number {
  return coins.reduce((sum, each) => sum + each, 0);
}
