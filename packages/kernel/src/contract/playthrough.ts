import { chanceFrom, pick } from '../chance.ts';
import type { GameEvent } from '../events.ts';
import type { AnyGame, Pending, Seat } from '../game.ts';
import { fingerprint, Match } from '../match/index.ts';
import type { AnyMatch } from '../match/index.ts';
import type { AnyTexts, Scene } from '../texts.ts';
import type { Table } from './tables.ts';

/**
 * A whole game of random moves as a person would tell it, with a fingerprint of every tenth state.
 * Kept in `playthroughs/` and compared in tests: a change of rules or words shows where it bites.
 */
export function playthrough(game: AnyGame, texts: AnyTexts, table: Table, seed: string): string {
  const match: AnyMatch = new Match(game, { ...table, seed });
  const chance = chanceFrom(`playthrough/${seed}`);
  const options = Object.entries(table.options).map(([id, value]) => `${id}=${value}`);
  const lines = [`${texts.name}: ${table.seats} players, ${options.join(' ')}, seed ${seed}`, ''];
  for (let move = 1; game.pending(match.state).length > 0; move++) {
    const owed = pick<Pending>(chance, game.pending(match.state));
    lines.push(...tellMove(match, texts, owed, pick(chance, game.legal(match.state, owed.seat)), move));
    if (move % 10 === 0) lines.push(`    (${fingerprint(match.state)})`);
  }
  return `${[...lines, '', ...tellResult(match, texts)].join('\n')}\n`;
}

function tellMove(
  match: AnyMatch,
  texts: AnyTexts,
  owed: Pending,
  move: { kind: string },
  number: number,
): string[] {
  const scene: Scene = { seat: nameOf, pending: owed };
  const choices = match.game.legal(match.state, owed.seat).length;
  const say = (phrases: Readonly<Record<string, unknown>>, key: string, subject: unknown): string => {
    const phrase = phrases[key];
    return typeof phrase === 'function' ? String(phrase(subject, scene)) : key;
  };
  const outcome = match.play(owed.seat, move);
  const events: readonly GameEvent[] = outcome.ok ? outcome.events : [];
  return [
    `${number}. ${nameOf(owed.seat)}, 1 of ${choices}: ${say(texts.moves, move.kind, move)}`,
    ...events.map((event) => `    ${say(texts.events, event.key, event)}`),
  ];
}

function tellResult({ game, state }: AnyMatch, texts: AnyTexts): string[] {
  const result = game.result(state);
  if (result === undefined) return [];
  return result.scores.map((score, seat) => {
    const parts = Object.entries(result.breakdown[seat] ?? {}).map(
      ([part, value]) => `${texts.scores[part] ?? part} ${value}`,
    );
    return `${nameOf(seat)}: place ${result.ranking[seat]}, ${score} (${parts.join(', ')})`;
  });
}

function nameOf(seat: Seat): string {
  return `Player ${seat + 1}`;
}
