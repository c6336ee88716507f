/**
 * How servers tell each other that something happened. It carries hints, never the truth: a server that
 * receives one looks into the storage. So a message may be lost when a connection breaks; `onGap` then
 * says that everything should be looked at again.
 */
export interface Bus {
  /** Reaches all listeners of the topic, this server's own included. */
  publish(topic: string, message: string): Promise<void>;
  /** Receives messages published after the promise has resolved, in order. */
  listen(topic: string, listener: (message: string) => void): Promise<Subscription>;
  /** Called after every break in which messages may have been missed. */
  onGap(listener: () => void): void;
  /** Resolves when the bus is connected. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface Subscription {
  stop(): Promise<void>;
}

/** Topic and message together, in bytes: PostgreSQL carries at most 8000. */
export const MAX_BUS_BYTES = 7_500;
