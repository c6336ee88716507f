/** A table at one moment, as it is stored so that it need not be replayed from its first entry. */
import type { TableGame } from '@captains-table/catalogue';
import type { AnyMatch, BotAtSeat, GameState, MatchDocument } from '@captains-table/kernel';
import { defined, Match } from '@captains-table/kernel';
import type { Absence, OpenProposal, TableStatus } from '@captains-table/protocol';
import type { ClockState } from './clocks.ts';
import { Clocks } from './clocks.ts';
import type { ChairEntry } from './entry.ts';
import { asLogEntry } from './entry.ts';
import type { StoredEntry, TableRecord, Time } from './record.ts';
import type { RulesOfTable } from './rules-of-table.ts';

/**
 * What a snapshot of a table holds: enough to go on without the entries before it. Those of the first
 * release lack the optional fields.
 */
export interface TableSnapshot {
  readonly status: TableStatus;
  readonly startedAt?: Time;
  readonly endedAt?: Time;
  readonly chairs: readonly ChairEntry[];
  readonly host?: string;
  readonly former?: readonly string[];
  readonly away: readonly (Absence | null)[];
  readonly awaySince?: readonly (Time | null)[];
  readonly nudgedAt?: readonly (Time | null)[];
  readonly clocks?: readonly ClockState[];
  readonly outageUntil?: Time;
  readonly proposal?: OpenProposal;
  readonly bots?: readonly BotAtSeat[];
  readonly decidingSince: readonly number[];
  readonly decidingAt?: readonly Time[];
  /** The state after `moves` moves. */
  readonly moves: number;
  readonly state: GameState;
}

/** What a snapshot is taken of, and brought back: the fields of a table that follow from its entries. */
interface TableInMemory {
  readonly record: TableRecord;
  readonly loaded: TableGame;
  readonly commitment: string;
  readonly rules: RulesOfTable;
  status: TableStatus;
  startedAt: Time | undefined;
  endedAt: Time | undefined;
  chairs: ChairEntry[];
  host: string;
  former: readonly string[];
  away: (Absence | undefined)[];
  awaySince: (Time | undefined)[];
  nudgedAt: (Time | undefined)[];
  match: AnyMatch | undefined;
  clocks: Clocks | undefined;
  proposal: OpenProposal | undefined;
  decidingSince: number[];
  decidingAt: Time[];
  outageUntil: Time;
  bots: readonly BotAtSeat[];
}

/** A snapshot, if the match can be continued from here. */
export function snapshotOf(table: Readonly<TableInMemory>): TableSnapshot | undefined {
  const { match, status, startedAt, endedAt, chairs, host, former, clocks, outageUntil, proposal } = table;
  if (match === undefined || match.floor.at !== match.line.length) return undefined;
  return {
    status,
    ...defined({ startedAt, endedAt }),
    chairs,
    host,
    former,
    away: table.away.map((why) => why ?? null),
    awaySince: table.awaySince.map((since) => since ?? null),
    nudgedAt: table.nudgedAt.map((at) => at ?? null),
    ...(clocks === undefined ? {} : { clocks: clocks.stored }),
    outageUntil,
    ...defined({ proposal }),
    ...(table.bots.length === 0 ? {} : { bots: table.bots }),
    decidingSince: table.decidingSince,
    decidingAt: table.decidingAt,
    moves: match.floor.at,
    state: match.floor.state,
  };
}

/** Brings a new table to where the snapshot was taken. `before`: the entries up to there. */
export function resume(table: TableInMemory, snapshot: TableSnapshot, before: readonly StoredEntry[]): void {
  const { record } = table;
  table.status = snapshot.status;
  table.startedAt = snapshot.startedAt;
  table.endedAt = snapshot.endedAt;
  table.chairs = [...snapshot.chairs];
  table.host = snapshot.host ?? record.host;
  table.former = snapshot.former ?? [];
  table.away = snapshot.away.map((why) => why ?? undefined);
  table.awaySince = table.chairs.map((_, seat) => snapshot.awaySince?.[seat] ?? undefined);
  table.nudgedAt = table.chairs.map((_, seat) => snapshot.nudgedAt?.[seat] ?? undefined);
  table.outageUntil = snapshot.outageUntil ?? 0;
  table.proposal = snapshot.proposal;
  table.bots = snapshot.bots ?? [];
  table.decidingSince = [...snapshot.decidingSince];
  table.decidingAt = table.chairs.map((_, seat) => snapshot.decidingAt?.[seat] ?? record.updatedAt);
  if (record.tempo.kind !== 'none' && snapshot.clocks !== undefined) {
    table.clocks = new Clocks(record.tempo, snapshot.clocks);
  }
  const document = documentOf(table, before);
  table.match = Match.fromDocument(table.loaded.game, document, {
    at: snapshot.moves,
    state: table.rules.taken(snapshot, table.loaded.game),
  });
}

/** What a match document says before the first move. */
export function documentHead({ game, rules, options, chapter, seed }: TableRecord, seats: number) {
  return {
    format: 'captains-table-match',
    version: 1,
    game,
    rules,
    seats,
    options,
    ...defined({ carry: chapter?.carry }),
    seed,
  } as const;
}

function documentOf(
  { record, chairs, commitment, rules }: TableInMemory,
  before: readonly StoredEntry[],
): MatchDocument {
  return {
    ...documentHead({ ...record, rules: rules.began }, chairs.length),
    ...(rules.changed.length === 0 ? {} : { changed: rules.changed }),
    commitment,
    log: before.flatMap(({ seq, entry }) => (rules.dropped.has(seq) ? [] : (asLogEntry(entry) ?? []))),
  };
}
