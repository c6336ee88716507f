/** The best ways over the sea, shown to a player who looks at the chart. The rules do not use them. */
import type { Board, Card } from './board.ts';
import { EVENT, neighbour, NONE, PIRATES, currentCost } from './board.ts';
import { DIRECTIONS } from './content.ts';
import { isPlayable, pirateCost } from './sailing.ts';
import type { SpaceNumber } from './state.ts';

/** A space that was reached; `before` leads back to the start, step by step. */
export interface Way {
  readonly space: SpaceNumber;
  readonly before: Way | undefined;
  /** All so far: markers, blue spaces, fair winds played against pirates, steps. */
  readonly cost: number;
  readonly events: number;
  readonly winds: number;
  readonly steps: number;
}

/** What there is to sail with. */
interface Means {
  readonly markers: number;
  /** Event cards to play on blue spaces; undefined when none are needed, or they are unknown. */
  readonly hand: readonly Card[] | undefined;
  /** Fair winds that may be played against pirates. Rule CA-5.2. */
  readonly winds: number;
  /** Whether a blue space needs a card: not with dice. Rule CA-12.7. */
  readonly meetsEvents: boolean;
}

/** The best way to every space that can be reached, for each number of fair winds played, 0 first. */
export class Ways {
  readonly #board: Board;
  readonly #means: Means;
  readonly #heldWinds: number;
  readonly #best: (Way | undefined)[] = [];
  readonly #open: Way[] = [];

  constructor(board: Board, start: SpaceNumber, means: Means) {
    this.#board = board;
    this.#means = means;
    this.#heldWinds = means.hand?.filter(({ kind }) => kind === 'fair-wind').length ?? 0;
    this.#keep({ space: start, before: undefined, cost: 0, events: 0, winds: 0, steps: 0 });
    // A better way to a space is added to the list again, so that it is followed from there once more.
    for (const way of this.#open) {
      if (way.cost >= means.markers) continue; // rule CA-4.7
      if (this.#best[this.#indexOf(way)] === way) this.#goOn(way);
    }
  }

  /** The best way with the fewest fair winds that make it possible. */
  to(space: SpaceNumber): Way | undefined {
    return this.#waysTo(space).find((way) => way !== undefined);
  }

  /** The best way, whatever fair winds it takes. */
  bestTo(space: SpaceNumber): Way | undefined {
    return best(this.#waysTo(space).filter((way) => way !== undefined));
  }

  #waysTo(space: SpaceNumber): readonly (Way | undefined)[] {
    const first = space * (this.#means.winds + 1);
    return this.#best.slice(first, first + this.#means.winds + 1);
  }

  #goOn(before: Way): void {
    const steps = before.steps + 1;
    for (let direction = 0; direction < DIRECTIONS.length; direction++) {
      const space = neighbour(this.#board, before.space, direction);
      if (space === NONE) continue;
      const cost = before.cost + currentCost(this.#board, before.space, direction);
      const events = before.events + (this.#isEvent(space) ? 1 : 0);
      const { winds } = before;
      this.#keep({ space, before, cost: cost + pirateCost(this.#board, space), events, winds, steps });
      if (this.#board.symbols[space] === PIRATES && winds < this.#means.winds) {
        this.#keep({ space, before, cost, events, winds: winds + 1, steps });
      }
    }
  }

  #keep(way: Way): void {
    if (way.cost > this.#means.markers || !this.#mayEnter(way)) return; // rule CA-4.6
    const index = this.#indexOf(way);
    const known = this.#best[index];
    if (known !== undefined && !isBetter(way, known)) return;
    this.#best[index] = way;
    this.#open.push(way);
  }

  #indexOf({ space, winds }: Way): number {
    return space * (this.#means.winds + 1) + winds;
  }

  #isEvent(space: SpaceNumber): boolean {
    return this.#means.meetsEvents && this.#board.symbols[space] === EVENT;
  }

  /** Rule CA-5.5. After the first card is played the rest of the hand is uncertain, so then any card is accepted. */
  #mayEnter({ space, before, cost, winds }: Way): boolean {
    const { hand, markers } = this.#means;
    if (hand === undefined || before === undefined || !this.#isEvent(space)) return true;
    if (before.events > 0) return hand.length - winds > before.events;
    return hand.some((card) =>
      card.kind === 'fair-wind' ? this.#heldWinds > winds : isPlayable(card, markers - cost),
    );
  }
}

/** The shortest ways of a bonus move; with a direction, only steps in that direction. Rules CA-7.5 to CA-7.8. */
export function driftWays(board: Board, start: SpaceNumber, left: number, direction: number): readonly Way[] {
  const first: Way = { space: start, before: undefined, cost: 0, events: 0, winds: 0, steps: 0 };
  const seen = new Set([start]);
  const ways = [first];
  for (const way of ways) {
    if (way.steps === left) break;
    for (let to = 0; to < DIRECTIONS.length; to++) {
      const space = direction === NONE || direction === to ? neighbour(board, way.space, to) : NONE;
      if (space === NONE || seen.has(space)) continue;
      seen.add(space);
      ways.push({ ...first, space, before: way, steps: way.steps + 1 });
    }
  }
  return ways.slice(1);
}

function best(ways: Iterable<Way>): Way | undefined {
  let found: Way | undefined;
  for (const way of ways) if (found === undefined || isBetter(way, found)) found = way;
  return found;
}

/** Whether one way is cheaper; at the same cost, needs fewer cards, then fewer steps. */
function isBetter(a: Way, b: Way): boolean {
  return (a.cost - b.cost || a.events - b.events || a.steps - b.steps) < 0;
}
