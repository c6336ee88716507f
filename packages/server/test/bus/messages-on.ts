import { vi } from 'vitest';
import type { Bus } from '../../src/bus/bus.ts';

/** What is heard on a topic, as it comes in. */
export async function messagesOn(bus: Bus, topic: string): Promise<readonly string[]> {
  const heard: string[] = [];
  await bus.listen(topic, (message) => heard.push(message));
  return heard;
}

/** Patient with a machine that has much to do, quick where it has not. */
export async function eventually(check: () => unknown): Promise<void> {
  await vi.waitFor(check, { timeout: 5_000, interval: 5 });
}
