/** Whole games of random moves: what was seen before each move, and what it led to. */
import { chanceFrom, pick } from '@captains-table/kernel';
import { CONTENT } from '../../src/built-in-content.ts';
import type { Decision, Event, Move, State, View } from '../../src/index.ts';
import { maracaibo } from '../../src/index.ts';
import { Outlook } from '../../src/outlook/index.ts';
import { fresh } from '../table.ts';

export const outlook = new Outlook(CONTENT);

export interface Step {
  readonly seat: number;
  readonly decision: Decision;
  readonly legal: readonly Move[];
  /** What the player who decides sees. */
  readonly view: View;
  readonly move: Move;
  readonly events: readonly Event[];
  readonly after: View;
  readonly next: Decision | undefined;
}

const TABLES = [
  { seats: 2, options: { difficulty: 'hard' }, seed: 'two' },
  { seats: 3, options: { difficulty: 'medium', armada: true }, seed: 'three' },
  { seats: 4, options: { difficulty: 'hard' }, seed: 'four' },
  { seats: 1, options: { difficulty: 'medium', jeanne: 'hard' }, seed: 'alone' },
] as const;

let known: readonly Step[] | undefined;

/** All steps of the four games, played once. */
export function steps(): readonly Step[] {
  return (known ??= [...play()]);
}

const NEAR = 3;

/** Short legs mean more turns, and not idling means more happens in them. */
function eager(legal: readonly Move[]): readonly Move[] {
  const busy = legal.filter((move) => {
    if (move.kind === 'sail') return move.points <= NEAR;
    return move.kind !== 'done' && move.kind !== 'decline' && move.kind !== 'objective';
  });
  return busy.length > 0 ? busy : legal;
}

/** `look` sees every position of the games before the next move is made. */
export function* play(look?: (state: State) => void): Generator<Step> {
  for (const { seats, options, seed } of TABLES) {
    const { state } = fresh(seats, options, seed);
    const chance = chanceFrom(`${seed} moves`);
    for (;;) {
      look?.(state);
      const [decision] = maracaibo.pending(state);
      if (decision === undefined) break;
      const { seat } = decision;
      const legal = maracaibo.legal(state, seat);
      const move = pick(chance, eager(legal));
      const view = maracaibo.view(state, seat);
      const events: Event[] = [];
      maracaibo.apply(state, seat, move, (event) => void events.push(event));
      const after = maracaibo.view(state, seat);
      yield { seat, decision, legal, view, move, events, after, next: maracaibo.pending(state)[0] };
    }
  }
}

export function heard<K extends Event['key']>(
  { events }: Pick<Step, 'events'>,
  key: K,
): readonly Extract<Event, { key: K }>[] {
  return events.filter((event): event is Extract<Event, { key: K }> => event.key === key);
}

/** What moves of a kind name. */
export function named(legal: readonly Move[], kind: Move['kind']): readonly string[] {
  return legal.flatMap((move) =>
    move.kind === kind ? [String(Object.entries(move).find(([key]) => key !== 'kind')?.[1])] : [],
  );
}
