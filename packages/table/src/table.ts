/**
 * A table in memory: what its entries add up to. It knows no storage, no sockets and no rules of
 * its own; it is changed by `apply` alone, and the same entries give the same table on any server.
 */
import type { TableGame } from '@captains-table/catalogue';
import type {
  AnyMatch,
  GameEvent,
  GameState,
  MatchDocument,
  Move,
  Pending,
  Result,
  Seat,
} from '@captains-table/kernel';
import { commitmentOf, Match } from '@captains-table/kernel';
import type { ClockInfo, OpenProposal, Proposal, TableStatus } from '@captains-table/protocol';
import type { SeatRecord, StoredEntry, StoredTable, TableChange, TableRecord, Time } from './record.ts';
import { Clocks } from './clocks.ts';
import type { Absence, ChairEntry, Entry } from './entry.ts';
import { asLogEntry } from './entry.ts';

/** What an entry brought about. */
export interface Happening {
  readonly events: readonly GameEvent[];
  /** A move and how many there were to choose from. It may be a secret: whoever hears of it is chosen with care. */
  readonly moved?: { readonly seat: Seat; readonly move: Move; readonly choices: number };
  /** Moves were taken back. */
  readonly rewound: boolean;
}

const NOTHING: Happening = { events: [], rewound: false };

/** What a snapshot holds: enough to go on without the entries before it. */
interface TableSnapshot {
  readonly status: TableStatus;
  readonly startedAt?: Time;
  readonly endedAt?: Time;
  readonly chairs: readonly ChairEntry[];
  readonly away: readonly (Absence | null)[];
  readonly clocks?: readonly ClockInfo[];
  readonly proposal?: OpenProposal;
  readonly decidingSince: readonly number[];
  /** The state after `moves` moves. */
  readonly moves: number;
  readonly state: GameState;
}

export class Table {
  readonly record: TableRecord;
  readonly loaded: TableGame;
  readonly commitment: string;
  seq = 0;
  status: TableStatus = 'open';
  startedAt: Time | undefined;
  endedAt: Time | undefined;
  rematch: string | undefined;
  chairs: ChairEntry[] = [];
  /** By seat: why a bot plays on for the person there. */
  away: (Absence | undefined)[] = [];
  match: AnyMatch | undefined;
  clocks: Clocks | undefined;
  proposal: OpenProposal | undefined;
  /** By seat: the entry with which the decision it owes arose; 0 where it owes none. */
  decidingSince: number[] = [];
  #owed: (string | undefined)[] = [];

  constructor(record: TableRecord, loaded: TableGame) {
    this.record = record;
    this.loaded = loaded;
    this.commitment = commitmentOf(record.seed);
  }

  /** A table as it was stored. */
  static restore(loaded: TableGame, { record, entries, snapshot }: StoredTable): Table {
    const table = new Table(record, loaded);
    const known = snapshot === undefined ? 0 : snapshot.seq;
    const before = entries.filter(({ seq }) => seq <= known);
    if (snapshot !== undefined) table.#takeUp(snapshot.state as TableSnapshot, before);
    table.seq = known;
    for (const stored of entries.slice(before.length)) table.apply(stored);
    return table;
  }

  get result(): Result | undefined {
    return this.match?.game.result(this.match.state);
  }

  /** The decisions owed now, by whom. */
  get pending(): readonly Pending[] {
    if (this.match === undefined || this.status !== 'playing') return [];
    return this.match.game.pending(this.match.state);
  }

  seatOf(person: string): Seat | undefined {
    const seat = this.chairs.findIndex((chair) => chair.kind === 'person' && chair.person === person);
    return seat === -1 ? undefined : seat;
  }

  /** Whether nobody is there to decide for this seat. */
  isPlayedByBot(seat: Seat): boolean {
    return this.chairs[seat]?.kind !== 'person' || this.away[seat] !== undefined;
  }

  /** Seats of persons who are there. */
  get attending(): readonly Seat[] {
    return [...this.chairs.keys()].filter((seat) => !this.isPlayedByBot(seat));
  }

  /** Everybody with a chair, for the lists. */
  get people(): readonly SeatRecord[] {
    const { result } = this;
    const owing = new Set(this.pending.map((owed) => owed.seat));
    return this.chairs.flatMap((chair, seat) => {
      if (chair.kind !== 'person') return [];
      const owes = owing.has(seat) && this.away[seat] === undefined;
      const ended =
        result === undefined ? {} : { rank: result.ranking[seat] ?? 0, score: result.scores[seat] ?? 0 };
      return [{ seat, person: chair.person, owes, ...ended }];
    });
  }

  /** The columns of the stored record that follow from the entries. */
  change(wakeAt: Time | undefined): TableChange {
    const { status, chairs, startedAt, endedAt, rematch, result } = this;
    return { status, chairs, startedAt, endedAt, rematch, wakeAt, result };
  }

  /** A snapshot, where this is a place that can be gone on from. */
  snapshot(): TableSnapshot | undefined {
    const { match, status, startedAt, endedAt, chairs, away, clocks, proposal, decidingSince } = this;
    if (match === undefined || match.floor.at !== match.line.length) return undefined;
    return {
      status,
      ...(startedAt === undefined ? {} : { startedAt }),
      ...(endedAt === undefined ? {} : { endedAt }),
      chairs,
      away: away.map((why) => why ?? null),
      ...(clocks === undefined ? {} : { clocks: clocks.all }),
      ...(proposal === undefined ? {} : { proposal }),
      decidingSince,
      moves: match.floor.at,
      state: match.floor.state as GameState,
    };
  }

  apply({ seq, at, entry }: StoredEntry): Happening {
    if (seq !== this.seq + 1) throw new Error(`entry ${seq} does not follow ${this.seq}`);
    const happening = this.#carryOut(entry, seq, at);
    this.seq = seq;
    this.#settle(at, entry);
    return happening;
  }

  #carryOut(entry: Entry, seq: number, at: Time): Happening {
    switch (entry.kind) {
      case 'chair':
        this.chairs[entry.seat] = entry.chair;
        this.clocks?.welcomeBack(entry.seat);
        return NOTHING;
      case 'start':
        this.#start(at);
        return NOTHING;
      case 'move':
        return this.#move(entry.seat, entry.move);
      case 'undo':
        this.#rewind(entry.seat, entry.to);
        return { ...NOTHING, rewound: true };
      case 'return':
        if (this.away[entry.seat] === 'time') this.clocks?.welcomeBack(entry.seat);
        this.away[entry.seat] = undefined;
        this.#lapse((asked) => asked.kind === 'replace' && asked.seat === entry.seat);
        return NOTHING;
      case 'rematch':
        this.rematch = entry.table;
        return NOTHING;
      case 'away':
        this.away[entry.seat] = entry.why;
        this.#noLongerAsked(entry.seat);
        return this.#agree(entry.seat, entry.does, at);
      case 'propose':
        this.proposal = this.#opened(seq, entry.seat, entry.proposal);
        return this.#agree(entry.seat, entry.does, at);
      case 'answer':
        if (entry.agree) this.#noLongerAsked(entry.seat);
        else this.proposal = undefined;
        return this.#agree(entry.seat, entry.does, at);
    }
  }

  #start(at: Time): void {
    this.chairs = this.chairs.filter((chair) => chair.kind !== 'closed');
    const { options, seed, tempo } = this.record;
    this.match = new Match(this.loaded.game, { seats: this.chairs.length, options, seed });
    this.status = 'playing';
    this.startedAt = at;
    this.away = this.chairs.map(() => undefined);
    this.decidingSince = this.chairs.map(() => 0);
    this.clocks = Clocks.start(tempo, this.chairs.length);
  }

  #move(seat: Seat, move: Move): Happening {
    const { game, state } = this.#playing();
    const choices = game.legal(state, seat).length;
    const outcome = this.#playing().play(seat, move);
    if (!outcome.ok) throw new Error(`a stored move is refused: ${outcome.refusal.code}`);
    return {
      events: outcome.events as readonly GameEvent[],
      moved: { seat, move, choices },
      rewound: false,
    };
  }

  #rewind(seat: Seat, to: number): void {
    if (!this.#playing().rewind(seat, to).ok) throw new Error(`there is no way back to ${to} moves`);
    this.#lapse((asked) => asked.kind === 'undo' && asked.to >= to);
  }

  #playing(): AnyMatch {
    if (this.match === undefined) throw new Error('this table has not started');
    return this.match;
  }

  #opened(number: number, by: Seat, proposal: Proposal): OpenProposal {
    return { number, by, proposal, waiting: this.askedAbout(by, proposal) };
  }

  /** Who has to agree: every person who is there, but for the one who asks and the one to be replaced. */
  askedAbout(by: Seat, proposal: Proposal): readonly Seat[] {
    const replaced = proposal.kind === 'replace' ? proposal.seat : undefined;
    return this.attending.filter((seat) => seat !== by && seat !== replaced);
  }

  /** What is agreed on once this seat, too, has said yes or cannot be asked any more. */
  agreedWithout(seat: Seat): Proposal | undefined {
    const { proposal } = this;
    return proposal?.waiting.every((asked) => asked === seat) === true ? proposal.proposal : undefined;
  }

  #noLongerAsked(seat: Seat): void {
    const { proposal } = this;
    if (proposal === undefined) return;
    this.proposal = { ...proposal, waiting: proposal.waiting.filter((asked) => asked !== seat) };
  }

  /** What has become pointless is no longer asked for. */
  #lapse(isPointless: (asked: Proposal) => boolean): void {
    if (this.proposal !== undefined && isPointless(this.proposal.proposal)) this.proposal = undefined;
  }

  #agree(seat: Seat, does: Proposal | undefined, at: Time): Happening {
    if (does === undefined) return NOTHING;
    this.proposal = undefined;
    if (does.kind === 'undo') this.#rewind(seat, does.to);
    else if (does.kind === 'abandon') this.#end('abandoned', at);
    else {
      this.chairs[does.seat] = does.by.kind === 'bot' ? does.by : { kind: 'open' };
      this.away[does.seat] = undefined;
    }
    return { ...NOTHING, rewound: does.kind === 'undo' };
  }

  #end(status: TableStatus, at: Time): void {
    this.status = status;
    this.endedAt = at;
    this.proposal = undefined;
    this.clocks?.run(at, [], []);
  }

  /** Who decides from here on, since when, and whose clocks run. */
  #settle(at: Time, entry: Entry): void {
    if (this.match === undefined) return;
    if (this.status === 'playing' && this.result !== undefined) this.#end('over', at);
    const owed = this.#owedBySeat();
    const rewound = asLogEntry(entry) !== undefined && entry.kind !== 'move';
    const mover = entry.kind === 'move' ? entry.seat : undefined;
    const fresh = [...this.chairs.keys()].filter(
      (seat) => rewound || seat === mover || owed[seat] !== this.#owed[seat],
    );
    for (const seat of fresh) this.decidingSince[seat] = owed[seat] === undefined ? 0 : this.seq;
    this.#owed = owed;
    const deciding = this.attending.filter((seat) => owed[seat] !== undefined);
    this.clocks?.run(at, deciding, fresh);
  }

  #owedBySeat(): (string | undefined)[] {
    const owed: (string | undefined)[] = this.chairs.map(() => undefined);
    for (const decision of this.pending) owed[decision.seat] = JSON.stringify(decision);
    return owed;
  }

  #takeUp(snapshot: TableSnapshot, before: readonly StoredEntry[]): void {
    const { game } = this.loaded;
    const log = before.flatMap(({ entry }) => asLogEntry(entry) ?? []);
    this.status = snapshot.status;
    this.startedAt = snapshot.startedAt;
    this.endedAt = snapshot.endedAt;
    this.chairs = [...snapshot.chairs];
    this.away = snapshot.away.map((why) => why ?? undefined);
    this.proposal = snapshot.proposal;
    this.decidingSince = [...snapshot.decidingSince];
    if (this.record.tempo.kind !== 'none' && snapshot.clocks !== undefined) {
      this.clocks = new Clocks(this.record.tempo, snapshot.clocks);
    }
    const document = this.#document(log);
    this.match = Match.fromDocument(game, document, { at: snapshot.moves, state: snapshot.state });
    this.#owed = this.#owedBySeat();
  }

  #document(log: MatchDocument['log']): MatchDocument {
    const { game, rules, options, seed } = this.record;
    const seats = this.chairs.length;
    const { commitment } = this;
    return { format: 'captains-table-match', version: 1, game, rules, seats, options, commitment, seed, log };
  }
}
