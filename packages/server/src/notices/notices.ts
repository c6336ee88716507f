/**
 * Notifies people who are not looking that a table waits for them. It is best effort: whatever goes wrong is reported
 * to the host and never disturbs the game. Each notice is recorded before it is sent, so that no other server sends it
 * again, nor this one after a restart.
 */
import { DAY } from '@captains-table/kernel';
import type { Config } from '../config.ts';
import type { Storage, Time } from '../storage/storage.ts';
import { Deliveries } from './deliveries.ts';
import { HeldNotices } from './held-notices.ts';
import { HttpPoster } from './http-poster.ts';
import { Outlets } from './outlets.ts';
import { Push, pushContact } from './push.ts';
import type { Turn } from './turn.ts';
import { Webhooks } from './webhook.ts';
import { heldUntil, quietUntil } from './when-to-tell.ts';

/** In a quick exchange most decisions are made before a notice is needed. */
const WAIT = 5_000;
const CLOSE_WITHIN = 3_000;
const TURNS_WAITING = 10_000;
const TURNS_REMEMBERED = 10_000;
/** Turns that no server has looked after for this long belonged to a server that is gone. */
const LEFT_ALONE = 60_000;
const AT_ONCE = 200;

export interface NoticesOptions {
  readonly storage: Storage;
  readonly config: Pick<Config, 'publicUrl' | 'pushContact' | 'webhooks' | 'webhooksPrivate'>;
  /** Whether the person is looking at that table; or at any page, where the two cannot be told apart. */
  readonly isPresent: (person: string, table: string) => boolean | Promise<boolean>;
  /** What waits for a person at a table now, if anything. */
  readonly owed: (person: string, table: string) => Promise<Turn | undefined>;
  /** A table that has not begun. */
  readonly openTable: (table: string) => Promise<Turn | undefined>;
  /** One line for the host's log, without addresses or keys. */
  readonly onTrouble: (text: string) => void;
  readonly wait?: number;
  readonly now?: () => Time;
  /** `privateToo`: for addresses in the host's own network as well. */
  readonly poster?: (privateToo: boolean) => HttpPoster;
}

interface Waiting {
  readonly person: string;
  readonly turn: Turn;
  readonly stillOwes: () => Promise<boolean>;
}

export class Notices {
  readonly push: Push;
  readonly webhooks: Webhooks;
  readonly #options: NoticesOptions;
  readonly #now: () => Time;
  readonly #posters: readonly HttpPoster[];
  readonly #deliveries: Deliveries;
  readonly #outlets: Outlets;
  readonly #held: HeldNotices;
  readonly #waiting = new Map<string, Waiting>();
  readonly #timers = new Map<string, NodeJS.Timeout>();
  /** The last decision announced here, by person and table, so that the storage need not be asked. */
  readonly #told = new Map<string, number>();
  #closed = false;

  constructor(options: NoticesOptions) {
    const { storage, config, now = Date.now } = options;
    this.#options = options;
    this.#now = now;
    const { poster = (privateToo: boolean) => new HttpPoster({ privateToo }) } = options;
    // A push service is never the host's own machine, whatever they allow for webhooks.
    const [forPush, forWebhooks] = [poster(false), poster(config.webhooksPrivate)];
    this.#posters = [forPush, forWebhooks];
    this.#deliveries = new Deliveries(now, options.onTrouble);
    this.push = new Push({ storage, poster: forPush, contact: pushContact(config) });
    this.webhooks = new Webhooks({ storage, poster: forWebhooks, on: config.webhooks });
    const { publicUrl } = config;
    const gamesUrl = publicUrl === undefined ? '/games' : new URL('/games', publicUrl).href;
    const { push, webhooks } = this;
    this.#outlets = new Outlets({ storage, deliveries: this.#deliveries, push, webhooks, now, gamesUrl });
    this.#held = new HeldNotices({ ...options, now, outlets: this.#outlets });
  }

  /**
   * A person has to decide. After a while they are notified, if they still owe the decision and are not
   * looking; turns at the same table in between are the same notice.
   */
  turn(person: string, turn: Turn, stillOwes: () => Promise<boolean>): void {
    const key = keyOf(person, turn.table);
    if (this.#closed || this.#wasTold(key, turn)) return;
    const isNew = !this.#waiting.has(key);
    if (isNew && this.#waiting.size >= TURNS_WAITING) return this.#deliveries.crowded();
    this.#waiting.set(key, { person, turn, stillOwes });
    if (isNew)
      this.#timers.set(
        key,
        setTimeout(() => this.#due(key), this.#options.wait ?? WAIT),
      );
  }

  /** Another at a table nudges a player who is away; not one whom that player has blocked. */
  nudge(person: string, turn: Turn, by: string): void {
    if (!this.#closed) this.#deliveries.look(person, 'a nudge', () => this.#remind(person, turn, by));
  }

  /** Another person asks them to a table. */
  invited(person: string, turn: Turn): void {
    if (!this.#closed)
      this.#deliveries.look(person, 'an invitation', () => this.#ask(person, turn, 'invited'));
  }

  /** Sends what was held and is due now. */
  async tellHeld(): Promise<void> {
    const people = await this.#options.storage.notices.heldDue(this.#now(), AT_ONCE);
    for (const person of people) {
      this.#deliveries.look(person, 'a held notice', () => this.#held.release(person));
    }
  }

  /** Announces turns whose server ended before it had announced them. */
  async tellForgotten(): Promise<void> {
    const { storage } = this.#options;
    const [from, to] = [this.#now() - DAY, this.#now() - LEFT_ALONE];
    const untold = await storage.notices.untold(from, to, AT_ONCE);
    for (const { person, table } of untold) {
      this.#deliveries.look(person, 'a turn', () => this.#tellForgotten(person, table));
    }
  }

  /** Turns not yet announced are left to the next start; what is being sent gets a short time to finish. */
  async close(within = CLOSE_WITHIN): Promise<void> {
    this.#closed = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    this.#waiting.clear();
    await this.#deliveries.close(within);
    for (const poster of this.#posters) poster.abort();
  }

  #due(key: string): void {
    const waiting = this.#waiting.get(key);
    this.#waiting.delete(key);
    this.#timers.delete(key);
    if (waiting !== undefined) this.#deliveries.look(waiting.person, 'a turn', () => this.#tell(waiting));
  }

  async #remind(person: string, turn: Turn, by: string): Promise<void> {
    if (await this.#options.isPresent(person, turn.table)) return;
    if ((await this.#options.storage.acquaintances.blockedBy(person)).includes(by)) return;
    await this.#ask(person, turn, 'nudge');
  }

  async #ask(person: string, turn: Turn, event: 'nudge' | 'invited'): Promise<void> {
    const { people, notices } = this.#options.storage;
    const record = await people.find(person);
    if (record === undefined) return;
    const wishes = await notices.wishes(person);
    const dueAt = quietUntil(wishes, this.#now());
    if (dueAt !== undefined) await notices.hold({ table: turn.table, person, event, decision: 0, dueAt });
    else await this.#outlets.tell(record, wishes, event, turn, async () => true);
  }

  async #tell({ person, turn, stillOwes }: Waiting): Promise<void> {
    const key = keyOf(person, turn.table);
    if (this.#wasTold(key, turn)) return;
    if (await this.#options.isPresent(person, turn.table)) return;
    if (!(await stillOwes())) return;
    const { people, notices } = this.#options.storage;
    const record = await people.find(person);
    if (record === undefined) return;
    const room = this.webhooks.on ? await notices.webhookOf(turn.table) : undefined;
    if (room !== undefined && (await this.#claim(person, turn, 'table'))) {
      await this.#outlets.tellRoom(room, record, turn, stillOwes);
    }
    if (!(await this.#claim(person, turn, 'person'))) return;
    this.#remember(key, turn);
    const wishes = await notices.wishes(person);
    const dueAt = heldUntil(wishes, turn, this.#now());
    if (dueAt === undefined) return this.#outlets.tell(record, wishes, 'turn', turn, stillOwes);
    await notices.hold({ table: turn.table, person, event: 'turn', decision: turn.decision ?? 0, dueAt });
  }

  /** A turn without a number is announced whenever it is asked for. */
  async #claim(person: string, { table, decision }: Turn, channel: 'person' | 'table'): Promise<boolean> {
    const { notices } = this.#options.storage;
    return decision === undefined || notices.claim({ table, person, channel }, decision, this.#now());
  }

  async #tellForgotten(person: string, table: string): Promise<void> {
    const { storage, isPresent, owed } = this.#options;
    // A table that cannot be opened any more waits for no one.
    const turn = await owed(person, table).catch(() => undefined);
    const knows = turn === undefined || (await isPresent(person, table));
    if (knows) return storage.notices.noteSeen(table, person, this.#now());
    const stillOwes = async () => (await owed(person, table))?.decision === turn.decision;
    await this.#tell({ person, turn, stillOwes });
  }

  #wasTold(key: string, { decision }: Turn): boolean {
    return decision !== undefined && this.#told.get(key) === decision;
  }

  #remember(key: string, { decision }: Turn): void {
    if (decision === undefined) return;
    this.#told.delete(key);
    this.#told.set(key, decision);
    const [oldest] = this.#told.keys();
    if (this.#told.size > TURNS_REMEMBERED && oldest !== undefined) this.#told.delete(oldest);
  }
}

function keyOf(person: string, table: string): string {
  return `${person} ${table}`;
}
