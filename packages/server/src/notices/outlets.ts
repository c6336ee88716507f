/** The ways by which a notice reaches a person, or the chat room of a table. */
import { loadTexts } from '@captains-table/catalogue';
import type { Locale } from '@captains-table/kernel';
import { noticeTexts } from '../../texts/notices.ts';
import type { NoticeEvent } from '../../texts/notices.ts';
import type { NoticeWishes, PersonRecord, Storage, TableWebhook, Time } from '../storage/storage.ts';
import type { Deliveries } from './deliveries.ts';
import { MAX_PUSHES_PER_PERSON } from './push.ts';
import type { Push, PushNotice } from './push.ts';
import type { Turn } from './turn.ts';
import type { WebhookMessage, Webhooks } from './webhook.ts';

export interface OutletParts {
  readonly storage: Storage;
  readonly deliveries: Deliveries;
  readonly push: Push;
  readonly webhooks: Webhooks;
  readonly now: () => Time;
  /** Where a person's games are listed. */
  readonly gamesUrl: string;
}

export type StillWanted = () => Promise<boolean>;

export class Outlets {
  readonly #parts: OutletParts;

  constructor(parts: OutletParts) {
    this.#parts = parts;
  }

  /** One thing at one table. */
  async tell(
    person: PersonRecord,
    wishes: NoticeWishes | undefined,
    event: NoticeEvent,
    turn: Turn,
    stillWanted: StillWanted,
  ): Promise<void> {
    const { table, game, url } = turn;
    const name = await gameName(turn, person.locale);
    const { title, body } = noticeTexts[person.locale][event];
    const notice = { event, table, game, url, at: this.#parts.now() };
    this.#toWebhook(person, wishes, { notice, text: title(name), url }, stillWanted);
    await this.#toBrowsers(person, { event, table, title: title(name), body: body(name), url }, stillWanted);
  }

  /** Several tables that wait for a person. */
  async tellAll(
    person: PersonRecord,
    wishes: NoticeWishes | undefined,
    turns: readonly Turn[],
    stillWanted: StillWanted,
  ): Promise<void> {
    const { gamesUrl: url, now } = this.#parts;
    const names = await Promise.all(turns.map((turn) => gameName(turn, person.locale)));
    const title = noticeTexts[person.locale].digest(turns.length);
    const body = new Intl.ListFormat(person.locale).format([...new Set(names)]);
    const tables = turns.map((turn) => ({ table: turn.table, game: turn.game, url: turn.url }));
    const notice = { event: 'digest', tables, at: now() } as const;
    this.#toWebhook(person, wishes, { notice, text: `${title} (${body})`, url }, stillWanted);
    await this.#toBrowsers(person, { event: 'digest', table: 'digest', title, body, url }, stillWanted);
  }

  /** In the language of the person who entered the room. */
  async tellRoom(
    { person, url, form }: TableWebhook,
    whose: PersonRecord,
    turn: Turn,
    stillWanted: StillWanted,
  ): Promise<void> {
    const { storage, deliveries, webhooks } = this.#parts;
    const owner = await storage.people.find(person);
    if (owner === undefined || form === 'plain') return;
    const name = await gameName(turn, owner.locale);
    const text = noticeTexts[owner.locale].room(whose.name, name);
    deliveries.deliver({
      person,
      what: 'a webhook',
      receiver: url,
      send: () => webhooks.sendToRoom(url, form, { text, url: turn.url }),
      stillWanted,
    });
  }

  #toWebhook(
    { id, webhook }: PersonRecord,
    wishes: NoticeWishes | undefined,
    message: WebhookMessage,
    stillWanted: StillWanted,
  ): void {
    const { deliveries, webhooks } = this.#parts;
    if (webhook === undefined || !webhooks.on) return;
    const send = () => webhooks.send(id, webhook, wishes?.webhookForm ?? 'plain', message);
    deliveries.deliver({ person: id, what: 'a webhook', receiver: webhook, send, stillWanted });
  }

  async #toBrowsers({ id }: PersonRecord, notice: PushNotice, stillWanted: StillWanted): Promise<void> {
    const { storage, deliveries, push } = this.#parts;
    const pushes = await storage.people.pushesOf(id);
    for (const to of pushes.slice(0, MAX_PUSHES_PER_PERSON)) {
      const send = () => push.send(to, notice);
      deliveries.deliver({ person: id, what: 'a push message', receiver: to.endpoint, send, stillWanted });
    }
  }
}

async function gameName(turn: Turn, locale: Locale): Promise<string> {
  return turn.gameName ?? (await loadTexts(turn.game, locale))?.name ?? turn.game;
}
