/**
 * What people may do at a table. Each function answers with the entry to be written, or throws the
 * failure that says why not. None of them changes anything.
 */
import { BOT_NAMES } from '@captains-table/bots';
import type { Move, Seat } from '@captains-table/kernel';
import { checkTable, findLegal, NOTHING_TO_UNDO, NOT_LEGAL, NOT_YOUR_DECISION } from '@captains-table/kernel';
import type { Refusal } from '@captains-table/kernel';
import type { Chair, Proposal } from '@captains-table/protocol';
import { Failure } from '@captains-table/protocol';
import { newInvite, sameInvite, tidyInvite } from './invite.ts';
import type { ChairEntry, Entry } from './entry.ts';
import type { Role } from './scene.ts';
import type { Table } from './table.ts';

/** How somebody may look at the table, with or without an invitation. */
export function roleOf(table: Table, person: string, invite?: string): Role {
  const seat = table.seatOf(person);
  const host = table.record.host === person;
  if (seat !== undefined) return { seat, host };
  if (host) return { host };
  const invited = invite !== undefined && isInvitedBy(table, tidyInvite(invite));
  // Whoever only guesses learns nothing, not even that there is such a table.
  if (table.record.visibility === 'invite' && !invited) throw new Failure('unknown-table');
  // At an open table whoever may sit down may also look at it first.
  if (!table.record.spectators && table.status !== 'open') throw new Failure('no-spectators');
  return { host: false };
}

function isInvitedBy(table: Table, invite: string): boolean {
  return sameInvite(invite, table.record.invite) || table.chairs.some((chair) => isFor(chair, invite));
}

function isFor(chair: ChairEntry, invite: string): boolean {
  return chair.kind === 'invited' && sameInvite(chair.invite, invite);
}

/** Takes the chair of the invitation, the one asked for, or the first that is free. */
export function sit(table: Table, person: string, asked: { invite?: string; seat?: Seat }): Entry {
  const invite = asked.invite === undefined ? undefined : tidyInvite(asked.invite);
  if (table.seatOf(person) !== undefined) throw new Failure('already-seated');
  if (table.record.visibility === 'invite' && table.record.host !== person) {
    if (invite === undefined || !isInvitedBy(table, invite)) throw new Failure('unknown-table');
  }
  if (table.status !== 'open' && table.status !== 'playing') throw new Failure('over');
  const chair: ChairEntry = { kind: 'person', person };
  const own = invite === undefined ? -1 : table.chairs.findIndex((candidate) => isFor(candidate, invite));
  if (own !== -1) return { kind: 'chair', seat: own, chair };
  if (asked.seat !== undefined) {
    if (table.chairs[asked.seat]?.kind !== 'open') throw new Failure('seat-taken');
    return { kind: 'chair', seat: asked.seat, chair };
  }
  const seat = table.chairs.findIndex((candidate) => candidate.kind === 'open');
  if (seat === -1) throw new Failure('full');
  return { kind: 'chair', seat, chair };
}

/** Before the start. */
export function standUp(table: Table, person: string): Entry {
  const seat = ownSeat(table, person);
  beforeStart(table);
  return { kind: 'chair', seat, chair: { kind: 'open' } };
}

/** The host arranges a chair. Somebody who sits on it is asked to stand up. */
export function arrange(table: Table, person: string, seat: Seat, chair: Chair): Entry {
  asHost(table, person);
  beforeStart(table);
  if (seat >= table.chairs.length) throw new Failure('bad-message', { problem: { field: 'seat' } });
  const own = table.seatOf(person);
  if (chair.kind === 'me' && own !== undefined) throw new Failure('already-seated');
  return { kind: 'chair', seat, chair: chairEntry(chair, person) };
}

export function chairEntry(chair: Chair, person: string): ChairEntry {
  switch (chair.kind) {
    case 'me':
      return { kind: 'person', person };
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
  const check = checkTable(table.loaded.game.meta, chairs.length, table.record.options);
  if (!check.ok) throw new Failure('table', { problem: check.problem });
  return { kind: 'start' };
}

/** `at`: the last entry its sender had seen. Nothing that concerns this decision may have come since. */
export function move(table: Table, person: string, at: number, asked: Move): Entry {
  const seat = decidingSeat(table, person, at);
  const { game, state } = playing(table);
  const found: Move | undefined = findLegal(game.legal(state, seat) as readonly Move[], asked);
  if (found !== undefined) return { kind: 'move', seat, move: found };
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

export function propose(table: Table, person: string, at: number, proposal: Proposal): Entry {
  const seat = ownSeat(table, person);
  const match = playing(table);
  if (table.isPlayedByBot(seat)) throw new Failure('away');
  if (table.proposal !== undefined) throw new Failure('proposal-open');
  if (proposal.kind === 'undo') {
    if (at !== table.seq) throw new Failure('stale');
    if (proposal.to >= match.line.length) throw refused(NOTHING_TO_UNDO);
  }
  if (proposal.kind === 'replace') checkReplacement(table, seat, proposal);
  const agreed = table.askedAbout(seat, proposal).length === 0;
  return { kind: 'propose', seat, proposal, ...(agreed ? { does: proposal } : {}) };
}

function checkReplacement(table: Table, by: Seat, { seat, by: whom }: Proposal & { kind: 'replace' }): void {
  if (seat === by || table.chairs[seat]?.kind !== 'person') throw new Failure('not-seated');
  if (table.away[seat] === undefined) throw new Failure('not-away');
  if (whom.kind === 'bot') knownLevel(whom.level);
}

/** Whoever made a proposal withdraws it by disagreeing. */
export function answer(table: Table, person: string, number: number, agree: boolean): Entry {
  const seat = ownSeat(table, person);
  playing(table);
  const { proposal } = table;
  if (proposal?.number !== number) throw new Failure('no-proposal');
  const withdrawn = proposal.by === seat && !agree;
  if (!withdrawn && !proposal.waiting.includes(seat)) throw new Failure('not-asked');
  const does = agree ? table.agreedWithout(seat) : undefined;
  return { kind: 'answer', seat, agree, ...(does === undefined ? {} : { does }) };
}

/** A bot plays on from here, until they return. */
export function leave(table: Table, person: string): Entry {
  const seat = ownSeat(table, person);
  playing(table);
  if (table.away[seat] !== undefined) throw new Failure('away');
  return goAway(table, seat, 'left');
}

export function comeBack(table: Table, person: string): Entry {
  const seat = ownSeat(table, person);
  playing(table);
  if (table.away[seat] === undefined) throw new Failure('not-away');
  return { kind: 'return', seat };
}

/** The entry for the first whose time is up, if there is one. */
export function timeUp(table: Table, now: number): Entry | undefined {
  const seat = table.status === 'playing' ? table.clocks?.expired(now)[0] : undefined;
  return seat === undefined ? undefined : goAway(table, seat, 'time');
}

function goAway(table: Table, seat: Seat, why: 'time' | 'left'): Entry {
  const does = table.proposal?.waiting.includes(seat) === true ? table.agreedWithout(seat) : undefined;
  return { kind: 'away', seat, why, ...(does === undefined ? {} : { does }) };
}

/** A move of the bot that plays this seat, thought out when `since` was the decision's number. */
export function botMove(table: Table, seat: Seat, since: number, chosen: Move): Entry | undefined {
  if (table.status !== 'playing' || !table.isPlayedByBot(seat)) return undefined;
  return table.decidingSince[seat] === since ? { kind: 'move', seat, move: chosen } : undefined;
}

/** The seat of somebody who owes the decision that they are about to make. */
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
    const hidden = table.record.visibility === 'invite' && table.record.host !== person;
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
  if (table.record.host !== person) {
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
