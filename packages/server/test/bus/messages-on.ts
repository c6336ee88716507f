import type { Bus } from '../../src/bus/bus.ts';

/** The messages on a topic, as they come in. */
export async function messagesOn(bus: Bus, topic: string): Promise<readonly string[]> {
  const heard: string[] = [];
  await bus.listen(topic, (message) => heard.push(message));
  return heard;
}
