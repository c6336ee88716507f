import type { Bus } from '../../src/bus/bus.ts';

/** What is heard on a topic, as it comes in. */
export async function messagesOn(bus: Bus, topic: string): Promise<readonly string[]> {
  const heard: string[] = [];
  await bus.listen(topic, (message) => heard.push(message));
  return heard;
}
