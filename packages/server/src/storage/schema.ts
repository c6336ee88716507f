/** The columns, alike in both databases: times in milliseconds, yes and no as 1 and 0, JSON as text. */
import type { ClubNewsKind, ClubRole, CupStatus, EveningAnswer } from '@captains-table/protocol';
import type { Kysely } from 'kysely';
import type { AuditRecord, Time } from './storage.ts';
import type { Json } from './schema/columns.ts';
import type { PersonRow, SignInRow, PasskeyRow, PushRow, MuteRow } from './schema/person-rows.ts';
import type {
  TableRow,
  PackRow,
  PackOwnerRow,
  CampaignRow,
  CampaignMemberRow,
  SeatRow,
  VisitRow,
  OutageRow,
  EntryRow,
  FoldedRow,
  SnapshotRow,
  ChatRow,
  ArrivalRow,
  SettingRow,
} from './schema/table-rows.ts';
import type {
  RatingRow,
  RatingPointRow,
  FigureRow,
  MedalRow,
  EncounterRow,
  ProfileRow,
} from './schema/profile-rows.ts';
import type {
  FriendshipRow,
  BlockRow,
  FriendLinkRow,
  ShortCodeRow,
  InvitationRow,
  ReportRow,
  ReportLineRow,
} from './schema/acquaintance-rows.ts';
import type { HostRoleRow, HostLinkRow, BanRow, AnnouncementRow } from './schema/admin-rows.ts';
import type {
  NoticeWishRow,
  ToldRow,
  HeldNoticeRow,
  TableWebhookRow,
  ProviderAccountRow,
  CalendarLinkRow,
} from './schema/notice-rows.ts';
import type { DailyDealRow, DailyResultRow, DailyTallyRow } from './schema/daily-rows.ts';

export type { Flag } from './schema/columns.ts';
export type { PersonRow, SignInRow, PasskeyRow } from './schema/person-rows.ts';
export type {
  StandingRow,
  TableRow,
  PackRow,
  CampaignRow,
  BareSeatRow,
  SeatRow,
  EntryRow,
  FoldedRow,
  ChatRow,
} from './schema/table-rows.ts';
export type { ReportRow } from './schema/acquaintance-rows.ts';
export type { BanRow, AnnouncementRow } from './schema/admin-rows.ts';
export type { ProviderAccountRow } from './schema/notice-rows.ts';
export type { DailyResultRow } from './schema/daily-rows.ts';

export interface ClubRow {
  readonly id: string;
  readonly name: string;
  readonly motto: string;
  readonly invite: string;
  readonly feed: string;
  readonly created_at: Time;
}

interface ClubMemberRow {
  readonly club: string;
  readonly person: string;
  readonly role: ClubRole;
  readonly joined_at: Time;
}

export interface EveningRow {
  readonly id: string;
  readonly club: string;
  readonly at: Time;
  readonly game: string | null;
  readonly note: string;
  readonly changed_at: Time;
}

interface EveningAnswerRow {
  readonly evening: string;
  readonly person: string;
  readonly answer: EveningAnswer;
}

interface ClubTableRow {
  readonly club: string;
  readonly table_id: string;
  readonly person: string;
  readonly at: Time;
}

export interface ClubNewsRow {
  readonly id: string;
  readonly club: string;
  readonly at: Time;
  readonly kind: ClubNewsKind;
  readonly person: string | null;
  readonly about: Json;
}

export interface CupRow {
  readonly id: string;
  readonly club: string;
  readonly created_at: Time;
  readonly status: CupStatus;
  readonly settings: Json;
  readonly seed: string;
  readonly started_at: Time | null;
  readonly ended_at: Time | null;
  readonly wake_at: Time | null;
}

export interface CupEntrantRow {
  readonly cup: string;
  readonly id: string;
  readonly person: string | null;
  readonly level: string | null;
  /** How many rounds had begun when they left. */
  readonly withdrawn: number | null;
}

export interface CupRoundRow {
  readonly cup: string;
  readonly round: number;
  readonly begun_at: Time;
  readonly due_at: Time | null;
  readonly byes: Json;
}

interface CupTableRow {
  readonly cup: string;
  readonly round: number;
  readonly number: number;
  readonly table_id: string;
  readonly entrants: Json;
  /** Null while it is played. */
  readonly places: Json | null;
}

/** `table` itself is a word of SQL's own. */
export interface Schema {
  readonly person: PersonRow;
  readonly sign_in: SignInRow;
  readonly passkey: PasskeyRow;
  readonly push: PushRow;
  readonly mute: MuteRow;
  readonly game_table: TableRow;
  readonly seat: SeatRow;
  readonly entry: EntryRow;
  readonly snapshot: SnapshotRow;
  readonly folded: FoldedRow;
  readonly chat: ChatRow;
  readonly visit: VisitRow;
  readonly outage: OutageRow;
  readonly arrival: ArrivalRow;
  readonly setting: SettingRow;
  readonly campaign: CampaignRow;
  readonly campaign_member: CampaignMemberRow;
  readonly rating: RatingRow;
  readonly rating_point: RatingPointRow;
  readonly figure: FigureRow;
  readonly medal: MedalRow;
  readonly encounter: EncounterRow;
  readonly profile: ProfileRow;
  readonly friendship: FriendshipRow;
  readonly block: BlockRow;
  readonly friend_link: FriendLinkRow;
  readonly short_code: ShortCodeRow;
  readonly invitation: InvitationRow;
  readonly report: ReportRow;
  readonly report_line: ReportLineRow;
  readonly host_role: HostRoleRow;
  readonly host_link: HostLinkRow;
  readonly ban: BanRow;
  readonly announcement: AnnouncementRow;
  readonly audit: AuditRecord;
  readonly pack: PackRow;
  readonly pack_owner: PackOwnerRow;
  readonly notice_wish: NoticeWishRow;
  readonly told: ToldRow;
  readonly held_notice: HeldNoticeRow;
  readonly table_webhook: TableWebhookRow;
  readonly calendar_link: CalendarLinkRow;
  readonly provider_account: ProviderAccountRow;
  readonly daily_deal: DailyDealRow;
  readonly daily_result: DailyResultRow;
  readonly daily_tally: DailyTallyRow;
  readonly club: ClubRow;
  readonly club_member: ClubMemberRow;
  readonly evening: EveningRow;
  readonly evening_answer: EveningAnswerRow;
  readonly club_table: ClubTableRow;
  readonly club_news: ClubNewsRow;
  readonly cup: CupRow;
  readonly cup_entrant: CupEntrantRow;
  readonly cup_round: CupRoundRow;
  readonly cup_table: CupTableRow;
}

export type Database = Kysely<Schema>;
