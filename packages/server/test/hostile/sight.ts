/** What a socket has been shown of a table, read back from everything that came over it. */
import type { GameEvent, Json } from '@captains-table/kernel';
import type { ServerMessage, TableScene } from '@captains-table/protocol';
import { applyPatch } from '@captains-table/protocol';

export interface Sight {
  readonly scene: TableScene;
  /** A scene as a whole: whoever sees it has just come. */
  readonly whole: boolean;
  readonly events: readonly GameEvent[];
}

export function sightsOf(raw: readonly string[], table: string): readonly Sight[] {
  const sights: Sight[] = [];
  let revision: number | undefined;
  for (const text of raw) {
    const message = JSON.parse(text) as ServerMessage;
    if (message.is !== 'scene' || message.table !== table) continue;
    const { events = [] } = message;
    if ('scene' in message) sights.push({ scene: message.scene, whole: true, events });
    else {
      if (message.from !== revision) throw new Error(`a change from ${message.from} came at ${revision}`);
      const before = sights.at(-1)?.scene as unknown as Json;
      const scene = applyPatch(before, message.patch) as unknown as TableScene;
      sights.push({ scene, whole: false, events });
    }
    revision = message.revision;
  }
  return sights;
}
