/** Tables of Port Royal in the middle of their game, put where a server finds them when a player comes. */
import { randomBytes } from 'node:crypto';
import type { Move } from '@captains-table/kernel';
import { below, chanceFromNumbers, Match } from '@captains-table/kernel';
import { portRoyal } from '@captains-table/port-royal';
import type { StoredEntry, TableRecord } from '../../packages/server/src/storage/storage.ts';
import { entryRow, listedSeats, seatRow, tableRow } from '../../packages/server/src/storage/rows.ts';
import { insertAll } from './bulk-insert.ts';
import { usualOptions } from '../random-play.ts';
import { BOT } from './ours.ts';

type Entry = StoredEntry['entry'];

/** A game halfway through, with the first seat to decide. */
interface HalfGame {
  readonly seed: string;
  readonly moves: readonly Extract<Entry, { kind: 'move' }>[];
}

const SEATS = 3;
/** Half of what a game for three takes bots of this level. */
const MOVES = 125;
/** More would take longer to play, and no table knows of another that it is the same. */
const DISTINCT = 64;
const options = usualOptions(portRoyal.meta, SEATS);

function halfGame(number: number): HalfGame {
  const chance = chanceFromNumbers(1, number);
  const match = new Match(portRoyal, { seats: SEATS, options });
  for (;;) {
    const seat = portRoyal.pending(match.state)[0]?.seat;
    // Over before its time: the next one will not be.
    if (seat === undefined) return halfGame(number + 1_000_000);
    if (seat === 0 && match.line.length >= MOVES) break;
    const moves = portRoyal.legal(match.state, seat);
    match.play(seat, moves[below(chance, moves.length)]);
  }
  const moves = match.line.map(({ seat, move }) => ({ kind: 'move', seat, move: move as Move }) as const);
  return { seed: match.seed, moves };
}

/** Stores a table for each of these people, with two bots. Answers their ids. */
export async function storeTables(dataDir: string, people: readonly string[]): Promise<readonly string[]> {
  const games = Array.from({ length: DISTINCT }, (_, number) => halfGame(number));
  const tables = people.map((person, index) => ({
    id: randomBytes(12).toString('base64url'),
    person,
    game: games[index % games.length] ?? halfGame(index),
  }));
  await insertAll(dataDir, rowsOfAll(tables));
  return tables.map(({ id }) => id);
}

interface StoredTable {
  readonly id: string;
  readonly person: string;
  readonly game: HalfGame;
}

/** One table at a time: all of them would not fit into memory. */
function* rowsOfAll(tables: readonly StoredTable[]) {
  for (const table of tables) yield rowsOf(table);
}

function rowsOf({ id, person, game: { seed, moves } }: StoredTable) {
  const at = Date.now();
  const chairs = [{ kind: 'person', person } as const, BOT, BOT];
  const entries: readonly Entry[] = [
    ...chairs.map((chair, seat) => ({ kind: 'chair', seat, chair }) as const),
    { kind: 'start' },
    ...moves,
  ];
  const record: TableRecord = {
    id,
    host: person,
    invite: id,
    seed,
    chairs,
    options,
    game: portRoyal.meta.id,
    rules: portRoyal.meta.rulesVersion,
    tempo: { kind: 'none' },
    visibility: 'invite',
    spectators: true,
    hints: true,
    status: 'playing',
    createdAt: at,
    startedAt: at,
    updatedAt: at,
  };
  const row = tableRow(record, entries.length, undefined);
  return {
    game_table: [row],
    entry: entries.map((entry, place) => entryRow(id, { seq: place + 1, at, entry })),
    seat: listedSeats([seatRow(id, { seat: 0, person, owes: true })], row),
  };
}
