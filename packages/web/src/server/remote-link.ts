/** A table on the server. */
import type { Hint } from '@captains-table/bots';
import { defined, must } from '@captains-table/kernel';
import { batch, computed, effect, signal } from '@preact/signals';
import type { MatchDocument } from '@captains-table/kernel';
import type { ChatMessage, News, Patch, SceneUpdate, TableScene } from '@captains-table/protocol';
import { applyPatch } from '@captains-table/protocol';
import { pathOfTable } from '../app/router.ts';
import type { LinkState, SceneChange, Step, TableLink, TableRequest } from '../link/link.ts';
import { Refused } from '../link/link.ts';
import { SceneListeners } from '../link/scene-listeners.ts';
import { tables } from './api.ts';
import type { Socket } from './socket.ts';

/** What a refused request to look at a table means for good. */
const CLOSED_TO_US = new Set(['unknown-table', 'no-spectators', 'rules-changed']);

/** How long a request waits for a lost connection, in milliseconds. */
const BACK_WITHIN = 4_000;

export class RemoteLink implements TableLink {
  readonly where = 'server';
  readonly scene = signal<TableScene | undefined>(undefined);
  readonly chat = signal<readonly ChatMessage[]>([]);
  readonly #attached = signal(false);
  readonly #gone = signal(false);
  readonly #id: string;
  readonly #invite: string | undefined;
  readonly #socket: Socket;
  readonly #listeners = new SceneListeners();
  readonly #leave: () => void;
  #revision = -1;

  readonly state = computed<LinkState>(() => {
    if (this.#gone.value) return 'gone';
    const socket = this.#socket.state.value;
    if (socket === 'outdated') return 'outdated';
    if (socket === 'open') return this.#attached.value ? 'open' : 'connecting';
    return this.scene.value === undefined ? 'connecting' : 'offline';
  });

  constructor(socket: Socket, id: string, invite: string | undefined) {
    this.#socket = socket;
    this.#id = id;
    this.#invite = invite;
    this.#leave = socket.use(
      (news) => this.#hear(news),
      () => void this.#attach(),
      id,
    );
  }

  onChange(listener: (change: SceneChange) => void): () => void {
    return this.#listeners.add(listener);
  }

  /**
   * A server that goes away must not lose a move. If the next one has the table as it was, what was asked for has not
   * happened, and is asked for again; if it has more, the scene shows what became of it.
   */
  async ask(request: TableRequest): Promise<void> {
    const at = this.scene.peek()?.seq ?? 0;
    // Some requests answer no position; the server does not read it there.
    const message = { ...request, table: this.#id, at } as Parameters<Socket['ask']>[0];
    try {
      await this.#socket.ask(message);
    } catch (error) {
      if (!(error instanceof Refused && error.code === 'offline')) throw error;
      if (this.scene.peek() === undefined || !(await this.#isBackSoon())) throw error;
      if (this.scene.peek()?.seq === at) await this.#socket.ask(message);
    }
  }

  async #isBackSoon(): Promise<boolean> {
    const isOpen = () => this.state.value === 'open';
    return new Promise((resolve) => {
      const done = (isBack: boolean) => {
        clearTimeout(late);
        // Not while the effect that found it is still being set up.
        queueMicrotask(() => stop());
        resolve(isBack);
      };
      const late = setTimeout(() => done(false), BACK_WITHIN);
      const stop = effect(() => void (isOpen() && done(true)));
    });
  }

  async hints(how?: 'quick'): Promise<readonly Hint[]> {
    const at = this.scene.peek()?.seq ?? 0;
    const reply = await this.#socket.ask({
      do: 'hint',
      table: this.#id,
      at,
      ...(how === 'quick' ? { quick: true } : {}),
    });
    return reply['hints'] as readonly Hint[];
  }

  async history(): Promise<readonly Step[]> {
    return (await tables.log(this.#id, this.#invite)).moves;
  }

  document(): Promise<MatchDocument> {
    return tables.document(this.#id, this.#invite);
  }

  async rematch(): Promise<string> {
    const { table } = await tables.rematch(this.#id);
    return pathOfTable(table);
  }

  now(): number {
    return Date.now() + this.#socket.clockAhead;
  }

  close(): void {
    if (this.#socket.state.peek() === 'open') {
      this.#socket.ask({ do: 'detach', table: this.#id }).catch(() => undefined);
    }
    this.#leave();
  }

  async #attach(): Promise<void> {
    this.#attached.value = false;
    try {
      await this.#socket.ask({ do: 'attach', table: this.#id, ...defined({ invite: this.#invite }) });
      this.#attached.value = true;
    } catch (error) {
      // Otherwise the connection was lost again, and the next one tries again.
      if (error instanceof Refused && CLOSED_TO_US.has(error.code)) this.#gone.value = true;
    }
  }

  #hear(news: News): void {
    if (news.is === 'scene' && news.table === this.#id) this.#update(news);
    else if (news.is === 'chat' && news.table === this.#id) this.#told(news.messages);
    else if (news.is === 'gone' && news.table === this.#id) this.#gone.value = true;
  }

  #update(update: SceneUpdate): void {
    // Something was missed: the whole comes with attaching again.
    if ('patch' in update && update.from !== this.#revision) return void this.#attach();
    this.#revision = update.revision;
    const scene = 'scene' in update ? update.scene : this.#patched(update.patch);
    batch(() => {
      this.scene.value = scene;
      this.#listeners.tell({ scene, events: update.events ?? [] });
    });
  }

  #patched(patch: Patch): TableScene {
    return applyPatch(must(this.scene.peek()), patch);
  }

  /** After a break the last ones come again. */
  #told(messages: readonly ChatMessage[]): void {
    const last = this.chat.peek().at(-1)?.id ?? 0;
    const fresh = messages.filter(({ id }) => id > last);
    if (fresh.length > 0) this.chat.value = [...this.chat.peek(), ...fresh];
  }
}
