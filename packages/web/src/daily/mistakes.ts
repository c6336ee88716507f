/** The costliest moves of the person's finished games, to be improved on. Each is identified by where it happened. */
import type { Analysis } from '@captains-table/bots';
import type { Move, Seat } from '@captains-table/kernel';
import { isRecord } from '@captains-table/kernel';
import { keep, recall } from '../app/device-memory.ts';

export interface OwnMistake {
  /** The table that it happened at, and where that is. */
  readonly table: string;
  readonly from: 'server' | 'device';
  /** Of the move, counted from 1. */
  readonly number: number;
  readonly seat: Seat;
  readonly played: Move;
  readonly better: Move;
  readonly loss: number;
  /** The better move was found. */
  readonly solved?: true;
}

/** More would be a burden, not an exercise. */
const MOST = 60;
const MOST_STUDIED = 200;
const MISTAKES = 'mistakes';
const STUDIED = 'mistakes/studied';

export function ownMistakes(): readonly OwnMistake[] {
  const stored = readList(MISTAKES);
  // Written by this program.
  return stored.filter((one): one is OwnMistake => isRecord(one) && isRecord(one['better']));
}

export function studiedTables(): ReadonlySet<string> {
  return new Set(readList(STUDIED).filter((id) => typeof id === 'string'));
}

/** What a study of a finished game has found. */
export function keepMistakes(
  { table, from, seat }: Pick<OwnMistake, 'table' | 'from' | 'seat'>,
  { mistakes }: Analysis,
): void {
  if (studiedTables().has(table)) return;
  const mine = mistakes
    .filter((mistake) => mistake.seat === seat)
    .map(({ number, played, better, loss }) => ({ table, from, number, seat, played, better, loss }));
  keep(MISTAKES, JSON.stringify([...mine, ...ownMistakes()].slice(0, MOST)));
  keep(STUDIED, JSON.stringify([table, ...studiedTables()].slice(0, MOST_STUDIED)));
}

export function keepFound({ table, number }: OwnMistake): void {
  const all = ownMistakes().map((one) =>
    one.table === table && one.number === number ? { ...one, solved: true as const } : one,
  );
  keep(MISTAKES, JSON.stringify(all));
}

function readList(name: string): readonly unknown[] {
  try {
    const stored: unknown = JSON.parse(recall(name) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}
