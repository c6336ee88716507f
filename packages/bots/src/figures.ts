/** Why a move may be good, and what it changes in the figures of its game, as the player who asks can know it. */
import type {
  AnyGame,
  AnyPolicy,
  Chance,
  Counted,
  GameState,
  Move,
  Seat,
  ToldFigure,
} from '@captains-table/kernel';
import { chanceFrom, uses } from '@captains-table/kernel';
import type { Observation } from './observation.ts';

type AnyFigures = NonNullable<AnyPolicy['figures']>;

/** Of what differs: a reader takes in no more at a glance. */
const MOST_CHANGES = 2;
const MOST_FACTS = 2;
/** Where chance or hidden cards have a say, this many worlds are looked at. */
const WORLDS = 24;
/** A chain of forced moves is short. */
const MOST_FORCED = 12;

export interface MoveExplanation {
  /** Keys of the game's texts; none where the game gives no reasons. */
  readonly reasons: readonly string[];
  /** What it changes, and what else matters, in numbers; none where the game has no figures. */
  readonly figures: readonly ToldFigure[];
}

/** For the moves of one decision. */
export function moveExplainer(
  observation: Observation,
  policy: AnyPolicy | undefined,
  seed: string,
): (move: Move) => MoveExplanation {
  const world = observation.redeal(chanceFrom(`reasons/${seed}`));
  const known = policy?.figures;
  return (move) => {
    const reasons = policy?.reasons?.(world, observation.seat, move) ?? [];
    if (known === undefined) return { reasons, figures: [] };
    const figures = figuresOf(observation, known, seed, move);
    return { reasons: reasonsBeside(figures, reasons, known), figures };
  };
}

/** The weightiest changes, then what else matters. */
export function figuresOf(
  observation: Observation,
  figures: AnyFigures,
  seed: string,
  move: Move,
): readonly ToldFigure[] {
  const futureIn = (world: number) =>
    futureOf(observation, figures, chanceFrom(`figures/${seed}/${world}`), move);
  const first = futureIn(0);
  const futures = [first];
  if (!first.sure) for (let world = 1; world < WORLDS; world++) futures.push(futureIn(world));
  return [...changesOf(futures, figures), ...factsOf(futures)];
}

function changesOf(futures: readonly Future[], { weights }: AnyFigures): ToldFigure[] {
  const weight = ({ name, change }: Change) => (weights[name] ?? 0) * Math.abs(change);
  return Object.keys(weights)
    .flatMap((name) => changeOf(name, futures))
    .toSorted((a, b) => weight(b) - weight(a))
    .slice(0, MOST_CHANGES);
}

/** Only what is so in every world. */
function factsOf(futures: readonly Future[]): ToldFigure[] {
  const [first, ...others] = futures;
  return Object.entries(first?.facts ?? {})
    .flatMap(([name, value]) =>
      value !== undefined && others.every(({ facts }) => facts[name] === value) ? [{ name, value }] : [],
    )
    .slice(0, MOST_FACTS);
}

/** The move and everything that follows from it, in one of the worlds that the player may be in. */
function futureOf(observation: Observation, figures: AnyFigures, chance: Chance, move: Move): Future {
  const { game, seat } = observation;
  const before = observation.redeal(chance);
  const after = afterMove(game, before, seat, move);
  return {
    sure: isSure(before, after),
    before: figures.of(before, seat),
    after: figures.of(after, seat),
    facts: figures.about(before, after, seat, move),
  };
}

interface Future {
  /** Nothing was turned over and no die was cast: it comes like this. */
  readonly sure: boolean;
  readonly before: Counted;
  readonly after: Counted;
  readonly facts: Counted;
}

type Change = ToldFigure & { readonly change: number };

function changeOf(name: string, futures: readonly Future[]): Change[] {
  const changes = futures.map(({ before, after }) => difference(before[name], after[name]));
  const [first = 0] = changes;
  if (changes.every((change) => change === first)) return first === 0 ? [] : [{ name, change: first }];
  const mean = Math.round(changes.reduce((sum, change) => sum + change, 0) / changes.length);
  return mean === 0 ? [] : [{ name, change: mean, about: true }];
}

/** What is not counted at one of the two moments cannot be compared. */
function difference(before: number | undefined, after: number | undefined): number {
  return before === undefined || after === undefined ? 0 : after - before;
}

/**
 * The state after a move and all that the seat has no choice about, up to the next real decision. A forced move that
 * turns something over is a step of its own: no one knows what comes of it.
 */
export function afterMove(game: AnyGame, before: GameState, seat: Seat, move: Move): GameState {
  let state: GameState = game.clone(before);
  game.apply(state, seat, move, undefined);
  for (let forced = 0; forced < MOST_FORCED; forced++) {
    const [only, other]: readonly Move[] = game.legal(state, seat);
    if (only === undefined || other !== undefined) break;
    const next: GameState = game.clone(state);
    game.apply(next, seat, only, undefined);
    if (!isSure(state, next)) break;
    state = next;
  }
  return state;
}

/** Nothing was turned over and no die was cast between the two. */
function isSure(before: GameState, after: GameState): boolean {
  return after.reveals === before.reveals && uses(after.chance) === uses(before.chance);
}

/** Reasons that say something the figures do not. */
export function reasonsBeside(
  told: readonly ToldFigure[],
  reasons: readonly string[],
  figures: AnyFigures,
): readonly string[] {
  const covered = new Set(told.flatMap(({ name }) => figures.covers[name] ?? []));
  return reasons.filter((reason) => !covered.has(reason));
}
