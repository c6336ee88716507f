/** How people want to be notified of their turns, and what was sent to them. */
import type { WebhookForm } from '@captains-table/protocol';
import type { Time } from '@captains-table/table';

/** Minutes are those of the day where the person is. */
export interface NoticeWishes {
  /** Such as `Europe/Paris`. */
  readonly zone: string;
  /** From and to when nothing is sent; both or neither. */
  readonly quietFrom?: number;
  readonly quietTo?: number;
  /** When all turns of games by turns are announced at once; otherwise each turn as it comes. */
  readonly digestAt?: number;
  readonly webhookForm: WebhookForm;
}

export type HeldEvent = 'turn' | 'nudge' | 'invited';

/** A notice that waits for the end of quiet hours, or for the hour of the digest. */
export interface HeldNotice {
  readonly table: string;
  readonly person: string;
  readonly event: HeldEvent;
  readonly decision: number;
  readonly dueAt: Time;
}

/** A chat room that gets the turns of a table, and the person who entered it. */
export interface TableWebhook {
  readonly table: string;
  readonly person: string;
  readonly url: string;
  readonly form: WebhookForm;
}

/** Where a turn is announced: to the person, or in the table's room. */
export type ToldChannel = 'person' | 'table';

export interface NoticeRecords {
  wishes(person: string): Promise<NoticeWishes | undefined>;
  setWishes(person: string, wishes: NoticeWishes): Promise<void>;

  /**
   * Notes that a decision is announced. False when it, or a later one, was announced already, on whichever server: who
   * gets true is the one to send it.
   */
  claim(
    told: { readonly table: string; readonly person: string; readonly channel: ToldChannel },
    decision: number,
    at: Time,
  ): Promise<boolean>;
  /** The person knows of their turn, as they were looking. */
  noteSeen(table: string, person: string, at: Time): Promise<void>;
  /** Turns that arose between these times and that no one has looked after since, the oldest first. */
  untold(
    from: Time,
    to: Time,
    limit: number,
  ): Promise<readonly { readonly table: string; readonly person: string }[]>;

  hold(notice: HeldNotice): Promise<void>;
  /** People for whom something that was held is due. */
  heldDue(now: Time, limit: number): Promise<readonly string[]>;
  /** What is due for a person. It is handed out once, to one server. */
  takeHeld(person: string, now: Time): Promise<readonly HeldNotice[]>;

  webhookOf(table: string): Promise<TableWebhook | undefined>;
  /** Takes the place of the one before. */
  setWebhook(webhook: TableWebhook): Promise<void>;
  removeWebhook(table: string): Promise<void>;
  /** Those that a person has entered. */
  webhooksBy(person: string): Promise<readonly TableWebhook[]>;

  /** Anyone who knows it may read the person's calendar. */
  calendarLink(person: string): Promise<string | undefined>;
  /** Takes the place of the one before; undefined: there is none any more. */
  setCalendarLink(person: string, secret: string | undefined): Promise<void>;
  byCalendarLink(secret: string): Promise<string | undefined>;
}
