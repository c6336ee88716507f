import { MAX_BUS_BYTES } from './bus.ts';

export interface Publication {
  readonly topic: string;
  readonly message: string;
}

/** Throws on what one of the buses could not carry, so that all of them refuse the same. */
export function assertCarriable({ topic, message }: Publication): void {
  const bytes = Buffer.byteLength(topic) + Buffer.byteLength(message);
  if (bytes > MAX_BUS_BYTES) {
    throw new Error(`the bus carries at most ${MAX_BUS_BYTES} bytes, topic and message together: ${bytes}`);
  }
  // PostgreSQL has no text with a zero character in it.
  if (topic.includes('\0') || message.includes('\0')) {
    throw new Error('the bus carries no zero character');
  }
}
