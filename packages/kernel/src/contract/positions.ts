/** Whether a game refuses positions that cannot be played on, and can be played on from those it accepts. */
import type { Chance } from '../chance.ts';
import { below, chanceFrom, pick } from '../chance.ts';
import type { AnyGame, GameState, Move, Positioned } from '../game.ts';
import type { Field, Fields, PositionFields } from '../position/index.ts';
import { PositionError, WHOLE_POSITION } from '../position/index.ts';
import type { Position } from './checks.ts';
import * as check from './checks.ts';
import { BrokenGuarantee, guarantee } from './guarantees.ts';
import type { GuaranteeName } from './guarantees.ts';
import type { Spec } from './random-position.ts';
import { bentPosition, randomPosition, stepsOf, withoutField } from './random-position.ts';

export interface CheckedPositions {
  readonly accepted: number;
  readonly refused: number;
  readonly decisions: number;
  readonly failure?: PositionFailure;
}

export interface PositionFailure {
  readonly guarantee: GuaranteeName | 'crash';
  readonly message: string;
  /** What was asked for. */
  readonly position: unknown;
}

interface PositionChecks {
  /** How often the accepted position is bent. */
  readonly bends?: number;
  /** How far it is played on. */
  readonly decisions?: number;
}

/**
 * One random position. A refused one loses the field that the refusal names, until the rest is accepted. That is played
 * on at random, and changed at random in several ways: each change must be refused, or be playable as well.
 */
export function checkPositions(
  game: AnyGame,
  seed: string,
  { bends = 10, decisions = 100 }: PositionChecks = {},
): CheckedPositions {
  const asker = new Asker(game, chanceFrom(`positions/${seed}`), decisions);
  try {
    const spec = asker.acceptable();
    for (let i = 0; i < bends; i++) asker.askBent(spec);
  } catch (error) {
    const name = error instanceof BrokenGuarantee ? error.guarantee : 'crash';
    const message = error instanceof Error ? error.message : String(error);
    return { ...asker.count, failure: { guarantee: name, message, position: asker.asked } };
  }
  return asker.count;
}

class Asker {
  readonly count = { accepted: 0, refused: 0, decisions: 0 };
  asked: unknown;
  readonly #game: AnyGame;
  readonly #fields: PositionFields;
  readonly #chance: Chance;
  readonly #decisions: number;

  constructor(game: AnyGame, chance: Chance, decisions: number) {
    if (game.positionFields === undefined) throw new Error(`${game.meta.id} sets up no positions`);
    this.#game = game;
    this.#fields = game.positionFields;
    this.#chance = chance;
    this.#decisions = decisions;
  }

  acceptable(): Spec {
    let spec = randomPosition(this.#chance, this.#game.meta, this.#fields);
    for (;;) {
      const refused = this.#ask(spec, this.#decisions);
      if (refused === undefined) return spec;
      spec = withoutField(this.#chance, spec, refused.field);
    }
  }

  /** Bent positions are many, so they are not played on for long. */
  askBent(spec: Spec): void {
    this.#ask(bentPosition(this.#chance, spec), 10);
  }

  #setUp(spec: unknown): Positioned<GameState> {
    const positioned = this.#game.position?.(spec);
    if (positioned === undefined) throw new Error(`${this.#game.meta.id} sets up no positions`);
    return positioned;
  }

  #ask(spec: unknown, decisions: number): PositionError | undefined {
    this.asked = spec;
    let positioned: Positioned<GameState>;
    try {
      positioned = this.#setUp(spec);
    } catch (error) {
      if (!(error instanceof PositionError)) throw error;
      checkRefusal(this.#fields, error);
      this.count.refused++;
      return error;
    }
    this.count.accepted++;
    this.count.decisions += playOn(this.#game, positioned, this.#chance, decisions);
    return undefined;
  }
}

function checkRefusal(fields: PositionFields, { field, message }: PositionError): void {
  guarantee('position', isField(fields, field), () => `a refusal names no field: ${message}`);
  guarantee('position', message.length < 1000 && !/undefined|NaN|\[object/.test(message), () => {
    return `a refusal is not in words: ${message}`;
  });
}

function isField({ player, table }: PositionFields, path: string): boolean {
  if (path === WHOLE_POSITION) return true;
  const [first = '', ...rest] = stepsOf(path);
  if (first === 'options') return true;
  if (first === 'players') return rest.length < 2 || isFieldOf(player, rest.slice(1));
  return isFieldOf(table, [first, ...rest]);
}

function isFieldOf(fields: Fields, [first = '', ...rest]: readonly string[]): boolean {
  const field = Object.hasOwn(fields, first) ? fields[first] : undefined;
  return field !== undefined && isInside(field, rest);
}

function isInside(field: Field, steps: readonly string[]): boolean {
  if (steps.length === 0) return true;
  switch (field.is) {
    case 'list':
    case 'map':
      return isInside(field.of, steps.slice(1));
    case 'group':
      return isFieldOf(field.fields, steps);
    default:
      return false;
  }
}

/** The guarantees of one position, then random moves. */
export function playOn(
  game: AnyGame,
  { seats, state }: Positioned<GameState>,
  chance: Chance,
  most: number,
): number {
  const position: Position = { game, state, seats, chance, seen: new Map() };
  checkStanding(position);
  check.checkViews(position);
  let decisions = 0;
  for (; decisions < most; decisions++) {
    const pending = game.pending(state);
    if (pending.length === 0) break;
    const { seat } = pick<{ seat: number }>(chance, pending);
    const legal: readonly Move[] = game.legal(state, seat);
    guarantee('legal', legal.length > 0, () => `seat ${seat} owes a decision without a move`);
    const move = pick(chance, legal);
    if (decisions === 0) check.checkCopies(position, seat, move);
    game.apply(state, seat, move, undefined);
    check.checkAudit(position);
    if (below(chance, 50) === 0) checkStanding(position);
  }
  checkStanding(position);
  return decisions;
}

function checkStanding(position: Position): void {
  check.checkPure(position);
  check.checkJson(position);
  check.checkAudit(position);
  check.checkLegal(position);
  check.checkResult(position);
}
