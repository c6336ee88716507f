/** What people can ask of a table during a game, and the entry that each request leads to. */
import type { ClientMessage } from '@captains-table/protocol';
import type { GoneSince } from './absence.ts';
import type { Entry } from './entry.ts';
import type { Time } from './record.ts';
import * as requests from './requests.ts';
import type { Table } from './table.ts';

type EntryVerb =
  'move' | 'undo' | 'restart' | 'propose' | 'answer' | 'leave' | 'resign' | 'return' | 'nudge' | 'stand-in';

type Unaddressed<M> = M extends ClientMessage ? Omit<M, 'id' | 'table'> : never;

/** A message that ends in an entry, without its number and the table it names. */
export type EntryRequest = Unaddressed<Extract<ClientMessage, { do: EntryVerb }>>;

/** What an entry may depend on besides the table itself. */
export interface Circumstances {
  readonly now: Time;
  readonly goneSince: GoneSince;
}

/** Throws the failure that says why not. */
export function entryFor(
  table: Table,
  person: string,
  request: EntryRequest,
  { now, goneSince }: Circumstances,
): Entry {
  switch (request.do) {
    case 'move':
      return requests.move(table, person, request.at, request.move);
    case 'undo':
      return requests.undo(table, person, request.at, false);
    case 'restart':
      return requests.undo(table, person, request.at, true);
    case 'propose':
      return requests.propose(table, person, request.at, request.proposal, now);
    case 'answer':
      return requests.answer(table, person, request.number, request.agree);
    case 'leave':
      return requests.leave(table, person);
    case 'resign':
      return requests.resign(table, person);
    case 'return':
      return requests.comeBack(table, person);
    case 'nudge':
      return requests.nudge(table, person, request.seat, now, goneSince);
    case 'stand-in':
      return requests.standIn(table, person, request.seat, now, goneSince);
  }
}
