/** What one viewer sees of a table. A whitelist: built up from nothing, never a filtered copy. */
import type { Move, Seat } from '@captains-table/kernel';
import type { PlayScene, SeatInfo, TableScene } from '@captains-table/protocol';
import type { ChairEntry } from './entry.ts';
import { STAND_IN } from './stand-in.ts';
import type { Table } from './table.ts';

/** Somebody at the table, or beside it. Two viewers of one role see the same. */
export interface Role {
  readonly seat?: Seat;
  readonly host: boolean;
}

/** What is known of the people besides the entries. */
export interface Company {
  name(person: string): string | undefined;
  isPresent(person: string): boolean;
  readonly watching: number;
}

export function roleKey({ seat, host }: Role): string {
  return `${seat ?? 'spectator'}${host ? '/host' : ''}`;
}

export function sceneFor(table: Table, role: Role, company: Company): TableScene {
  const { record } = table;
  const play = playScene(table, role);
  return {
    id: record.id,
    seq: table.seq,
    game: record.game,
    rules: record.rules,
    options: record.options,
    status: table.status,
    visibility: record.visibility,
    tempo: record.tempo,
    spectators: record.spectators,
    hints: record.hints,
    host: record.host,
    createdAt: record.createdAt,
    ...(table.startedAt === undefined ? {} : { startedAt: table.startedAt }),
    ...(table.endedAt === undefined ? {} : { endedAt: table.endedAt }),
    commitment: table.commitment,
    seats: table.chairs.map((chair, seat) => seatInfo(table, chair, seat, role, company)),
    watching: company.watching,
    ...(table.rematch === undefined ? {} : { rematch: table.rematch }),
    you: {
      ...(role.seat === undefined ? {} : { seat: role.seat }),
      host: role.host,
      // Whoever sits here may bring friends.
      ...(role.seat !== undefined || role.host ? { invite: record.invite } : {}),
    },
    ...(play === undefined ? {} : { play }),
  };
}

function seatInfo(table: Table, chair: ChairEntry, seat: Seat, role: Role, company: Company): SeatInfo {
  switch (chair.kind) {
    case 'open':
      return { kind: 'open', ...(table.status === 'open' ? {} : { level: STAND_IN }) };
    case 'closed':
      return { kind: 'closed' };
    case 'bot':
      return { kind: 'bot', level: chair.level };
    case 'invited':
      return { kind: 'invited', ...(role.host ? { invite: chair.invite } : {}) };
    case 'person':
      return personInfo(chair.person, table.away[seat], company);
  }
}

function personInfo(person: string, away: SeatInfo['away'], company: Company): SeatInfo {
  const name = company.name(person);
  return {
    kind: 'person',
    person,
    ...(name === undefined ? {} : { name }),
    present: company.isPresent(person),
    ...(away === undefined ? {} : { away, level: STAND_IN }),
  };
}

function playScene(table: Table, { seat }: Role): PlayScene | undefined {
  const { match, clocks, proposal, result } = table;
  if (match === undefined) return undefined;
  const { game, state } = match;
  const ended = table.status === 'over' || table.status === 'abandoned';
  const decides = seat !== undefined && !ended && !table.isPlayedByBot(seat);
  return {
    view: game.view(state, seat ?? 'spectator') as unknown,
    pending: table.pending,
    legal: decides ? (game.legal(state, seat) as readonly Move[]) : [],
    moves: match.line.length,
    undoable: decides ? match.undoable(seat) : 0,
    ...(clocks === undefined ? {} : { clocks: clocks.all }),
    ...(proposal === undefined ? {} : { proposal }),
    ...(result === undefined ? {} : { result }),
    ...(ended ? { seed: match.seed } : {}),
  };
}
