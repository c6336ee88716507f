/**
 * Tells people who are not looking that a table waits for them. It is best effort: whatever goes
 * wrong is reported to the host and never disturbs the game.
 */
import { loadTexts } from '@captains-table/catalogue';
import { noticeTexts } from '../../texts/notices.ts';
import type { NoticeEvent } from '../../texts/notices.ts';
import type { Config } from '../config.ts';
import type { PersonRecord, Storage } from '../storage/storage.ts';
import { Breaker } from './breaker.ts';
import { HttpPoster } from './http-poster.ts';
import { DeliveryError } from './delivery-error.ts';
import { MAX_PUSHES_PER_PERSON, Push, pushContact } from './push.ts';
import type { PushNotice } from './push.ts';
import { SendQueue } from './send-queue.ts';
import { Webhooks } from './webhook.ts';

/** In a quick exchange most decisions are made before a notice is needed. */
const WAIT = 5_000;
const CLOSE_WITHIN = 3_000;
/** One person has few of them at a time: all their receivers may be slow. */
const SENDS = { atOnce: 100, atOnceEach: 4, room: 5_000, roomEach: 200 };
const TURNS_WAITING = 10_000;
const TURNS_REMEMBERED = 10_000;

export interface Turn {
  readonly table: string;
  readonly game: string;
  /** Otherwise the game's name in the person's language. */
  readonly gameName?: string;
  /** Where the table is found. */
  readonly url: string;
  /** The number of the entry that asked for it: who was told of it is not told again. */
  readonly decision?: number;
}

export interface NoticesOptions {
  readonly storage: Storage;
  readonly config: Pick<Config, 'publicUrl' | 'pushContact' | 'webhooks' | 'webhooksPrivate'>;
  /** Whether the person is looking, at that table where the difference is known. */
  readonly isPresent: (person: string, table: string) => boolean | Promise<boolean>;
  /** One line for the host's log, without addresses or keys. */
  readonly onTrouble: (text: string) => void;
  readonly wait?: number;
  readonly now?: () => number;
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
  readonly #posters: readonly HttpPoster[];
  readonly #breaker: Breaker;
  readonly #queue = new SendQueue(SENDS);
  readonly #waiting = new Map<string, Waiting>();
  readonly #timers = new Map<string, NodeJS.Timeout>();
  /** The last decision that was told, by person and table. */
  readonly #told = new Map<string, number>();
  #closed = false;

  constructor(options: NoticesOptions) {
    const { storage, config } = options;
    this.#options = options;
    const { poster = (privateToo: boolean) => new HttpPoster({ privateToo }) } = options;
    // A push service is never the host's own machine, whatever they allow for webhooks.
    const [forPush, forWebhooks] = [poster(false), poster(config.webhooksPrivate)];
    this.#posters = [forPush, forWebhooks];
    this.#breaker = new Breaker(options.now ?? Date.now);
    this.push = new Push({ storage, poster: forPush, contact: pushContact(config) });
    this.webhooks = new Webhooks({ storage, poster: forWebhooks, on: config.webhooks });
  }

  /**
   * A person has to decide. After a while they are told, if they still owe the decision and are not
   * looking; turns at the same table in between are the same notice.
   */
  turn(person: string, turn: Turn, stillOwes: () => Promise<boolean>): void {
    const key = `${person} ${turn.table}`;
    if (this.#closed || this.#wasTold(key, turn)) return;
    const isNew = !this.#waiting.has(key);
    if (isNew && this.#waiting.size >= TURNS_WAITING) return this.#crowded();
    this.#waiting.set(key, { person, turn, stillOwes });
    if (isNew)
      this.#timers.set(
        key,
        setTimeout(() => this.#due(key), this.#options.wait ?? WAIT),
      );
  }

  /** Another at a table nudges a player who is away; not one whom that player has blocked. */
  nudge(person: string, turn: Turn, by: string): void {
    if (!this.#closed) this.#enqueue(person, 'a nudge', () => this.#remind(person, turn, by));
  }

  /** Another person asks them to a table. */
  invited(person: string, turn: Turn): void {
    if (!this.#closed) this.#enqueue(person, 'an invitation', () => this.#ask(person, turn, 'invited'));
  }

  /** Turns not yet told are dropped; what is being sent may end, but not for long. */
  async close(within = CLOSE_WITHIN): Promise<void> {
    this.#closed = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    this.#waiting.clear();
    await this.#queue.close(within);
    for (const poster of this.#posters) poster.abort();
  }

  #due(key: string): void {
    const waiting = this.#waiting.get(key);
    this.#waiting.delete(key);
    this.#timers.delete(key);
    if (waiting !== undefined) this.#enqueue(waiting.person, 'a turn', () => this.#tell(key, waiting));
  }

  async #remind(person: string, turn: Turn, by: string): Promise<void> {
    if (await this.#options.isPresent(person, turn.table)) return;
    if ((await this.#options.storage.acquaintances.blockedBy(person)).includes(by)) return;
    await this.#ask(person, turn, 'nudge');
  }

  async #ask(person: string, turn: Turn, event: NoticeEvent): Promise<void> {
    const record = await this.#options.storage.people.find(person);
    if (record !== undefined) await this.#send(record, turn, event);
  }

  async #tell(key: string, { person, turn, stillOwes }: Waiting): Promise<void> {
    if (this.#wasTold(key, turn)) return;
    if (await this.#options.isPresent(person, turn.table)) return;
    if (!(await stillOwes())) return;
    const { people } = this.#options.storage;
    const record = await people.find(person);
    if (record === undefined || this.#wasTold(key, turn)) return;
    this.#remember(key, turn);
    await this.#send(record, turn, 'turn');
  }

  async #send(record: PersonRecord, turn: Turn, event: NoticeEvent): Promise<void> {
    this.#tellByWebhook(record, turn, event);
    const pushes = await this.#options.storage.people.pushesOf(record.id);
    if (pushes.length === 0) return;
    const notice = await pushNotice(record, turn, event);
    for (const to of pushes.slice(0, MAX_PUSHES_PER_PERSON)) {
      this.#deliver(record.id, 'a push message', to.endpoint, () => this.push.send(to, notice));
    }
  }

  #tellByWebhook({ id, webhook }: PersonRecord, { table, game, url }: Turn, event: NoticeEvent): void {
    if (webhook === undefined || !this.webhooks.on) return;
    const notice = { event, table, game, url, at: Date.now() };
    this.#deliver(id, 'a webhook', webhook, () => this.webhooks.send(id, webhook, notice));
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

  /** A receiver that keeps failing is left alone for a while. */
  #deliver(person: string, what: string, receiver: string, send: () => Promise<void>): void {
    this.#enqueue(person, what, async () => {
      if (!this.#breaker.allows(receiver)) return;
      try {
        await send();
        this.#breaker.succeeded(receiver);
      } catch (error) {
        this.#breaker.failed(receiver);
        throw error;
      }
    });
  }

  #enqueue(person: string, what: string, send: () => Promise<void>): void {
    const added = this.#queue.add(person, async () => {
      try {
        await send();
      } catch (error) {
        this.#report(`${what} was not delivered: ${DeliveryError.because(error).message}`);
      }
    });
    if (!added && !this.#closed) this.#crowded();
  }

  #crowded(): void {
    this.#report('too many notices are waiting: one was left out');
  }

  /** A log that fails must not take the server with it. */
  #report(text: string): void {
    try {
      this.#options.onTrouble(text);
    } catch {
      return;
    }
  }
}

async function pushNotice({ locale }: PersonRecord, turn: Turn, event: NoticeEvent): Promise<PushNotice> {
  const name = turn.gameName ?? (await loadTexts(turn.game, locale))?.name ?? turn.game;
  const { title, body } = noticeTexts[locale][event];
  return { table: turn.table, title: title(name), body: body(name), url: turn.url };
}
