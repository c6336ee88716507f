/** The chat of a table. */
import type { ChatMessage, News } from '@captains-table/protocol';
import type { Storage, Time } from '../storage/storage.ts';
import type { TableSubscriber } from './table-subscribers.ts';
import type { Names } from './names.ts';

/** How many messages a newcomer is shown. */
const SHOWN = 50;

export class Chat {
  readonly #table: string;
  readonly #storage: Storage;
  readonly #names: Names;
  /** The last message that all here have been sent. */
  #spread = 0;
  /** Newcomers may have been sent more. */
  readonly #told = new WeakMap<TableSubscriber, number>();

  constructor(table: string, storage: Storage, names: Names) {
    this.#table = table;
    this.#storage = storage;
    this.#names = names;
  }

  async say(person: string, text: string, at: Time): Promise<void> {
    await this.#storage.tables.say({ table: this.#table, person, text, at });
  }

  /** Sends a newcomer what was said before. */
  async welcome(subscriber: TableSubscriber): Promise<void> {
    this.#tell([subscriber], await this.#after(0));
  }

  /** Sends what is new to those who are here. */
  async spread(subscribers: readonly TableSubscriber[]): Promise<void> {
    const messages = await this.#after(this.#spread);
    this.#spread = messages.at(-1)?.id ?? this.#spread;
    this.#tell(subscribers, messages);
  }

  async #after(id: number): Promise<readonly ChatMessage[]> {
    const said = await this.#storage.tables.chat(this.#table, SHOWN, id);
    await this.#names.learn(said.map(({ person }) => person));
    return said.map(({ id: number, at, person, text }) => {
      return { id: number, at, person, name: this.#names.known(person) ?? '', text };
    });
  }

  /** Those who hear the same are sent the same text, made once. */
  #tell(subscribers: readonly TableSubscriber[], messages: readonly ChatMessage[]): void {
    const texts = new Map<string, string>();
    for (const subscriber of subscribers) {
      const told = this.#told.get(subscriber) ?? 0;
      const heard = messages.filter(({ id, person }) => id > told && subscriber.hears(person));
      this.#told.set(subscriber, messages.at(-1)?.id ?? told);
      if (heard.length === 0) continue;
      const which = heard.map(({ id }) => id).join();
      const text = texts.get(which) ?? this.#textOf(heard);
      texts.set(which, text);
      subscriber.send(text);
    }
  }

  #textOf(messages: readonly ChatMessage[]): string {
    return JSON.stringify({ is: 'chat', table: this.#table, messages } satisfies News);
  }
}
