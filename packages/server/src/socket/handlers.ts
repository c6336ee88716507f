/** What a person may ask for over a socket. */
import type { ThinkerPool } from '@captains-table/bots';
import { ThinkerError } from '@captains-table/bots';
import type { Locale } from '@captains-table/kernel';
import type { ClientMessage, ErrorBody, PersonInfo } from '@captains-table/protocol';
import { Failure } from '@captains-table/protocol';
import type { RateLimit } from '../allowances.ts';
import type { Limits } from '../limits.ts';
import type { Storage } from '../storage/storage.ts';
import type { TableRegistry } from '../tables/table-registry.ts';
import { entryFor, hintPosition, requests } from '@captains-table/table';
import type { EntryRequest } from '@captains-table/table';

/** What a connection may reach. */
export interface Desk {
  readonly registry: TableRegistry;
  readonly storage: Storage;
  readonly pool: ThinkerPool;
  /** Persons for whom it thinks about a hint now. */
  readonly hinting: Set<string>;
  readonly limits: Limits;
  /** How often people may do what others have to read, answer or store. */
  readonly rates: Readonly<Record<'messages' | 'chat' | 'proposals', RateLimit>>;
  readonly now: () => number;
  readonly sentence: (failure: Failure, locale: Locale, game?: string) => Promise<ErrorBody>;
  readonly trouble: (what: string, error: unknown) => void;
}

/** Whoever asks, and what happens on their own asker. */
export interface Asker {
  readonly person: PersonInfo;
  watchesLobby: boolean;
  attach(table: string, invite: string | undefined): Promise<void>;
  detach(table: string): Promise<void>;
  /** Throws when they have said, or asked the table for, too much at once. */
  spend(what: 'chat' | 'proposals'): void;
}

type Answer = Readonly<Record<string, unknown>>;
type Request = Exclude<ClientMessage, { do: 'hello' }>;

const HINT_MILLISECONDS = 1_000;

export async function handle(message: Request, asker: Asker, desk: Desk): Promise<Answer> {
  switch (message.do) {
    case 'attach':
      await asker.attach(message.table, message.invite);
      return {};
    case 'detach':
      await asker.detach(message.table);
      return {};
    case 'lobby':
      asker.watchesLobby = message.on;
      return {};
    case 'chat':
      asker.spend('chat');
      await (await desk.registry.open(message.table)).say(asker.person.id, message.text);
      return {};
    case 'hint':
      return { hints: await hints(message, asker, desk) };
    case 'move':
    case 'undo':
    case 'restart':
    case 'propose':
    case 'answer':
    case 'leave':
    case 'resign':
    case 'return':
    case 'nudge':
    case 'stand-in':
      return { seq: await write(message, asker, desk) };
  }
}

type Writing = Extract<Request, { do: EntryRequest['do'] }>;

async function write(message: Writing, asker: Asker, { registry }: Desk): Promise<number | undefined> {
  const live = await registry.open(message.table);
  let mayBeAsked = message.do !== 'propose' && message.do !== 'leave';
  return live.submit((table, circumstances) => {
    const entry = entryFor(table, asker.person.id, message, circumstances);
    // After the table has granted it: whoever has asked too much learns no more of tables than others do.
    if (!mayBeAsked) asker.spend('proposals');
    mayBeAsked = true;
    return entry;
  });
}

/** What our bots would consider, seeing no more than the person does. */
async function hints(
  { table: id, at }: Request & { do: 'hint' },
  { person }: Asker,
  { registry, pool, hinting, limits, trouble }: Desk,
): Promise<unknown> {
  const live = await registry.open(id);
  const position = await live.read((table) => {
    const seat = requests.decidingSeat(table, person.id, at);
    if (!table.record.hints) throw new Failure('no-hints');
    return hintPosition(table, seat);
  });
  if (hinting.has(person.id) || hinting.size >= limits.hints)
    throw new Failure('too-many', { retryAfter: HINT_MILLISECONDS });
  hinting.add(person.id);
  try {
    const request = { ...position, milliseconds: HINT_MILLISECONDS };
    return await pool.hint(request, { owner: person.id }, limits.hintMilliseconds);
  } catch (error) {
    if (!(error instanceof ThinkerError)) throw error;
    if (error.code === 'closed') throw new Failure('closing');
    if (error.code !== 'late') trouble('hint', error);
    throw new Failure('too-many', { retryAfter: limits.hintMilliseconds });
  } finally {
    hinting.delete(person.id);
  }
}
