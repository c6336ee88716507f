/** What a person may ask for over a socket. */
import type { ThinkerPool } from '@captains-table/bots';
import { ThinkerError } from '@captains-table/bots';
import type { Locale } from '@captains-table/kernel';
import type { ClientMessage, ErrorBody, PersonInfo } from '@captains-table/protocol';
import { Failure } from '@captains-table/protocol';
import type { RateLimit } from '../allowances.ts';
import type { Limits } from '../limits.ts';
import type { PlayedRules } from '../sentence.ts';
import type { Storage } from '../storage/storage.ts';
import type { TableRegistry } from '../tables/table-registry.ts';
import { entryFor, hintPosition, requests } from '@captains-table/table';
import type { EntryRequest } from '@captains-table/table';

/** What a connection may reach. */
export interface ConnectionContext {
  readonly registry: TableRegistry;
  readonly storage: Storage;
  readonly pool: ThinkerPool;
  /** Persons for whom a hint is being worked out. */
  readonly hinting: Set<string>;
  readonly limits: Limits;
  /** How often people may do what others have to read, answer or store. */
  readonly rates: Readonly<Record<'messages' | 'chat' | 'proposals', RateLimit>>;
  readonly now: () => number;
  readonly sentence: (failure: Failure, locale: Locale, played?: PlayedRules) => Promise<ErrorBody>;
  readonly trouble: (what: string, error: unknown) => void;
}

/** The connection that a request came over. */
export interface Requester {
  readonly person: PersonInfo;
  watchesLobby: boolean;
  /** When the request that is being answered came, by `performance.now()`. */
  readonly askedAt: number;
  attach(table: string, invite: string | undefined): Promise<void>;
  detach(table: string): Promise<void>;
  /** Throws when this person has said, or asked the table for, too much at once. */
  spend(what: 'chat' | 'proposals'): void;
}

type Answer = Readonly<Record<string, unknown>>;
type Request = Exclude<ClientMessage, { do: 'hello' }>;

const HINT_MILLISECONDS = 1_000;

export async function handle(
  message: Request,
  requester: Requester,
  context: ConnectionContext,
): Promise<Answer> {
  switch (message.do) {
    case 'attach':
      await requester.attach(message.table, message.invite);
      return {};
    case 'detach':
      await requester.detach(message.table);
      return {};
    case 'lobby':
      requester.watchesLobby = message.on;
      return {};
    case 'chat':
      requester.spend('chat');
      await (await context.registry.open(message.table)).say(requester.person.id, message.text);
      return {};
    case 'hint':
      return { hints: await hints(message, requester, context) };
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
      return { seq: await write(message, requester, context) };
  }
}

type Writing = Extract<Request, { do: EntryRequest['do'] }>;

async function write(
  message: Writing,
  requester: Requester,
  { registry }: ConnectionContext,
): Promise<number | undefined> {
  const { askedAt } = requester;
  const live = await registry.open(message.table);
  let mayBeAsked = message.do !== 'propose' && message.do !== 'leave';
  return live.submit((table, circumstances) => {
    const entry = entryFor(table, requester.person.id, message, circumstances);
    // After the table has granted it: one who asks too much learns no more of tables than others do.
    if (!mayBeAsked) requester.spend('proposals');
    mayBeAsked = true;
    return entry;
  }, askedAt);
}

/** What our bots would consider, seeing no more than the person does. */
async function hints(
  { table: id, at, quick }: Request & { do: 'hint' },
  { person }: Requester,
  { registry, pool, hinting, limits, trouble }: ConnectionContext,
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
    const effort = quick === true ? { iterations: 0 } : { milliseconds: HINT_MILLISECONDS };
    const request = { ...position, ...effort };
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
