import type { ClubRole, EveningAnswer } from '@captains-table/protocol';
import type { CupTexts } from './cup-texts.ts';

/** The words of clubs; those of their cups are a part of them. */
export interface ClubsTexts {
  readonly title: string;
  readonly lead: string;
  /** Of a person whose account is gone. */
  readonly unknown: string;
  readonly you: string;
  readonly again: string;
  readonly list: {
    readonly title: string;
    readonly none: string;
    readonly members: (count: number) => string;
    readonly nextEvening: (time: string) => string;
  };
  readonly yourName: string;
  readonly yourNameWhy: string;
  readonly found: {
    readonly title: string;
    readonly why: string;
    readonly name: string;
    readonly motto: string;
    readonly mottoWhy: string;
    readonly button: string;
    readonly noName: string;
  };
  readonly join: {
    readonly title: string;
    readonly label: string;
    readonly why: string;
    readonly button: string;
    readonly empty: string;
    readonly elsewhere: string;
    readonly invited: (club: string) => string;
    readonly into: (club: string) => string;
  };
  readonly roles: Readonly<Record<ClubRole, string>>;
  readonly club: {
    readonly of: (members: number) => string;
    readonly since: (day: string) => string;
    readonly invite: string;
    readonly inviteTitle: (club: string) => string;
    readonly inviteWhy: string;
    readonly settings: string;
    readonly missing: string;
    readonly missingWhy: string;
    readonly toClubs: string;
  };
  readonly members: {
    readonly title: string;
    readonly all: (count: number) => string;
    readonly fewer: string;
    readonly since: (day: string) => string;
    readonly actions: (name: string) => string;
    readonly makeOrganiser: string;
    readonly makeOrganiserWhy: string;
    readonly makeMember: string;
    readonly handOver: string;
    readonly handOverWhy: string;
    readonly dismiss: string;
    readonly dismissWhy: string;
    readonly leave: string;
    readonly leaveTitle: (club: string) => string;
    readonly leaveWhy: string;
    readonly leaveFounderWhy: string;
    readonly stay: string;
  };
  readonly evenings: {
    readonly next: string;
    readonly further: string;
    readonly none: string;
    readonly noneFurther: string;
    readonly plan: string;
    readonly planTitle: string;
    readonly change: string;
    readonly changeTitle: string;
    readonly save: string;
    readonly at: string;
    readonly atWhy: (zone: string) => string;
    readonly noTime: string;
    readonly game: string;
    readonly anyGame: string;
    readonly note: string;
    readonly noteWhy: string;
    readonly cancel: string;
    readonly cancelTitle: string;
    readonly cancelWhy: string;
    readonly keep: string;
    readonly ask: string;
    /** What a member says. */
    readonly answers: Readonly<Record<EveningAnswer, string>>;
    /** How many have said so. */
    readonly counts: Readonly<Record<EveningAnswer, (count: number) => string>>;
    readonly noAnswers: string;
    readonly zone: (zone: string) => string;
  };
  readonly tables: {
    readonly title: string;
    readonly none: string;
    readonly share: string;
    readonly shareTitle: string;
    readonly shareWhy: string;
    readonly noneToShare: string;
    readonly setOne: string;
    readonly shareThis: string;
    readonly shared: string;
    readonly by: (name: string) => string;
    readonly free: (seats: number) => string;
    readonly sit: string;
    readonly remove: string;
  };
  readonly news: {
    readonly title: string;
    readonly older: string;
    readonly founded: (name: string) => string;
    readonly joined: (name: string) => string;
    readonly evening: (name: string, time: string) => string;
    readonly cup: (name: string, cup: string) => string;
    readonly round: (cup: string, round: number) => string;
    readonly champion: (name: string, cup: string) => string;
    readonly shared: (cup: string) => string;
  };
  readonly feeds: {
    readonly title: string;
    readonly open: string;
    readonly why: string;
    readonly calendar: string;
    readonly copyCalendar: string;
    readonly news: string;
    readonly copyNews: string;
  };
  readonly settings: {
    readonly title: string;
    readonly save: string;
    readonly saved: string;
    readonly renew: string;
    readonly renewWhy: string;
    readonly renewed: string;
    readonly remove: string;
    readonly removeTitle: (club: string) => string;
    readonly removeWhy: string;
    readonly keep: string;
  };
  readonly cups: CupTexts;
}
