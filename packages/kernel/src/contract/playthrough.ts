import type { Carry } from '../campaign.ts';
import { chanceFrom, pick } from '../chance.ts';
import type { GameEvent } from '../events.ts';
import type { AnyGame, Move, Pending, Seat } from '../game.ts';
import { canonical } from '../json.ts';
import type { Scalar } from '../json.ts';
import { Match } from '../match/index.ts';
import type { AnyMatch } from '../match/index.ts';
import type { AnyPolicy } from '../policy.ts';
import { SLIP, chooseMove } from './choose.ts';
import { sha256Hex } from '../sha256.ts';
import type { AnyTexts, PhraseContext } from '../texts.ts';
import { viewLines } from './view-lines.ts';

/** A table at which a game is played through, and how. */
export interface Playthrough {
  readonly seats: number;
  /** What is not named has its default. */
  readonly options?: Readonly<Record<string, Scalar>>;
  /** Chooses the moves, but for one in `SLIP`. Without a policy all moves are random. */
  readonly policy?: AnyPolicy;
  /** What a chapter of a campaign begins with. */
  readonly carry?: Carry;
}

/** Once in this many moves the line ends with a digest of the state. */
const DIGEST_EVERY = 10;

const LEGEND = [
  'A line: number of the move. player (of so many choices) move | what happened [digest of the state]; forced moves follow.',
  'A view: what is empty, false or 0 is left out.',
];

/** A decision with what it caused. The moves after it that had no alternative stand on its line. */
interface Line {
  readonly told: string;
  /** The number of its last move. */
  readonly last: number;
}

/**
 * A whole game as text: one line a decision, the view at the start and half-way, and the result. Kept in `playthroughs/`
 * and compared in tests: the first line that differs shows where a change of rules or words begins to matter. What no word
 * tells is in the digests.
 */
export function playthrough(game: AnyGame, texts: AnyTexts, asked: Playthrough, seed: string): string {
  const { seats, options, carry } = asked;
  const match: AnyMatch = new Match(game, { seats, options, seed, carry });
  const chance = chanceFrom(`playthrough/${seed}`);
  const lines: Line[] = [];
  while (game.pending(match.state).length > 0) {
    const owed = pick<Pending>(chance, game.pending(match.state));
    const isForced = game.legal(match.state, owed.seat).length === 1;
    const before = isForced ? lines.pop() : undefined;
    const told = toldMove(match, texts, owed, chooseMove(match, owed.seat, asked.policy, chance));
    lines.push({ told: before === undefined ? told : `${before.told} | ${told}`, last: match.line.length });
  }
  const half = Math.floor(lines.length / 2);
  const toldLines = lines.map(({ told }) => told);
  return [
    headline(match, texts, asked.policy !== undefined),
    ...LEGEND,
    ...carryLines('Begins with', match.carry),
    '',
    ...position(match, 0),
    ...toldLines.slice(0, half),
    ...position(match, lines[half - 1]?.last ?? 0),
    ...toldLines.slice(half),
    '',
    momentOf(match, match.line.length).words,
    ...resultLines(match, texts),
    ...carryLines('Carried on', match.after),
    '',
  ].join('\n');
}

function headline({ options, seats, seed }: AnyMatch, texts: AnyTexts, hasPolicy: boolean): string {
  const values = Object.entries(options).map(([id, value]) => `${id}=${value}`);
  const players = hasPolicy ? `by the policy, 1 move in ${SLIP} at random` : 'random moves';
  return `${texts.name}: ${seats} players, ${players}, ${values.join(' ')}, seed ${seed}`;
}

function toldMove(match: AnyMatch, texts: AnyTexts, owed: Pending, move: Move): string {
  const context: PhraseContext = { seat: nameOf, pending: owed };
  const choices = match.game.legal(match.state, owed.seat).length;
  const outcome = match.play(owed.seat, move);
  const events: readonly GameEvent[] = outcome.ok ? outcome.events : [];
  const number = match.line.length;
  const told = [
    `${number}. ${nameOf(owed.seat)} (${choices}) ${phrase(texts.moves, move.kind, move, context)}`,
    ...events.map((event) => phrase(texts.events, event.key, event, context)),
  ].join(' | ');
  return number % DIGEST_EVERY === 0 ? `${told} [${digest(match.state)}]` : told;
}

function phrase(
  phrases: Readonly<Record<string, unknown>>,
  key: string,
  subject: unknown,
  context: PhraseContext,
): string {
  const words = phrases[key];
  return typeof words === 'function' ? String(words(subject, context)) : key;
}

/** What the player sees after this many moves who is next, or at the end the first. */
function momentOf(match: AnyMatch, moves: number): { readonly words: string; readonly view: unknown } {
  const { game } = match;
  const state = match.at(moves);
  const seat: Seat = game.pending(state)[0]?.seat ?? 0;
  const view: unknown = game.view(state, seat);
  return {
    view,
    words: `After ${moves} moves [${digest(state)}], as ${nameOf(seat)} sees it [${digest(view)}]`,
  };
}

function position(match: AnyMatch, moves: number): string[] {
  const { words, view } = momentOf(match, moves);
  return [...(moves === 0 ? [] : ['']), `${words}:`, ...viewLines(view), ''];
}

function resultLines({ game, state }: AnyMatch, texts: AnyTexts): string[] {
  const result = game.result(state);
  if (result === undefined) return [];
  return result.scores.map((score, seat) => {
    const parts = Object.entries(result.breakdown[seat] ?? {}).map(
      ([part, value]) => `${texts.scores[part] ?? part} ${value}`,
    );
    return `${nameOf(seat)}: place ${result.ranking[seat]}, ${score} (${parts.join(', ')})`;
  });
}

/** Only in a chapter of a campaign. */
function carryLines(when: string, carry: Carry | undefined): string[] {
  return carry === undefined ? [] : [`${when}:`, ...viewLines(carry)];
}

function digest(value: unknown): string {
  return sha256Hex(canonical(value)).slice(0, 8);
}

function nameOf(seat: Seat): string {
  return `P${seat + 1}`;
}
