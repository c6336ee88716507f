/** Notices that waited for the end of quiet hours, or for the hour of the digest. */
import type { HeldNotice, Storage, Time } from '../storage/storage.ts';
import type { Outlets } from './outlets.ts';
import type { Turn } from './turn.ts';
import { quietUntil } from './when-to-tell.ts';

const MOST_INVITATIONS = 200;

interface HeldParts {
  readonly storage: Storage;
  readonly outlets: Outlets;
  readonly isPresent: (person: string, table: string) => boolean | Promise<boolean>;
  readonly owed: (person: string, table: string) => Promise<Turn | undefined>;
  readonly openTable: (table: string) => Promise<Turn | undefined>;
  readonly now: () => Time;
}

interface Due {
  readonly turn: Turn;
  readonly event: HeldNotice['event'];
}

export class HeldNotices {
  readonly #parts: HeldParts;

  constructor(parts: HeldParts) {
    this.#parts = parts;
  }

  /** Notifies a person of what is due. What has been done meanwhile is left out, and several tables make one notice. */
  async release(person: string): Promise<void> {
    const { storage, outlets, now } = this.#parts;
    const held = await storage.notices.takeHeld(person, now());
    const record = await storage.people.find(person);
    if (record === undefined) return;
    const wishes = await storage.notices.wishes(person);
    const dueAt = quietUntil(wishes, now());
    // They have changed their quiet hours since.
    if (dueAt !== undefined) {
      for (const notice of held) await storage.notices.hold({ ...notice, dueAt });
      return;
    }
    const due = await this.#stillDue(person, held);
    for (const { turn, event } of due.filter((one) => one.event === 'invited')) {
      await outlets.tell(record, wishes, event, turn, async () => true);
    }
    const turns = onceEach(due.filter((one) => one.event !== 'invited'));
    const [first] = turns;
    if (first === undefined) return;
    const stillOwes = () => this.#owesAny(person, turns);
    if (turns.length === 1) await outlets.tell(record, wishes, first.event, first.turn, stillOwes);
    else {
      const tables = turns.map(({ turn }) => turn);
      await outlets.tellAll(record, wishes, tables, stillOwes);
    }
  }

  async #stillDue(person: string, held: readonly HeldNotice[]): Promise<readonly Due[]> {
    const due: Due[] = [];
    for (const { table, event } of held) {
      // A table that cannot be opened any more waits for no one.
      const turn = await this.#waiting(person, table, event).catch(() => undefined);
      if (turn !== undefined) due.push({ turn, event });
    }
    return due;
  }

  /** Undefined where it has been done, or is being looked at. */
  async #waiting(person: string, table: string, event: HeldNotice['event']): Promise<Turn | undefined> {
    const { storage, owed, openTable, isPresent } = this.#parts;
    if (event !== 'invited') return (await isPresent(person, table)) ? undefined : owed(person, table);
    const invitations = await storage.acquaintances.invitations(person, MOST_INVITATIONS);
    return invitations.some((invitation) => invitation.table === table) ? openTable(table) : undefined;
  }

  async #owesAny(person: string, turns: readonly Due[]): Promise<boolean> {
    for (const { turn } of turns) {
      if ((await this.#waiting(person, turn.table, 'turn').catch(() => undefined)) !== undefined) return true;
    }
    return false;
  }
}

/** A table counts once, even if a turn and a proposal there are both held back. */
function onceEach(due: readonly Due[]): readonly Due[] {
  return [...new Map(due.map((one) => [one.turn.table, one])).values()];
}
