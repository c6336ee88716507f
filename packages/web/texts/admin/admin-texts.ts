import type { ReportReason } from '@captains-table/protocol';

/** The words of the page for hosts. */
export interface AdminTexts {
  readonly told: { readonly banned: string; readonly bannedUntil: (until: string) => string };
  readonly title: string;
  readonly lead: string;
  readonly notYours: string;
  readonly claim: {
    readonly title: string;
    readonly why: string;
    readonly button: string;
  };
  readonly health: {
    readonly title: string;
    readonly people: string;
    readonly accounts: string;
    readonly open: string;
    readonly playing: string;
    readonly ended: string;
    readonly storage: string;
    readonly memory: string;
    readonly since: string;
    readonly inMemory: string;
    readonly database: string;
    readonly stores: string;
    readonly fails: string;
    readonly quotas: string;
    readonly quotaOf: (open: string, running: string, bots: string) => string;
    readonly noLimit: string;
  };
  readonly reports: {
    readonly title: string;
    readonly none: string;
    readonly about: (about: string, by: string) => string;
    readonly reasons: Readonly<Record<ReportReason, string>>;
    readonly read: string;
    readonly noWords: string;
    readonly verdict: string;
    readonly close: string;
    readonly closed: (verdict: string) => string;
  };
  readonly people: {
    readonly title: string;
    readonly search: string;
    readonly find: string;
    readonly seen: (when: string) => string;
    readonly banned: string;
    readonly usage: string;
    readonly usageOf: (open: number, running: number, bots: number) => string;
  };
  readonly bans: {
    readonly title: string;
    readonly none: string;
    readonly ban: string;
    readonly banTitle: (name: string) => string;
    readonly prefix: string;
    readonly prefixHint: string;
    readonly reason: string;
    readonly reasonHint: string;
    readonly days: string;
    readonly daysHint: string;
    readonly until: (when: string) => string;
    readonly forGood: string;
    readonly lift: string;
  };
  readonly announce: {
    readonly title: string;
    readonly why: string;
    readonly texts: { readonly en: string; readonly fr: string; readonly nl: string };
    readonly days: string;
    readonly send: string;
    readonly until: (when: string) => string;
    readonly end: string;
  };
  readonly tables: {
    readonly title: string;
    readonly none: string;
    readonly open: string;
    readonly playing: string;
    readonly look: string;
    readonly close: string;
  };
  readonly audit: { readonly title: string; readonly why: string };
}
