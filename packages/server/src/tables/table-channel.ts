/** What servers tell each other about one table. These are only hints: a server that misses one reads the table when it notices the gap. */
import type { Subscription } from '../bus/bus.ts';
import type { ServerContext } from './server-context.ts';

type Message =
  | { readonly kind: 'entry'; readonly seq: number }
  | { readonly kind: 'chat' }
  | { readonly kind: 'who' }
  /** The server that let a bot think has closed. */
  | { readonly kind: 'left' }
  | { readonly kind: 'here'; readonly persons: readonly string[]; readonly watching: number };

/** A message of another server. */
export type PeerMessage = Message & { readonly from: string };

export class TableChannel {
  readonly #context: ServerContext;
  readonly #topic: string;
  #listening: Subscription | undefined;

  constructor(context: ServerContext, table: string) {
    this.#context = context;
    this.#topic = `table/${table}`;
  }

  async open(onMessage: (message: PeerMessage) => void): Promise<void> {
    const { bus, server } = this.#context;
    this.#listening = await bus.listen(this.#topic, (text) => {
      const message: PeerMessage = JSON.parse(text);
      if (message.from !== server) onMessage(message);
    });
  }

  async publish(message: Message): Promise<void> {
    const { bus, server, alone, trouble } = this.#context;
    if (alone) return;
    try {
      await bus.publish(this.#topic, JSON.stringify({ from: server, ...message }));
    } catch (error) {
      trouble('bus', error);
    }
  }

  async close(): Promise<void> {
    await this.#listening?.stop();
  }
}
