/** What really happened at a table, worked out from its stored log with the kernel alone. */
import type { AnyGame, AnyMatch, GameEvent, GameState, Move, Pending, Result } from '@captains-table/kernel';
import { Match, defined } from '@captains-table/kernel';
import type { ChairEntry, Entry, StoredTable } from '@captains-table/table';

/** A table as it was after one entry. */
export interface LoggedPosition {
  readonly seq: number;
  readonly status: 'open' | 'playing' | 'over' | 'abandoned';
  readonly chairs: readonly ChairEntry[];
  readonly away: ReadonlySet<number>;
  /** Absent before the game has started. */
  readonly play?: PlayStanding;
}

interface PlayStanding {
  readonly state: GameState;
  /** Of the move that this entry was. */
  readonly events: readonly GameEvent[];
  readonly moves: number;
  /** By seat. */
  readonly undoable: readonly number[];
  readonly pending: readonly Pending[];
  readonly legal: readonly (readonly Move[])[];
  readonly result?: Result;
}

/** The table after each of its entries. */
export function positions(game: AnyGame, { record, entries }: StoredTable): readonly LoggedPosition[] {
  const chairs: ChairEntry[] = [];
  const away = new Set<number>();
  let match: AnyMatch | undefined;
  let abandoned = false;
  return entries.map(({ seq, entry }) => {
    seat(entry, chairs, away);
    if (entry.kind === 'start') {
      chairs.splice(0, chairs.length, ...chairs.filter(({ kind }) => kind !== 'closed'));
      match = new Match(game, { seats: chairs.length, options: record.options, seed: record.seed });
    }
    const events = match === undefined ? [] : follow(match, entry);
    abandoned ||= entry.kind === 'close' || ('does' in entry && entry.does?.kind === 'abandon');
    const before = { seq, chairs: [...chairs], away: new Set(away) };
    if (match === undefined) return { ...before, status: 'open' };
    const play = playStanding(match, events);
    const status = abandoned ? 'abandoned' : play.result === undefined ? 'playing' : 'over';
    return { ...before, status, play };
  });
}

/** Who sits where, and who is away. */
function seat(entry: Entry, chairs: ChairEntry[], away: Set<number>): void {
  if (entry.kind === 'chair') chairs[entry.seat] = entry.chair;
  if (entry.kind === 'away') away.add(entry.seat);
  if (entry.kind === 'return') away.delete(entry.seat);
  if ('does' in entry && entry.does?.kind === 'replace') {
    away.delete(entry.does.seat);
    chairs[entry.does.seat] = entry.does.by.kind === 'bot' ? entry.does.by : { kind: 'open' };
  }
}

function follow(match: AnyMatch, entry: Entry): readonly GameEvent[] {
  if (entry.kind === 'move') {
    const outcome = match.play(entry.seat, entry.move);
    if (!outcome.ok) throw new Error(`a stored move is against the rules: ${outcome.refusal.code}`);
    return outcome.events;
  }
  const back =
    entry.kind === 'undo'
      ? entry.to
      : 'does' in entry && entry.does?.kind === 'undo'
        ? entry.does.to
        : undefined;
  if (back !== undefined && !match.rewind(0, back).ok) throw new Error(`no way back to ${back} moves`);
  return [];
}

function playStanding(match: AnyMatch, events: readonly GameEvent[]): PlayStanding {
  const { game, seats } = match;
  const state = game.clone(match.state);
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const result = game.result(state);
  return {
    state,
    events,
    moves: match.line.length,
    undoable: all.map((seat) => match.undoable(seat)),
    pending: game.pending(state),
    legal: all.map((seat) => game.legal(state, seat)),
    ...defined({ result }),
  };
}
