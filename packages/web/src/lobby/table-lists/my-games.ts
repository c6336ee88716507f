/** Games under way as one list, wherever they are: on the server or on this device. */
import { CHARACTERS } from '@captains-table/bots/texts';
import { defined } from '@captains-table/kernel';
import type { SeatInfo, TableSummary } from '@captains-table/protocol';
import type { Page } from '../../app/router.ts';
import { seatCharacters } from '../../frame/names.ts';
import type { LocalRecord } from '../../local/device-store.ts';

export interface GameSeat {
  readonly kind: SeatInfo['kind'];
  /** Absent where no name is known. */
  readonly name?: string;
  readonly me: boolean;
}

export interface MyGame {
  readonly id: string;
  readonly where: 'server' | 'device';
  readonly game: string;
  readonly mode: string;
  readonly seats: readonly GameSeat[];
  /** Whose decision it is, or `open` where the table waits for players. */
  readonly turn: 'mine' | 'others' | 'open';
  /** Who else owes a decision, as far as their names are known. */
  readonly waitingFor: readonly string[];
  readonly since: number;
}

export function pageOfGame({ id, where }: Pick<MyGame, 'id' | 'where'>): Page {
  return where === 'device' ? { at: 'local', id } : { at: 'table', id, invite: undefined };
}

export function fromServer(table: TableSummary, me: string | undefined): MyGame {
  const turn = table.status === 'open' ? 'open' : table.myTurn === true ? 'mine' : 'others';
  return {
    id: table.id,
    where: 'server',
    game: table.game,
    mode: table.mode,
    seats: seatsOf(table, me),
    turn,
    waitingFor: turn === 'others' ? owingNames(table) : [],
    since: table.updatedAt,
  };
}

/** The names of those who are waited for. */
export function owingNames({ seats, owing }: Pick<TableSummary, 'seats' | 'owing'>): readonly string[] {
  return owing.flatMap((seat) => seats[seat]?.name ?? []);
}

export function seatsOf({ seats }: Pick<TableSummary, 'seats'>, me: string | undefined): readonly GameSeat[] {
  const characters = characterNames(seats);
  return seats
    .map(({ kind, name, person }, seat) => ({
      kind,
      ...defined({ name: characters[seat] ?? name }),
      me: person !== undefined && person === me,
    }))
    .filter(({ kind }) => kind !== 'closed');
}

/** What the bots among those at a table are called. */
function characterNames(
  seats: readonly Pick<SeatInfo, 'kind' | 'level' | 'character'>[],
): readonly (string | undefined)[] {
  return seatCharacters(seats).map((id) => (id === undefined ? undefined : CHARACTERS[id].name));
}

/** On this device nobody waits for bots, so it is always a person's turn. */
export function fromDevice({ record, names, updatedAt }: LocalRecord): MyGame {
  const people = record.chairs.filter(({ kind }) => kind === 'person').length;
  const characters = characterNames(record.chairs);
  return {
    id: record.id,
    where: 'device',
    game: record.game,
    mode: record.options.mode,
    seats: record.chairs.map((chair, seat) => {
      const name = chair.kind === 'person' ? names[chair.person] : characters[seat];
      const known = name === undefined || name === '' ? {} : { name };
      return { kind: chair.kind, ...known, me: chair.kind === 'person' && people === 1 };
    }),
    turn: 'mine',
    waitingFor: [],
    since: updatedAt,
  };
}

const ORDER: Readonly<Record<MyGame['turn'], number>> = { mine: 0, others: 1, open: 2 };

/** Where I am waited for comes first; on the server before this device, the latest first. */
export function inOrder(games: readonly MyGame[]): readonly MyGame[] {
  return games.toSorted(
    (a, b) => ORDER[a.turn] - ORDER[b.turn] || rank(a.where) - rank(b.where) || b.since - a.since,
  );
}

function rank(where: MyGame['where']): number {
  return where === 'server' ? 0 : 1;
}
