import type { CardNumber, State } from './state.ts';

/** Cards that lie nowhere yet, because a player is deciding about them: the latest last. */
export function waitingCards(state: State): CardNumber[] {
  const cards: CardNumber[] = [];
  for (const frame of state.stack) {
    if (frame.kind === 'repel' || frame.kind === 'trade') cards.push(frame.card);
    // A tax lies on the discard pile once its bonus has been paid.
    else if (frame.kind === 'tax' && frame.step !== 'save') cards.push(frame.card);
  }
  return cards;
}
