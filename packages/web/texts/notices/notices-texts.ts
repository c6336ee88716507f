import type { WebhookForm } from '@captains-table/protocol';

/** The words about notices, and about what people take along: logs, a calendar, an account at a provider. */
export interface NoticesTexts {
  /** Once, when a table with people begins. */
  readonly offer: {
    readonly title: string;
    readonly why: string;
    readonly yes: string;
    readonly no: string;
    readonly done: string;
    readonly more: string;
  };
  readonly ways: {
    readonly title: string;
    readonly push: string;
    readonly pushWhy: string;
    readonly unsupported: string;
    readonly denied: string;
    readonly failed: string;
    readonly inPage: string;
    readonly inPageWhy: string;
    readonly sound: string;
    readonly soundWhy: string;
  };
  /** On any page, when a table elsewhere waits. */
  readonly line: {
    readonly turn: (game: string) => string;
    readonly go: string;
    readonly dismiss: string;
  };
  readonly hours: {
    readonly title: string;
    readonly quiet: string;
    readonly quietWhy: (zone: string) => string;
    readonly from: string;
    readonly to: string;
    readonly digest: string;
    readonly digestWhy: string;
    readonly digestAt: string;
    readonly save: string;
    readonly saved: string;
  };
  readonly webhook: {
    readonly title: string;
    readonly why: string;
    readonly url: string;
    readonly urlWhy: string;
    readonly form: string;
    readonly forms: Readonly<Record<WebhookForm, string>>;
    readonly save: string;
    readonly remove: string;
    readonly saved: string;
    readonly secret: string;
  };
  /** Of a table. */
  readonly room: {
    readonly title: string;
    readonly why: string;
    readonly off: string;
    readonly none: string;
    readonly by: (name: string, form: string) => string;
  };
  readonly takeAlong: {
    readonly title: string;
    readonly why: string;
    readonly csv: string;
    readonly csvWhy: string;
    readonly bgStats: string;
    readonly bgStatsWhy: string;
    readonly everything: string;
    readonly everythingWhy: string;
    readonly calendar: string;
    readonly calendarWhy: string;
    readonly calendarLink: string;
    readonly copy: string;
    readonly make: string;
    readonly renew: string;
    readonly renewWhy: string;
    readonly stop: string;
  };
  readonly provider: {
    readonly title: (name: string) => string;
    readonly signIn: (name: string) => string;
    readonly signInWhy: string;
    readonly linkWhy: string;
    readonly link: (name: string) => string;
    readonly linked: (name: string) => string;
    readonly unlink: string;
    readonly prove: (name: string) => string;
    readonly proveWhy: string;
    readonly current: string;
    /** What a browser is told when it comes back. */
    readonly back: Readonly<Record<'linked' | 'proved' | 'provider-failed' | 'identity-taken', string>>;
  };
}
