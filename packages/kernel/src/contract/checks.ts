/**
 * One check for each guarantee a position must keep. Each takes a position that random play has
 * reached and throws `BrokenGuarantee` where the game breaks one.
 */
import type { Chance } from '../chance.ts';
import { below, fork, pick, uses } from '../chance.ts';
import type { GameEvent } from '../events.ts';
import { isSeenBy } from '../events.ts';
import type { AnyGame, GameState, Move, Seat, Viewer } from '../game.ts';
import { isTieBroken } from '../game.ts';
import { canonical, firstDifference, notJsonAt, sameJson } from '../json.ts';
import { isMoveShaped, moveKey } from '../moves.ts';
import { guarantee } from './guarantees.ts';
import { strangeMoves } from './strange-moves.ts';

export interface Position {
  readonly game: AnyGame;
  readonly state: GameState;
  readonly seats: number;
  /** The checker's own randomness. */
  readonly chance: Chance;
  /** Moves seen so far in this game, by any seat: most are not legal now. */
  readonly seen: ReadonlyMap<string, Move>;
}

function viewersOf(seats: number): Viewer[] {
  return [...Array.from({ length: seats }, (_, seat) => seat), 'spectator'];
}

/** The state is JSON and nothing else, and play goes on the same from its copy in JSON. */
export function checkJson({ game, state, seats }: Position): void {
  const odd = notJsonAt(state);
  guarantee('json', odd === undefined, () => `${odd} is not JSON-safe`);
  const copy: GameState = JSON.parse(JSON.stringify(state));
  for (const viewer of viewersOf(seats)) {
    const view: unknown = game.view(state, viewer);
    guarantee('json', sameJson(game.view(copy, viewer), view), () => 'the view changes');
    // What changed in it is worked out before it is made into text.
    guarantee('json', sameJson(JSON.parse(JSON.stringify(view)), view), () => 'the view is no JSON');
  }
  guarantee('json', sameJson(game.pending(copy), game.pending(state)), () => 'the decisions change');
}

/** Looking at a position changes nothing. */
export function checkPure(position: Position): void {
  const { state } = position;
  const before = JSON.stringify(state);
  const looks = waysToLook(position);
  for (const [, look] of looks) look();
  if (JSON.stringify(state) === before) return;
  // Something did: go through them again, one by one, for its name.
  for (const [name, look] of looks) {
    const untouched = JSON.stringify(state);
    look();
    guarantee('pure', JSON.stringify(state) === untouched, () => `${name} changes the state`);
  }
  guarantee('pure', false, () => 'looking changes the state');
}

function waysToLook({ game, state, seats, chance }: Position): [string, () => unknown][] {
  const looks: [string, () => unknown][] = [
    ['clone', () => game.clone(state)],
    ['pending', () => game.pending(state)],
    ['result', () => game.result(state)],
    ['audit', () => game.audit?.(state)],
  ];
  for (const viewer of viewersOf(seats)) {
    looks.push(['view', () => game.view(state, viewer)]);
    looks.push(['redeal', () => game.redeal(state, viewer, fork(chance))]);
    if (viewer === 'spectator') continue;
    looks.push(['legal', () => game.legal(state, viewer)]);
    looks.push(['whyNot', () => game.whyNot(state, viewer, { kind: 'nonsense' })]);
  }
  return looks;
}

/** A seat that owes a decision has legal moves, each once; a seat that owes none has none. */
export function checkLegal({ game, state, seats }: Position): void {
  const owing = new Set(game.pending(state).map((owed) => owed.seat));
  guarantee('legal', owing.size === game.pending(state).length, () => 'a seat owes two decisions at once');
  for (const owed of game.pending(state)) {
    guarantee('legal', owed.seat >= 0 && owed.seat < seats, () => `there is no seat ${owed.seat}`);
  }
  for (let seat = 0; seat < seats; seat++) {
    const legal: readonly Move[] = game.legal(state, seat);
    guarantee('legal', legal.length > 0 === owing.has(seat), () => {
      return owing.has(seat)
        ? `seat ${seat} owes a decision without a move`
        : `seat ${seat} has moves out of turn`;
    });
    const keys = new Set(legal.map(moveKey));
    guarantee('legal', keys.size === legal.length, () => `seat ${seat} has the same move twice`);
    for (const move of legal) {
      guarantee('legal', isMoveShaped(move), () => `${moveKey(move)} is not a flat record`);
      guarantee(
        'legal',
        game.whyNot(state, seat, move) === undefined,
        () => `${moveKey(move)} is legal and refused`,
      );
    }
  }
}

/** Everything that is not in the list is refused with a reason, and changes nothing. */
export function checkRefusals(position: Position): void {
  const { game, state, seats, chance, seen } = position;
  for (let seat = 0; seat < seats; seat++) {
    const legal: readonly Move[] = game.legal(state, seat);
    const keys = new Set(legal.map(moveKey));
    const known = seen.size === 0 ? [] : [pick(chance, [...seen.values()])];
    for (const strange of [...known, ...strangeMoves(chance, legal)]) {
      if (keys.has(canonical(strange))) continue;
      const refusal = game.whyNot(state, seat, strange);
      guarantee('refusal', refusal !== undefined, () => `${canonical(strange)} is not legal and not refused`);
      guarantee('refusal', /^[A-Z]+-[\w.]+$/.test(refusal.rule) && refusal.code !== '', () => {
        return `the refusal of ${canonical(strange)} names no rule`;
      });
    }
  }
}

/** Views show only what the viewer may know: they survive a re-deal of everything hidden. */
export function checkViews({ game, state, seats, chance }: Position): void {
  for (const viewer of viewersOf(seats)) {
    const other: GameState = game.redeal(state, viewer, fork(chance));
    const same = (what: string, a: unknown, b: unknown) => {
      guarantee(
        'view',
        sameJson(a, b),
        () => `${what} of ${viewer} tells more than it may: ${firstDifference(a, b)}`,
      );
    };
    same('the view', game.view(state, viewer), game.view(other, viewer));
    same('the prompt', game.pending(state), game.pending(other));
    same('the result', game.result(state), game.result(other));
    if (viewer !== 'spectator') same('the move list', game.legal(state, viewer), game.legal(other, viewer));
    const seed = canonical(state.chance.slice(0, 4));
    guarantee(
      'view',
      !JSON.stringify(game.view(state, viewer)).includes(seed),
      () => `${viewer} sees the generator`,
    );
    guarantee('redeal', canonical(other.chance.slice(0, 4)) !== seed, () => 'a re-deal keeps the generator');
    const [once, again] = [
      game.redeal(state, viewer, [1, 2, 3, 4, 0]),
      game.redeal(other, viewer, [1, 2, 3, 4, 0]),
    ];
    guarantee('redeal', sameJson(once, again), () => {
      return `a re-deal for ${viewer} depends on what they cannot see: ${firstDifference(once, again)}`;
    });
    const faults = game.audit?.(other) ?? [];
    guarantee('redeal', faults.length === 0, () => `a re-deal breaks the box: ${faults.join('; ')}`);
  }
}

/** True when dealing again gave something else: counted over a whole game. */
export function redealDiffers({ game, state, seats, chance }: Position): boolean {
  const viewer = pick(chance, viewersOf(seats));
  const other: GameState = game.redeal(state, viewer, fork(chance));
  return !sameJson({ ...other, chance: [] }, { ...state, chance: [] });
}

/** A copy and its original never touch each other; events or none, the same happens. */
export function checkCopies(position: Position, seat: Seat, move: Move): void {
  const { game, state } = position;
  const before = JSON.stringify(state);
  const copy: GameState = game.clone(state);
  guarantee('clone', sameJson(copy, state), () => `a copy differs at ${firstDifference(state, copy)}`);
  const silent: GameState = game.clone(state);
  game.apply(copy, seat, move, () => undefined);
  guarantee('clone', JSON.stringify(state) === before, () => 'a move on a copy changes the original');
  game.apply(silent, seat, move, undefined);
  guarantee('sink', sameJson(copy, silent), () => 'a move does something else without listeners');
  const original: GameState = game.clone(state);
  const untouched: GameState = game.clone(original);
  game.apply(original, seat, move, undefined);
  guarantee('clone', JSON.stringify(untouched) === before, () => 'a move on the original changes a copy');
  const again: GameState = JSON.parse(before);
  game.apply(again, seat, move, undefined);
  guarantee(
    'json',
    sameJson(again, silent),
    () => `play goes on otherwise after JSON: ${firstDifference(silent, again)}`,
  );
  guarantee('deterministic', sameJson(original, silent), () => 'the same move gives two different states');
}

/**
 * An event tells a viewer no more than the view after the move: where two states look the same to a
 * viewer before and after a move, its events must be the same too. A shuffle may hide what was open a
 * moment before, so moves that used chance prove nothing here.
 */
export function checkEvents(position: Position, seat: Seat, move: Move): void {
  const { game, state, seats, chance } = position;
  const viewer = pick(chance, viewersOf(seats));
  const other: GameState = game.redeal(state, viewer, fork(chance));
  if (game.whyNot(other, seat, move) !== undefined) return;
  const truth: GameState = game.clone(state);
  const heardInTruth = heard(game, truth, viewer, seat, move);
  const heardInOther = heard(game, other, viewer, seat, move);
  if (uses(truth.chance) !== uses(state.chance)) return;
  if (!sameJson(game.view(truth, viewer), game.view(other, viewer))) return;
  guarantee('view', sameJson(heardInTruth, heardInOther), () => {
    return `${viewer} hears what the view does not show: ${firstDifference(heardInTruth, heardInOther)}`;
  });
}

function heard(game: AnyGame, state: GameState, viewer: Viewer, seat: Seat, move: Move): GameEvent[] {
  const events: GameEvent[] = [];
  game.apply(state, seat, move, (event: GameEvent) => {
    if (isSeenBy(event, viewer)) events.push(event);
  });
  return events;
}

/**
 * A move that may be undone has taught its player nothing: in a re-dealt world the same move leads
 * to the same sight.
 */
export function checkUndoable(position: Position, seat: Seat, move: Move): void {
  const { game, state, chance } = position;
  const after: GameState = game.clone(state);
  game.apply(after, seat, move, undefined);
  for (let tries = 1 + below(chance, 2); tries > 0; tries--) {
    const other: GameState = game.redeal(state, seat, fork(chance));
    game.apply(other, seat, move, undefined);
    const difference = firstDifference(game.view(after, seat), game.view(other, seat));
    guarantee('undo', difference === undefined, () => {
      return `${moveKey(move)} may be undone although it shows seat ${seat} something: ${difference}`;
    });
  }
}

/** The game is over exactly when no seat owes a decision, and its result is complete. */
export function checkResult({ game, state, seats }: Position): void {
  const result = game.result(state);
  const over = game.pending(state).length === 0;
  guarantee('result', (result !== undefined) === over, () => {
    return over
      ? 'no seat owes a decision and there is no result'
      : 'there is a result and a seat owes a decision';
  });
  if (result === undefined) return;
  const { ranking, scores, breakdown } = result;
  guarantee(
    'result',
    [ranking, scores, breakdown].every((list) => list.length === seats),
    () => {
      return 'the result does not have one entry for each seat';
    },
  );
  guarantee(
    'result',
    ranking.every((place) => place >= 1 && place <= Math.max(2, seats)),
    () => {
      return `no such ranking: ${ranking.join(', ')}`;
    },
  );
  scores.forEach((score, seat) => checkParts(`seat ${seat}`, score, breakdown[seat] ?? {}));
  for (const rival of result.rivals ?? []) checkParts(rival.id, rival.score, rival.breakdown);
  guarantee('result', !isTieBroken(result) || (result.decidedBy ?? []).length > 0, () => {
    return `equal scores are ranked (${scores.join(', ')}: ${ranking.join(', ')}), and nothing says by what`;
  });
}

function checkParts(whose: string, score: number, breakdown: Readonly<Record<string, number>>): void {
  const parts = Object.values(breakdown).reduce((sum, part) => sum + part, 0);
  guarantee('result', Math.abs(parts - score) < 1e-9, () => `${whose} has ${score}, its parts make ${parts}`);
}

export function checkAudit({ game, state }: Position): void {
  const faults = game.audit?.(state) ?? [];
  guarantee('audit', faults.length === 0, () => faults.join('; '));
}
