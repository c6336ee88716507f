/** The connections that look at a table on this server, and what each has been shown. */
import type { GameEvent, Json } from '@captains-table/kernel';
import { isSeenBy } from '@captains-table/kernel';
import type { News, TableScene } from '@captains-table/protocol';
import { diff } from '@captains-table/protocol';
import type { Role } from '@captains-table/table';
import { roleKey } from '@captains-table/table';

/** One connection of one person. */
export interface TableSubscriber {
  readonly person: string;
  /** The invitation they came with. */
  readonly invite?: string;
  send(text: string): void;
  /** Whether they want to read what that person says. */
  hears(person: string): boolean;
}

/** Subscribers who see the same get the same message: it is worked out and serialised once. */
interface Group {
  readonly role: Role;
  readonly members: Set<TableSubscriber>;
  /** The scene they have been shown, as text: a tenth of what it takes as objects, and most of the time no one asks. */
  shown: string;
  revision: number;
}

export class TableSubscribers {
  readonly #table: string;
  readonly #groups = new Map<string, Group>();
  /** How many connections each person has here. */
  readonly #connections = new Map<string, number>();

  constructor(table: string) {
    this.#table = table;
  }

  get all(): readonly TableSubscriber[] {
    return [...this.#groups.values()].flatMap((group) => [...group.members]);
  }

  get isEmpty(): boolean {
    return this.#groups.size === 0;
  }

  /** How many people look, over however many connections. */
  get people(): number {
    return this.#connections.size;
  }

  isLooking(person: string): boolean {
    return this.#connections.has(person);
  }

  /** Shows the whole table to one who comes, or comes back. */
  add(subscriber: TableSubscriber, role: Role, scene: TableScene): void {
    this.remove(subscriber);
    const key = roleKey(role);
    let group = this.#groups.get(key);
    if (group === undefined) {
      group = { role, members: new Set(), shown: JSON.stringify(scene), revision: 0 };
      this.#groups.set(key, group);
    }
    group.members.add(subscriber);
    this.#count(subscriber.person, 1);
    subscriber.send(this.#message(`"revision":${group.revision},"scene":${group.shown}`));
  }

  remove(subscriber: TableSubscriber): boolean {
    for (const [key, group] of this.#groups) {
      if (!group.members.delete(subscriber)) continue;
      if (group.members.size === 0) this.#groups.delete(key);
      this.#count(subscriber.person, -1);
      return true;
    }
    return false;
  }

  /**
   * Sends to all what has changed for them: the scene together with the events that led to it. Those who play come
   * before those who look on.
   */
  push(sceneOf: (role: Role) => TableScene, events: readonly GameEvent[]): void {
    const groups = [...this.#groups.values()];
    const isSeated = ({ role }: Group) => role.seat !== undefined;
    for (const group of [...groups.filter(isSeated), ...groups.filter((one) => !isSeated(one))]) {
      const message = this.#update(group, sceneOf(group.role), events);
      if (message !== undefined) for (const subscriber of group.members) subscriber.send(message);
    }
  }

  /** Groups everyone by role again; those who no longer have one are notified. */
  regroup(
    roleOf: (subscriber: TableSubscriber) => Role | undefined,
    sceneOf: (role: Role) => TableScene,
  ): void {
    const moving: { readonly subscriber: TableSubscriber; readonly role: Role | undefined }[] = [];
    for (const [key, group] of this.#groups) {
      for (const subscriber of group.members) {
        const role = roleOf(subscriber);
        if (role === undefined || roleKey(role) !== key) moving.push({ subscriber, role });
      }
    }
    // All are removed before the first is added: no one is shown what another saw from that seat.
    for (const { subscriber } of moving) this.remove(subscriber);
    for (const { subscriber, role } of moving) {
      if (role !== undefined) this.add(subscriber, role, sceneOf(role));
      else subscriber.send(JSON.stringify({ is: 'gone', table: this.#table } satisfies News));
    }
  }

  #count(person: string, more: number): void {
    const connections = (this.#connections.get(person) ?? 0) + more;
    if (connections === 0) this.#connections.delete(person);
    else this.#connections.set(person, connections);
  }

  #update(group: Group, scene: TableScene, events: readonly GameEvent[]): string | undefined {
    const whole = JSON.stringify(scene);
    const patch = whole === group.shown ? [] : diff(jsonOf(group.shown), scene as unknown as Json);
    const seen = events.filter((event) => isSeenBy(event, group.role.seat ?? 'spectator'));
    if (patch.length === 0 && seen.length === 0) return undefined;
    group.shown = whole;
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

function jsonOf(text: string): Json {
  const json: Json = JSON.parse(text);
  return json;
}
