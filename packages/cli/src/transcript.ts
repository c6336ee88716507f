import type { AnyMatch, GameEvent, Pending } from '@captains-table/kernel';
import type { Words } from '../texts/index.ts';
import type { Speech } from '@captains-table/kernel';

/** The first `moves` moves of a match in sentences, with all that happened, secrets included. */
export function transcriptOf(match: AnyMatch, moves: number, speech: Speech, words: Words): string[] {
  const { game } = match;
  const lines: string[] = [];
  let pending: readonly Pending[] = game.pending(match.at(0));
  let number = 0;
  for (const { played, events, state } of match.replay()) {
    if (number === moves) break;
    number++;
    const owed = pending.find(({ seat }) => seat === played.seat);
    lines.push(`${number}. ${words.says(speech.name(played.seat), speech.move(played.move, owed))}`);
    for (const event of events) lines.push(`   ${eventLine(event, speech, words)}`);
    pending = game.pending(state);
  }
  return lines;
}

/** Some events speak to one player ("You draw…"); this adds to whom. */
function eventLine(event: GameEvent, speech: Speech, words: Words): string {
  const { to } = event;
  if (to === undefined || !('only' in to)) return speech.event(event);
  return `${words.onlyFor(to.only.map((seat) => speech.name(seat)).join(', '))} ${speech.event(event)}`;
}
