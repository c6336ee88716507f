import type { ReportReason } from '@captains-table/protocol';

/** The words of everything that is about other people. */
export interface PeopleTexts {
  readonly title: string;
  readonly lead: string;
  readonly unknown: string;
  readonly friends: {
    readonly title: string;
    readonly none: string;
    readonly ask: (name: string) => string;
    readonly askShort: string;
    readonly accept: string;
    readonly decline: string;
    readonly remove: string;
    readonly withdraw: string;
    readonly standing: { readonly friend: string; readonly asked: string; readonly asks: string };
    readonly asked: (name: string) => string;
    readonly askNow: (name: string) => string;
    readonly yourself: string;
  };
  readonly link: {
    readonly title: string;
    readonly why: string;
    readonly link: string;
    readonly copy: string;
    readonly code: string;
    readonly copyCode: string;
    readonly showCode: string;
    readonly codeUntil: (time: string) => string;
    readonly qr: string;
    readonly renew: string;
    readonly renewWhy: string;
  };
  readonly invitations: {
    readonly title: string;
    readonly none: string;
    readonly from: (name: string, game: string) => string;
    readonly open: string;
    readonly decline: string;
  };
  readonly blocked: {
    readonly title: string;
    readonly none: string;
    readonly why: string;
    readonly block: string;
    readonly blockWhy: string;
    readonly unblock: string;
    readonly isBlocked: string;
  };
  readonly muted: {
    readonly title: string;
    readonly none: string;
    readonly mute: string;
    readonly unmute: string;
    readonly isMuted: string;
  };
  readonly report: {
    readonly open: string;
    readonly title: (name: string) => string;
    readonly why: string;
    readonly reason: string;
    readonly reasons: Readonly<Record<ReportReason, string>>;
    readonly text: string;
    readonly textHint: string;
    readonly send: string;
    readonly sent: string;
  };
  readonly table: {
    readonly alone: string;
    readonly invite: string;
    readonly inviteTitle: string;
    readonly invited: string;
  };
}
