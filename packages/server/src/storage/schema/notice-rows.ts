/** The rows of notices, webhooks, provider accounts and calendar links. */
import type { WebhookForm } from '@captains-table/protocol';
import type { HeldEvent, Time, ToldChannel } from '../storage.ts';

/** Minutes of the day where the person is. */
export interface NoticeWishRow {
  readonly person: string;
  readonly zone: string;
  readonly quiet_from: number | null;
  readonly quiet_to: number | null;
  readonly digest_at: number | null;
  readonly webhook_form: WebhookForm;
}

/** The last decision of a person at a table that was announced. */
export interface ToldRow {
  readonly table_id: string;
  readonly person: string;
  readonly channel: ToldChannel;
  readonly decision: number;
  /** When it was last checked whether there is something to announce. */
  readonly at: Time;
}

export interface HeldNoticeRow {
  readonly table_id: string;
  readonly person: string;
  readonly event: HeldEvent;
  readonly decision: number;
  readonly due_at: Time;
}

export interface TableWebhookRow {
  readonly table_id: string;
  readonly person: string;
  readonly url: string;
  readonly form: WebhookForm;
}

/** An account at an OpenID provider that is a way in. */
export interface ProviderAccountRow {
  readonly issuer: string;
  readonly subject: string;
  readonly person: string;
  readonly created_at: Time;
}

export interface CalendarLinkRow {
  readonly person: string;
  readonly secret: string;
}
