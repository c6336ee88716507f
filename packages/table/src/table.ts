/**
 * A table in memory: what its entries add up to. It knows no storage, no sockets and no rules of
 * its own; it is changed by `apply` alone, and the same entries give the same table on any server.
 */
import type { TableGame } from '@captains-table/catalogue';
import type {
  AnyMatch,
  BotAtSeat,
  Carry,
  GameEvent,
  MatchDocument,
  Move,
  Pending,
  Result,
  Seat,
} from '@captains-table/kernel';
import { commitmentOf, defined, Match } from '@captains-table/kernel';
import type { Absence, OpenProposal, Proposal, TableStatus } from '@captains-table/protocol';
import type { SeatRecord, StoredEntry, StoredTable, TableChange, TableRecord, Time } from './record.ts';
import { peopleAt } from './people.ts';
import type { TableSnapshot } from './snapshot.ts';
import { resume } from './snapshot.ts';
import { chairAmong } from './characters.ts';
import { Clocks, overlap } from './clocks.ts';
import type { ChairEntry, Entry } from './entry.ts';
import { asLogEntry, isFinal } from './entry.ts';
import type { RulesOfTable } from './rules-of-table.ts';
import { latest, rulesIn } from './rules-of-table.ts';
import { STAND_IN } from './stand-in.ts';

/** What an entry brought about. */
export interface EntryOutcome {
  readonly events: readonly GameEvent[];
  /** A move and how many there were to choose from. It may be secret: pass it on with care. */
  readonly moved?: { readonly seat: Seat; readonly move: Move; readonly choices: number };
  /** Moves were taken back. */
  readonly rewound: boolean;
}

const NOTHING: EntryOutcome = { events: [], rewound: false };

export class Table {
  readonly record: TableRecord;
  readonly loaded: TableGame;
  readonly commitment: string;
  seq = 0;
  /** By which rules it is played, and was. */
  rules: RulesOfTable;
  status: TableStatus = 'open';
  startedAt: Time | undefined;
  endedAt: Time | undefined;
  rematch: string | undefined;
  /** The seats of those who have asked for it. */
  rematchBy: readonly Seat[] = [];
  /** Why the server has ended it, where it has. */
  closed: 'untouched' | undefined;
  chairs: ChairEntry[] = [];
  /** The host, who arranges the chairs. */
  host: string;
  /** Persons who gave up their seat before another got it. */
  former: readonly string[] = [];
  /** By seat: why a bot plays on for the person there, and since when. */
  away: (Absence | undefined)[] = [];
  awaySince: (Time | undefined)[] = [];
  /** By seat: when the others last reminded the person there. */
  nudgedAt: (Time | undefined)[] = [];
  match: AnyMatch | undefined;
  clocks: Clocks | undefined;
  proposal: OpenProposal | undefined;
  /** By seat: the entry with which the decision it owes arose; 0 where it owes none. */
  decidingSince: number[] = [];
  /** By seat: when that was, without outages. */
  decidingAt: Time[] = [];
  /** Bots that have played, in the order of their first moves. */
  bots: readonly BotAtSeat[] = [];
  /** Outages up to here have been made good. */
  outageUntil: Time = 0;
  #owed: (string | undefined)[] = [];

  constructor(record: TableRecord, loaded: TableGame) {
    this.record = record;
    this.loaded = loaded;
    this.host = record.host;
    this.rules = rulesIn(record, []);
    this.commitment = commitmentOf(record.seed, record.chapter?.carry);
  }

  /** A table as it was stored. */
  static restore(loaded: TableGame, { record, entries, snapshot, reading }: StoredTable): Table {
    const table = new Table(record, loaded);
    const rules = rulesIn(record, reading === undefined ? entries : asIfLast(entries, reading));
    // Rules that retell a match begin with its set-up.
    const isRetold = reading !== undefined && reading.base === undefined;
    const from = latest(isRetold ? undefined : snapshot, rules.base);
    const known = from === undefined ? 0 : from.seq;
    const before = entries.filter(({ seq }) => seq <= known);
    table.rules = rules;
    if (from !== undefined) {
      resume(table, from.state as TableSnapshot, before);
      table.#owed = table.#owedBySeat();
    }
    table.seq = known;
    for (const stored of entries.slice(before.length)) {
      if (rules.dropped.has(stored.seq)) table.seq = stored.seq;
      else table.apply(stored);
    }
    return table;
  }

  get result(): Result | undefined {
    return this.match?.game.result(this.match.state);
  }

  /** What the next chapter begins with, once this one has been played to its end. */
  get carried(): Carry | undefined {
    return this.record.chapter === undefined || this.status !== 'over' ? undefined : this.match?.after;
  }

  /** The bot last noted for this seat; undefined if none has played it, or if an earlier release did not note it. */
  botAt(seat: Seat): BotAtSeat | undefined {
    return this.bots.findLast((bot) => bot.seat === seat);
  }

  /** The match with its seed, once it has begun. */
  document(withContent = true): MatchDocument | undefined {
    return this.match?.toDocument(true, withContent, this.bots);
  }

  /** The decisions owed now, by whom. */
  get pending(): readonly Pending[] {
    if (this.match === undefined || this.status !== 'playing') return [];
    return this.match.game.pending(this.match.state);
  }

  /** The seat that a person holds. After resigning they hold none. */
  seatOf(person: string): Seat | undefined {
    return this.persons.find((seat) => this.personAt(seat) === person);
  }

  /** Whether a person plays here, or did before they gave up their seat. */
  isMember(person: string): boolean {
    return this.chairs.some((_, seat) => this.personAt(seat) === person) || this.former.includes(person);
  }

  personAt(seat: Seat): string | undefined {
    const chair = this.chairs[seat];
    return chair?.kind === 'person' ? chair.person : undefined;
  }

  /** Seats that persons hold, whether they are there or a bot plays until they return. */
  get persons(): readonly Seat[] {
    return [...this.chairs.keys()].filter(
      (seat) => this.personAt(seat) !== undefined && !isFinal(this.away[seat]),
    );
  }

  /** Whether a bot decides for this seat. */
  isPlayedByBot(seat: Seat): boolean {
    return this.chairs[seat]?.kind !== 'person' || this.away[seat] !== undefined;
  }

  /** The level of the bot that decides for this seat, or would. */
  levelAt(seat: Seat): string {
    const chair = this.chairs[seat];
    return chair?.kind === 'bot' ? chair.level : STAND_IN;
  }

  /** Seats of persons who are there. */
  get attending(): readonly Seat[] {
    return [...this.chairs.keys()].filter((seat) => !this.isPlayedByBot(seat));
  }

  /** All persons with a chair, for the lists. */
  get people(): readonly SeatRecord[] {
    return peopleAt(this);
  }

  /** The columns of the stored record that follow from the entries. */
  change(wakeAt: Time | undefined): TableChange {
    const { status, chairs, startedAt, endedAt, rematch, closed, result, carried } = this;
    return { status, chairs, startedAt, endedAt, rematch, closed, wakeAt, result, carried };
  }

  apply({ seq, at, entry }: StoredEntry): EntryOutcome {
    if (seq !== this.seq + 1) throw new Error(`entry ${seq} does not follow ${this.seq}`);
    const outcome = this.#carryOut(entry, seq, at);
    this.seq = seq;
    this.#settle(at, entry);
    return outcome;
  }

  #carryOut(entry: Entry, seq: number, at: Time): EntryOutcome {
    switch (entry.kind) {
      case 'chair':
        this.chairs[entry.seat] = entry.chair;
        this.clocks?.welcomeBack(entry.seat);
        return NOTHING;
      case 'start':
        this.#start(at);
        return NOTHING;
      case 'move':
        if (entry.bot !== undefined) this.bots = [...this.bots, { seat: entry.seat, ...entry.bot }];
        return this.#move(entry.seat, entry.move);
      case 'undo':
        this.clocks?.tookBack(entry.seat, this.#playing().line.length);
        this.#rewind(entry.seat, entry.to);
        return { ...NOTHING, rewound: true };
      case 'return':
        if (this.away[entry.seat] === 'time') this.clocks?.welcomeBack(entry.seat);
        this.#isBack(entry.seat);
        this.#lapse((asked) => asked.kind === 'replace' && asked.seat === entry.seat);
        return NOTHING;
      case 'nudge':
        this.nudgedAt[entry.seat] = at;
        return NOTHING;
      case 'rules':
        // What it means is read before any entry is applied.
        return NOTHING;
      case 'outage':
        this.#giveBack(entry.from, entry.to);
        return NOTHING;
      case 'host':
        this.host = entry.person;
        return NOTHING;
      case 'rematch':
        this.rematch = entry.table;
        if (entry.seat !== undefined) this.rematchBy = [...this.rematchBy, entry.seat];
        return NOTHING;
      case 'close':
        this.closed = entry.why;
        this.#end('abandoned', at);
        return NOTHING;
      case 'away':
        this.away[entry.seat] = entry.why;
        this.awaySince[entry.seat] = at;
        this.proposal = undefined;
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
    const { options, seed, tempo, chapter } = this.record;
    const carry = chapter?.carry;
    this.match = new Match(this.loaded.game, {
      seats: this.chairs.length,
      options,
      seed,
      ...defined({ carry }),
    });
    this.status = 'playing';
    this.startedAt = at;
    this.away = this.chairs.map(() => undefined);
    this.awaySince = this.chairs.map(() => undefined);
    this.nudgedAt = this.chairs.map(() => undefined);
    this.decidingSince = this.chairs.map(() => 0);
    this.decidingAt = this.chairs.map(() => at);
    this.clocks = Clocks.start(tempo, this.chairs.length);
  }

  #move(seat: Seat, move: Move): EntryOutcome {
    const match = this.#playing();
    const choices = match.legal(seat).length;
    const outcome = match.play(seat, move);
    if (!outcome.ok) throw new Error(`a stored move is refused: ${outcome.refusal.code}`);
    return {
      events: outcome.events,
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
    return { number, by, proposal, waiting: this.askedAbout(by) };
  }

  #isBack(seat: Seat): void {
    this.away[seat] = undefined;
    this.awaySince[seat] = undefined;
    this.nudgedAt[seat] = undefined;
  }

  #giveBack(from: Time, to: Time): void {
    this.outageUntil = Math.max(to, this.outageUntil);
    this.clocks?.giveBack(from, to);
    this.decidingAt = this.decidingAt.map((since) => since + overlap(since, from, to));
  }

  /** Who has to agree: every person present except the one who asks. */
  askedAbout(by: Seat): readonly Seat[] {
    return this.attending.filter((seat) => seat !== by);
  }

  /** What is agreed on once this seat, too, has said yes. */
  agreedWithout(seat: Seat): Proposal | undefined {
    const { proposal } = this;
    return proposal?.waiting.every((asked) => asked === seat) === true ? proposal.proposal : undefined;
  }

  #noLongerAsked(seat: Seat): void {
    const { proposal } = this;
    if (proposal === undefined) return;
    this.proposal = { ...proposal, waiting: proposal.waiting.filter((asked) => asked !== seat) };
  }

  /** Drops a proposal that no longer applies. */
  #lapse(isObsolete: (asked: Proposal) => boolean): void {
    if (this.proposal !== undefined && isObsolete(this.proposal.proposal)) this.proposal = undefined;
  }

  #agree(seat: Seat, does: Proposal | undefined, at: Time): EntryOutcome {
    if (does === undefined) return NOTHING;
    this.proposal = undefined;
    if (does.kind === 'undo') {
      this.clocks?.tookBackTogether();
      this.#rewind(seat, does.to);
    } else if (does.kind === 'abandon') this.#end('abandoned', at);
    else this.#replace(does.seat, does.by.kind === 'bot' ? does.by : { kind: 'open' });
    return { ...NOTHING, rewound: does.kind === 'undo' };
  }

  /** The person who sat there is remembered, so that the game stays in their history. */
  #replace(seat: Seat, chair: ChairEntry): void {
    const person = this.personAt(seat);
    if (person !== undefined) this.former = [...this.former, person];
    const others = this.chairs.filter((_, other) => other !== seat);
    this.chairs[seat] = chairAmong(others, chair);
    this.#isBack(seat);
  }

  #end(status: TableStatus, at: Time): void {
    this.status = status;
    this.endedAt = at;
    this.proposal = undefined;
    this.clocks?.stop(at);
  }

  /** Who decides from here on, since when, and whose clocks run. */
  #settle(at: Time, entry: Entry): void {
    if (this.match === undefined) return;
    if (this.status === 'playing' && this.result !== undefined) this.#end('over', at);
    const owed = this.#owedBySeat();
    const rewound = asLogEntry(entry) !== undefined && entry.kind !== 'move';
    const actor = entry.kind === 'move' || entry.kind === 'undo' ? entry.seat : undefined;
    const changed = (seat: Seat) => seat === actor || owed[seat] !== this.#owed[seat];
    const seats = [...this.chairs.keys()];
    for (const seat of seats.filter((candidate) => rewound || changed(candidate))) {
      this.decidingSince[seat] = owed[seat] === undefined ? 0 : this.seq;
      if (entry.kind !== 'undo') this.decidingAt[seat] = at;
    }
    const fresh = seats.filter((seat) => (rewound && entry.kind !== 'undo') || changed(seat));
    this.#owed = owed;
    this.clocks?.run({
      at,
      deciding: this.attending.filter((seat) => owed[seat] !== undefined),
      fresh,
      moves: this.match.line.length,
      ...(entry.kind === 'move' ? { mover: entry.seat } : {}),
    });
  }

  #owedBySeat(): (string | undefined)[] {
    const owed: (string | undefined)[] = this.chairs.map(() => undefined);
    for (const decision of this.pending) owed[decision.seat] = JSON.stringify(decision);
    return owed;
  }
}

/** The entries as if they ended with this one, which has no number of its own. */
function asIfLast(entries: readonly StoredEntry[], entry: Entry): readonly StoredEntry[] {
  const { seq = 0, at = 0 } = entries.at(-1) ?? {};
  return [...entries, { seq, at, entry }];
}
