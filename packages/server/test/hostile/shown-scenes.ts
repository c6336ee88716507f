/** What a socket has been shown of a table, worked out from everything that it received. */
import type { GameEvent } from '@captains-table/kernel';
import { must } from '@captains-table/kernel';
import type { ServerMessage, TableScene } from '@captains-table/protocol';
import { applyPatch } from '@captains-table/protocol';

export interface ShownScene {
  readonly scene: TableScene;
  /** A complete scene: sent to a person who has just come. */
  readonly whole: boolean;
  readonly events: readonly GameEvent[];
}

export function shownScenes(raw: readonly string[], table: string): readonly ShownScene[] {
  const shown: ShownScene[] = [];
  let revision: number | undefined;
  for (const text of raw) {
    const message: ServerMessage = JSON.parse(text);
    if (message.is !== 'scene' || message.table !== table) continue;
    const { events = [] } = message;
    if ('scene' in message) shown.push({ scene: message.scene, whole: true, events });
    else {
      if (message.from !== revision) throw new Error(`a change from ${message.from} came at ${revision}`);
      const { scene: before } = must(shown.at(-1));
      const scene = applyPatch(before, message.patch);
      shown.push({ scene, whole: false, events });
    }
    revision = message.revision;
  }
  return shown;
}
