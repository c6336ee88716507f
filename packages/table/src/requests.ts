/**
 * What people may do at a table. Each function answers with the entry to be written, or throws the
 * failure that says why not. None of them changes anything.
 */
import { BOT_NAMES, BOTS_VERSION } from '@captains-table/bots';
import type { Move, Seat } from '@captains-table/kernel';
import { findLegal, NOTHING_TO_UNDO, NOT_LEGAL, NOT_YOUR_DECISION, defined } from '@captains-table/kernel';
import type { Refusal } from '@captains-table/kernel';
import type { Chair, PortraitId, Proposal } from '@captains-table/protocol';
import { Failure } from '@captains-table/protocol';
import { newInvite, sameInvite, tidyInvite } from './invite.ts';
import { firstSilence, keptUntil, nudgeAt, silentAt } from './absence.ts';
import type { GoneSince } from './absence.ts';
import { chairAmong } from './characters.ts';
import { isFinal } from './entry.ts';
import type { ChairEntry, Entry } from './entry.ts';
import { checkedOptions } from './new-table.ts';
import type { Time } from './record.ts';
import type { Role } from './scene.ts';
import type { Table } from './table.ts';

/** How a person may look at the table, with or without an invitation. */
export function roleOf(table: Table, person: string, invite?: string): Role {
  const seat = table.seatOf(person);
  const host = table.host === person;
  if (seat !== undefined) return { seat, host };
  const kept = keptFor(table, person);
  if (kept !== undefined) return { kept, host };
  // A player who gave up their seat may still see how it ends.
  if (host || table.isMember(person)) return { host };
  const invited = invite !== undefined && isInvitedBy(table, tidyInvite(invite));
  // People who follow a cup may replay its finished games: the addresses, which cannot be guessed, are on its page.
  if (table.record.cup !== undefined && table.endedAt !== undefined) return { host: false };
  // Guessing reveals nothing, not even that there is such a table.
  if (table.record.visibility === 'invite' && !invited) throw new Failure('unknown-table');
  // Those who may sit down at an open table may also look at it first.
  if (!table.record.spectators && table.status !== 'open') throw new Failure('no-spectators');
  return { host: false };
}

function isInvitedBy(table: Table, invite: string): boolean {
  return sameInvite(invite, table.record.invite) || table.chairs.some((chair) => isFor(chair, invite));
}

function isFor(chair: ChairEntry, invite: string): boolean {
  return chair.kind === 'invited' && sameInvite(chair.invite, invite);
}

/** The chair that is kept for a person who has not yet agreed to play. */
function keptFor(table: Table, person: string): Seat | undefined {
  const seat = table.chairs.findIndex((chair) => chair.kind === 'invited' && chair.person === person);
  return seat === -1 ? undefined : seat;
}

interface Sitting {
  readonly invite?: string;
  readonly seat?: Seat;
  readonly portrait?: PortraitId;
}

/** Takes the chair of the invitation, the one asked for, or the first that is free. */
export function sit(table: Table, person: string, asked: Sitting): Entry {
  const invite = asked.invite === undefined ? undefined : tidyInvite(asked.invite);
  if (table.seatOf(person) !== undefined) throw new Failure('already-seated');
  const kept = keptFor(table, person);
  if (table.record.visibility === 'invite' && table.host !== person && kept === undefined) {
    if (invite === undefined || !isInvitedBy(table, invite)) throw new Failure('unknown-table');
  }
  if (table.status !== 'open' && table.status !== 'playing') throw new Failure('over');
  const chair: ChairEntry = { kind: 'person', person, ...defined({ portrait: asked.portrait }) };
  const own = invite === undefined ? -1 : table.chairs.findIndex((candidate) => isFor(candidate, invite));
  if (own !== -1) return { kind: 'chair', seat: own, chair };
  if (kept !== undefined && asked.seat === undefined) return { kind: 'chair', seat: kept, chair };
  if (asked.seat !== undefined) {
    if (table.chairs[asked.seat]?.kind !== 'open') throw new Failure('seat-taken');
    return { kind: 'chair', seat: asked.seat, chair };
  }
  const seat = table.chairs.findIndex((candidate) => candidate.kind === 'open');
  if (seat === -1) throw new Failure('full');
  return { kind: 'chair', seat, chair };
}

/** Before the start: with which face they sit there. */
export function choosePortrait(table: Table, person: string, portrait: PortraitId | undefined): Entry {
  const seat = ownSeat(table, person);
  beforeStart(table);
  return { kind: 'chair', seat, chair: { kind: 'person', person, ...defined({ portrait }) } };
}

/** Before the start. */
export function standUp(table: Table, person: string): Entry {
  const seat = ownSeat(table, person);
  beforeStart(table);
  return { kind: 'chair', seat, chair: { kind: 'open' } };
}

/** The host arranges a chair. A person who sits on it loses it. */
export function arrange(table: Table, person: string, seat: Seat, chair: Chair): Entry {
  asHost(table, person);
  beforeStart(table);
  if (seat >= table.chairs.length) throw new Failure('bad-message', { problem: { field: 'seat' } });
  const own = table.seatOf(person);
  if (chair.kind === 'me' && own !== undefined) throw new Failure('already-seated');
  const others = table.chairs.filter((_, other) => other !== seat);
  return { kind: 'chair', seat, chair: chairAmong(others, chairEntry(chair, person)) };
}

export function chairEntry(chair: Chair, person: string): ChairEntry {
  switch (chair.kind) {
    case 'me':
      return { kind: 'person', person, ...defined({ portrait: chair.portrait }) };
    case 'invited':
      return { kind: 'invited', invite: newInvite() };
    case 'bot':
      return { kind: 'bot', level: knownLevel(chair.level) };
    case 'open':
    case 'closed':
      return chair;
  }
}

function knownLevel(level: string): string {
  if (!BOT_NAMES.includes(level)) {
    throw new Failure('bad-message', { problem: { field: 'level', allowed: BOT_NAMES.join(', ') } });
  }
  return level;
}

export function start(table: Table, person: string): Entry {
  asHost(table, person);
  beforeStart(table);
  const chairs = table.chairs.filter((chair) => chair.kind !== 'closed');
  const filled = chairs.every((chair) => chair.kind === 'person' || chair.kind === 'bot');
  if (!filled || !chairs.some((chair) => chair.kind === 'person')) throw new Failure('not-ready');
  checkedOptions(table.loaded, chairs.length, table.record.options);
  return { kind: 'start' };
}

/** `at`: the last entry its sender had seen. Nothing that concerns this decision may have come since. */
export function move(table: Table, person: string, at: number, asked: Move): Entry {
  const seat = decidingSeat(table, person, at);
  const match = playing(table);
  const found = findLegal<Move>(match.legal(seat), asked);
  if (found !== undefined) return { kind: 'move', seat, move: found };
  const { game, state } = match;
  throw refused(game.whyNot(state, seat, asked) ?? NOT_LEGAL);
}

export function undo(table: Table, person: string, at: number, wholeTurn: boolean): Entry {
  const seat = ownSeat(table, person);
  const match = playing(table);
  if (at !== table.seq) throw new Failure('stale');
  if (table.isPlayedByBot(seat)) throw new Failure('away');
  const undoable = match.undoable(seat);
  if (undoable === 0) throw refused(NOTHING_TO_UNDO);
  return { kind: 'undo', seat, to: match.line.length - (wholeTurn ? undoable : 1) };
}

/** Proposes something that all must agree to. Nothing is decided about players who are merely away. */
export function propose(table: Table, person: string, at: number, proposal: Proposal, now: Time): Entry {
  const seat = ownSeat(table, person);
  const match = playing(table);
  if (table.isPlayedByBot(seat)) throw new Failure('away');
  if (table.proposal !== undefined) throw new Failure('proposal-open');
  switch (proposal.kind) {
    case 'undo':
      if (at !== table.seq) throw new Failure('stale');
      if (proposal.to >= match.line.length) throw refused(NOTHING_TO_UNDO);
      if (table.persons.some((other) => table.away[other] !== undefined)) throw new Failure('absent');
      break;
    case 'abandon':
      if (abandonsAlone(table, seat)) return { kind: 'away', seat, why: 'resigned' };
      break;
    case 'replace':
      checkReplacement(table, seat, proposal, now);
      break;
  }
  const agreed = table.askedAbout(seat).length === 0;
  return { kind: 'propose', seat, proposal, ...(agreed ? { does: proposal } : {}) };
}

/** Whether the player may end the game alone. Throws if someone who is merely slow would lose their game by it. */
function abandonsAlone(table: Table, by: Seat): boolean {
  const others = table.persons.filter((seat) => seat !== by);
  const attending = others.filter((seat) => table.away[seat] === undefined);
  if (others.length > 0 && attending.length === 0) return true;
  if (others.some((seat) => table.away[seat] === 'time' || table.away[seat] === 'silent'))
    throw new Failure('absent');
  return false;
}

function checkReplacement(
  table: Table,
  by: Seat,
  { seat, by: whom }: Proposal & { kind: 'replace' },
  now: Time,
): void {
  if (seat === by || table.chairs[seat]?.kind !== 'person') throw new Failure('not-seated');
  const kept = keptUntil(table, seat);
  if (kept === undefined) throw new Failure('not-away');
  if (now < kept) throw new Failure('seat-kept', { retryAfter: kept - now });
  if (whom.kind === 'bot') knownLevel(whom.level);
}

/** The player who made a proposal withdraws it by disagreeing. */
export function answer(table: Table, person: string, number: number, agree: boolean): Entry {
  const seat = ownSeat(table, person);
  playing(table);
  const { proposal } = table;
  if (proposal?.number !== number) throw new Failure('no-proposal');
  const withdrawn = proposal.by === seat && !agree;
  if (!withdrawn && !proposal.waiting.includes(seat)) throw new Failure('not-asked');
  const does = agree ? table.agreedWithout(seat) : undefined;
  return { kind: 'answer', seat, agree, ...defined({ does }) };
}

/** A bot plays on from here, until they return. */
export function leave(table: Table, person: string): Entry {
  const seat = ownSeat(table, person);
  playing(table);
  if (table.away[seat] !== undefined) throw new Failure('away');
  return { kind: 'away', seat, why: 'left' };
}

/** A bot plays on from here for good. Where no one else holds a seat, the game is over instead. */
export function resign(table: Table, person: string): Entry {
  const seat = ownSeat(table, person);
  playing(table);
  const proposal = { kind: 'abandon' } as const;
  if (table.persons.length === 1) return { kind: 'propose', seat, proposal, does: proposal };
  return { kind: 'away', seat, why: 'resigned' };
}

/** For a person who deletes their account. Undefined where they had no chair. */
export function accountGone(table: Table, person: string): Entry | undefined {
  if (table.status === 'open') return leavesRoom(table, person);
  const seat = table.status === 'playing' ? table.seatOf(person) : undefined;
  return seat === undefined ? undefined : { kind: 'away', seat, why: 'gone' };
}

function leavesRoom(table: Table, person: string): Entry | undefined {
  const seat = table.seatOf(person) ?? keptFor(table, person);
  if (seat !== undefined) return { kind: 'chair', seat, chair: { kind: 'open' } };
  const next = table.chairs.find((chair) => chair.kind === 'person');
  return table.host === person && next !== undefined ? { kind: 'host', person: next.person } : undefined;
}

/** Reminds a player who is away that the others wait. */
export function nudge(table: Table, person: string, seat: Seat, now: Time, goneSince: GoneSince): Entry {
  const by = waits(table, person, seat);
  const absence = table.away[seat];
  if (isFinal(absence)) throw new Failure('not-seated');
  if (absence === undefined) checkSilent(table, seat, now, goneSince);
  const again = nudgeAt(table, seat) ?? 0;
  if (now < again) throw new Failure('too-many', { retryAfter: again - now });
  return { kind: 'nudge', seat, by };
}

/** A bot plays for a player who has been gone too long while a decision was theirs. */
export function standIn(table: Table, person: string, seat: Seat, now: Time, goneSince: GoneSince): Entry {
  waits(table, person, seat);
  checkSilent(table, seat, now, goneSince);
  return { kind: 'away', seat, why: 'silent' };
}

/** The seat of the person who waits for another. */
function waits(table: Table, person: string, seat: Seat): Seat {
  const by = ownSeat(table, person);
  playing(table);
  if (table.isPlayedByBot(by)) throw new Failure('away');
  if (seat === by || table.chairs[seat]?.kind !== 'person') throw new Failure('not-seated');
  return by;
}

function checkSilent(table: Table, seat: Seat, now: Time, goneSince: GoneSince): void {
  const from = silentAt(table, seat, goneSince);
  if (from === undefined) throw new Failure('not-away');
  if (now < from) throw new Failure('not-away', { retryAfter: from - now });
}

export function comeBack(table: Table, person: string): Entry {
  const seat = ownSeat(table, person);
  playing(table);
  if (table.away[seat] === undefined) throw new Failure('not-away');
  return { kind: 'return', seat };
}

/** The entry for the first whose time is up, if there is one. */
export function timeUp(table: Table, now: Time): Entry | undefined {
  const seat = table.status === 'playing' ? table.clocks?.expired(now)[0] : undefined;
  return seat === undefined ? undefined : { kind: 'away', seat, why: 'time' };
}

/** The entry for the first who has kept the others waiting for days, if there is one. */
export function silentTooLong(table: Table, now: Time, goneSince: GoneSince): Entry | undefined {
  const silence = firstSilence(table, goneSince);
  return silence === undefined || now < silence.at
    ? undefined
    : { kind: 'away', seat: silence.seat, why: 'silent' };
}

/** A round of a cup should have ended by now: a bot plays on for the first who owes a decision. */
export function roundIsDue(table: Table): Entry | undefined {
  const late = table.pending.find(({ seat }) => !table.isPlayedByBot(seat));
  return late === undefined ? undefined : { kind: 'away', seat: late.seat, why: 'time' };
}

/** Gives back the time of the first of these outages in which a player's time ran. */
export function outage(
  table: Table,
  outages: readonly { readonly from: Time; readonly to: Time }[],
): Entry | undefined {
  // A single player without a clock loses nothing.
  if (table.clocks === undefined && table.attending.length < 2) return undefined;
  const owing = table.pending.map(({ seat }) => seat).filter((seat) => table.attending.includes(seat));
  const since = Math.min(...owing.map((seat) => table.decidingAt[seat] ?? 0));
  const missed = outages.find(({ to }) => to > table.outageUntil && to > since);
  return missed && { kind: 'outage', from: Math.max(missed.from, table.outageUntil), to: missed.to };
}

/** A player asks for another game, to be played at that table. Undefined for one who has asked before. */
export function rematch(table: Table, person: string, next: string): Entry | undefined {
  const seat = ownSeat(table, person);
  return table.rematchBy.includes(seat) ? undefined : { kind: 'rematch', table: table.rematch ?? next, seat };
}

/** Ends a game at which nothing has happened since entry `seq`. */
export function close(table: Table, seq: number): Entry | undefined {
  const isUntouched = table.status === 'playing' && table.seq === seq;
  return isUntouched ? { kind: 'close', why: 'untouched' } : undefined;
}

/** A move of the bot that plays this seat, thought out when `since` was the decision's number. */
export function botMove(table: Table, seat: Seat, since: number, chosen: Move): Entry | undefined {
  if (table.status !== 'playing' || !table.isPlayedByBot(seat)) return undefined;
  if (table.decidingSince[seat] !== since) return undefined;
  const level = table.levelAt(seat);
  const told = table.botAt(seat);
  const isTold = told?.level === level && told.version === BOTS_VERSION;
  return { kind: 'move', seat, move: chosen, ...(isTold ? {} : { bot: { level, version: BOTS_VERSION } }) };
}

/** The seat of a person who owes the decision that they are about to make. */
export function decidingSeat(table: Table, person: string, at: number): Seat {
  const seat = ownSeat(table, person);
  playing(table);
  if (table.isPlayedByBot(seat)) throw new Failure('away');
  const since = table.decidingSince[seat] ?? 0;
  if (at > table.seq || at < since) throw new Failure('stale');
  if (since === 0) throw refused(NOT_YOUR_DECISION);
  return seat;
}

export function ownSeat(table: Table, person: string): Seat {
  const seat = table.seatOf(person);
  // A stranger at a private table learns nothing of it.
  if (seat === undefined) {
    const hidden = table.record.visibility === 'invite' && table.host !== person && !table.isMember(person);
    throw new Failure(hidden ? 'unknown-table' : 'not-seated');
  }
  return seat;
}

function playing(table: Table) {
  if (table.status === 'over' || table.status === 'abandoned') throw new Failure('over');
  if (table.match === undefined) throw new Failure('not-started');
  return table.match;
}

function beforeStart(table: Table): void {
  if (table.status !== 'open') throw new Failure('already-started');
}

function asHost(table: Table, person: string): void {
  if (table.host !== person) {
    throw new Failure(
      table.record.visibility === 'public' || table.seatOf(person) !== undefined
        ? 'not-host'
        : 'unknown-table',
    );
  }
}

function refused(refusal: Refusal): Failure {
  return new Failure('refused', { refusal });
}
