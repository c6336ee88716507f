/** What one viewer sees of a table. A whitelist: built up from nothing, never a filtered copy. */
import type { Seat } from '@captains-table/kernel';
import type { PlayScene, SeatInfo, TableScene } from '@captains-table/protocol';
import { keptUntil, nudgeAt, silentAt } from './absence.ts';
import type { ChairEntry } from './entry.ts';
import type { ChapterRecord, Time } from './record.ts';
import { STAND_IN } from './stand-in.ts';
import type { Table } from './table.ts';
import { defined } from '@captains-table/kernel';

/** A person's role at the table: in a seat, as its host, or as a spectator. People with the same role see the same. */
export interface Role {
  readonly seat?: Seat;
  /** The chair that is kept for them. */
  readonly kept?: Seat;
  readonly host: boolean;
}

/** What is known of the people besides the entries. */
export interface PeopleInfo {
  name(person: string): string | undefined;
  /** Since when they are gone from the table; undefined while they are there. */
  goneSince(person: string): Time | undefined;
  readonly watching: number;
  /** The cup in which the table is played, with its name. */
  readonly cup?: TableScene['cup'];
}

export function roleKey({ seat, kept, host }: Role): string {
  return `${seat ?? 'spectator'}${kept === undefined ? '' : `/kept ${kept}`}${host ? '/host' : ''}`;
}

export function sceneFor(table: Table, role: Role, people: PeopleInfo): TableScene {
  const { record } = table;
  const play = playScene(table, role);
  return {
    id: record.id,
    seq: table.seq,
    game: record.game,
    rules: table.rules.now,
    options: record.options,
    status: table.status,
    visibility: record.visibility,
    tempo: record.tempo,
    spectators: record.spectators,
    hints: record.hints,
    host: table.host,
    createdAt: record.createdAt,
    ...defined({ startedAt: table.startedAt, endedAt: table.endedAt, closed: table.closed }),
    commitment: table.commitment,
    ...defined({ pack: record.pack }),
    seats: table.chairs.map((chair, seat) => seatInfo(table, chair, seat, role, people)),
    watching: people.watching,
    ...defined({ rulesChangedAfter: earlierMoves(table) }),
    ...defined({ rematch: table.rematch, cup: people.cup }),
    ...(table.rematchBy.length === 0 ? {} : { rematchBy: table.rematchBy }),
    ...(record.chapter === undefined ? {} : { chapter: chapterInfo(record.chapter, role) }),
    you: {
      ...defined({ seat: role.seat, kept: role.kept }),
      host: role.host,
      // Players may bring friends.
      ...(role.seat !== undefined || role.host ? { invite: record.invite } : {}),
    },
    ...defined({ play }),
  };
}

function earlierMoves({ match }: Table): number | undefined {
  return match === undefined || match.firstMove === 0 ? undefined : match.firstMove;
}

type SceneChapter = NonNullable<TableScene['chapter']>;

/** Only those who play have the logbook. */
function chapterInfo({ number, campaign }: ChapterRecord, { seat, kept }: Role): SceneChapter {
  return { number, ...(seat === undefined && kept === undefined ? {} : { campaign }) };
}

function seatInfo(table: Table, chair: ChairEntry, seat: Seat, role: Role, people: PeopleInfo): SeatInfo {
  switch (chair.kind) {
    case 'open':
      return { kind: 'open', ...(table.status === 'open' ? {} : { level: STAND_IN }) };
    case 'closed':
      return { kind: 'closed' };
    case 'bot':
      return {
        kind: 'bot',
        level: chair.level,
        ...defined({ character: chair.character, version: table.botAt(seat)?.version }),
      };
    case 'invited':
      return {
        kind: 'invited',
        ...(chair.person === undefined ? {} : whoIs(chair.person, people)),
        ...(role.host ? { invite: chair.invite } : {}),
      };
    case 'person':
      return {
        kind: 'person',
        ...whoIs(chair.person, people),
        ...defined({ portrait: chair.portrait }),
        ...absenceInfo(table, seat, people),
      };
  }
}

function whoIs(person: string, people: PeopleInfo): Pick<SeatInfo, 'person' | 'name' | 'present'> {
  const name = people.name(person);
  const present = people.goneSince(person) === undefined;
  return { person, ...defined({ name }), present };
}

function absenceInfo(table: Table, seat: Seat, people: PeopleInfo): Omit<SeatInfo, 'kind'> {
  const away = table.away[seat];
  const kept = keptUntil(table, seat);
  const silent = silentAt(table, seat, (person) => people.goneSince(person));
  const nudge = nudgeAt(table, seat);
  return {
    ...(away === undefined ? {} : { away, level: STAND_IN }),
    ...defined({ keptUntil: kept, silentAt: silent, nudgeAt: nudge }),
  };
}

function playScene(table: Table, { seat }: Role): PlayScene | undefined {
  const { match, clocks, proposal, result } = table;
  if (match === undefined) return undefined;
  const { game, state } = match;
  const ended = table.status === 'over' || table.status === 'abandoned';
  const decides = seat !== undefined && !ended && !table.isPlayedByBot(seat);
  return {
    view: game.view(state, seat ?? 'spectator'),
    pending: table.pending,
    legal: decides ? match.legal(seat) : [],
    moves: match.line.length,
    undoable: decides ? match.undoable(seat) : 0,
    ...(clocks === undefined ? {} : { clocks: clocks.all }),
    ...defined({ proposal, result }),
    ...(ended
      ? { seed: match.seed, ...defined({ carry: seat === undefined ? undefined : match.carry }) }
      : {}),
  };
}
