/** Everybody who looks at a table on this server, and what each of them has been shown. */
import type { GameEvent, Json } from '@captains-table/kernel';
import { isSeenBy } from '@captains-table/kernel';
import type { News, TableScene } from '@captains-table/protocol';
import { diff } from '@captains-table/protocol';
import type { Role } from '@captains-table/table';
import { roleKey } from '@captains-table/table';

/** One connection of one person. */
export interface Viewer {
  readonly person: string;
  /** What they showed to be let in. */
  readonly invite?: string;
  send(text: string): void;
  /** Whether they want to read what that person says. */
  hears(person: string): boolean;
}

/** Viewers who see the same are told the same: it is worked out and written down once. */
interface Group {
  readonly role: Role;
  readonly viewers: Set<Viewer>;
  scene: Json;
  revision: number;
}

export class Audience {
  readonly #table: string;
  readonly #groups = new Map<string, Group>();

  constructor(table: string) {
    this.#table = table;
  }

  get viewers(): readonly Viewer[] {
    return [...this.#groups.values()].flatMap((group) => [...group.viewers]);
  }

  get isEmpty(): boolean {
    return this.#groups.size === 0;
  }

  /** Shows the whole table to somebody who comes, or comes back. */
  join(viewer: Viewer, role: Role, scene: TableScene): void {
    this.leave(viewer);
    const key = roleKey(role);
    const text = JSON.stringify(scene);
    let group = this.#groups.get(key);
    if (group === undefined) {
      group = { role, viewers: new Set(), scene: JSON.parse(text) as Json, revision: 0 };
      this.#groups.set(key, group);
    }
    group.viewers.add(viewer);
    viewer.send(this.#message(`"revision":${group.revision},"scene":${JSON.stringify(group.scene)}`));
  }

  leave(viewer: Viewer): boolean {
    for (const [key, group] of this.#groups) {
      if (!group.viewers.delete(viewer)) continue;
      if (group.viewers.size === 0) this.#groups.delete(key);
      return true;
    }
    return false;
  }

  has(viewer: Viewer): boolean {
    return [...this.#groups.values()].some((group) => group.viewers.has(viewer));
  }

  /** Tells everybody what has changed for them. */
  push(sceneOf: (role: Role) => TableScene, events: readonly GameEvent[]): void {
    for (const group of this.#groups.values()) {
      const message = this.#update(group, sceneOf(group.role), events);
      if (message !== undefined) for (const viewer of group.viewers) viewer.send(message);
    }
  }

  /** Finds everybody's place anew; whoever has none any more is shown out. */
  regroup(roleOf: (viewer: Viewer) => Role | undefined, sceneOf: (role: Role) => TableScene): void {
    const moving: { readonly viewer: Viewer; readonly role: Role | undefined }[] = [];
    for (const [key, group] of this.#groups) {
      for (const viewer of group.viewers) {
        const role = roleOf(viewer);
        if (role === undefined || roleKey(role) !== key) moving.push({ viewer, role });
      }
    }
    // All get up before the first sits down: nobody is shown what somebody else saw from that seat.
    for (const { viewer } of moving) this.leave(viewer);
    for (const { viewer, role } of moving) {
      if (role !== undefined) this.join(viewer, role, sceneOf(role));
      else viewer.send(JSON.stringify({ is: 'gone', table: this.#table } satisfies News));
    }
  }

  #update(group: Group, scene: TableScene, events: readonly GameEvent[]): string | undefined {
    const whole = JSON.stringify(scene);
    const now = JSON.parse(whole) as Json;
    const patch = diff(group.scene, now);
    const seen = events.filter((event) => isSeenBy(event, group.role.seat ?? 'spectator'));
    if (patch.length === 0 && seen.length === 0) return undefined;
    group.scene = now;
    const from = group.revision++;
    const change = JSON.stringify(patch);
    const body = change.length < whole.length ? `"from":${from},"patch":${change}` : `"scene":${whole}`;
    const told = seen.length === 0 ? '' : `,"events":${JSON.stringify(seen)}`;
    return this.#message(`"revision":${group.revision},${body}${told}`);
  }

  /** Parts that are JSON already are not written twice. */
  #message(body: string): string {
    return `{"is":"scene","table":${JSON.stringify(this.#table)},${body}}`;
  }
}
