/** The columns, alike in both databases: times in milliseconds, yes and no as 1 and 0, JSON as text. */
import type { Locale } from '@captains-table/kernel';
import type { ReportReason, TableStatus, WebhookForm } from '@captains-table/protocol';
import type { Pace } from '@captains-table/table/profile';
import type { Kysely } from 'kysely';
import type { HeldEvent, Time, ToldChannel } from './storage.ts';

export type Flag = 0 | 1;
type Json = string;

export interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly locale: Locale;
  readonly created_at: Time;
  readonly seen_at: Time;
  readonly login: string | null;
  readonly password_hash: string | null;
  readonly webhook: string | null;
}

export interface SignInRow {
  readonly id: string;
  readonly person: string;
  readonly device: string;
  readonly created_at: Time;
  readonly seen_at: Time;
}

export interface PasskeyRow {
  readonly id: string;
  readonly person: string;
  readonly public_key: string;
  readonly counter: number;
  readonly transports: Json;
  readonly name: string;
  readonly created_at: Time;
}

interface PushRow {
  readonly endpoint: string;
  readonly person: string;
  readonly p256dh: string;
  readonly auth: string;
}

interface MuteRow {
  readonly person: string;
  readonly other: string;
}

/** What entries move at a table. */
export interface StandingRow {
  readonly id: string;
  /** The number of the last entry, 0 before the first. Who locks the row knows what comes next. */
  readonly seq: number;
  readonly status: TableStatus;
  readonly chairs: Json;
  readonly started_at: Time | null;
  readonly ended_at: Time | null;
  readonly updated_at: Time;
  readonly wake_at: Time | null;
  readonly result: Json | null;
  readonly rematch: string | null;
  /** How many of the chairs are bots'. */
  readonly bots: number;
  /** A fingerprint of where it was opened from, as long as that counts against a quota. */
  readonly network: string | null;
  readonly closed: 'untouched' | null;
  /** What a chapter of a campaign carries on. */
  readonly carried: Json | null;
}

export interface TableRow extends StandingRow {
  readonly game: string;
  /** Of the options: statistics are told apart by it. */
  readonly mode: string;
  readonly rules: string;
  readonly options: Json;
  readonly tempo: Json;
  readonly visibility: 'public' | 'invite';
  readonly spectators: Flag;
  readonly hints: Flag;
  readonly host: string;
  readonly invite: string;
  readonly seed: string;
  readonly created_at: Time;
  /** How many words were said at it: the number of the last ones, also when they were taken back. */
  readonly said: number;
  readonly campaign: string | null;
  /** The table of the chapter before. */
  readonly parent: string | null;
  readonly chapter: number | null;
  readonly carry: Json | null;
  /** Its number among the finished games that profiles know; null until they do. */
  readonly counted: number | null;
  /** How many of its entries are in one compressed row; 0: none. */
  readonly folded: number;
  /** The hash of the pack that it is played with, and what the pack is called. */
  readonly pack: string | null;
  readonly pack_name: string | null;
}

export interface PackRow {
  readonly hash: string;
  readonly game: string;
  readonly name: string;
  readonly content_hash: string;
  readonly bytes: number;
  readonly file: Json;
  readonly content: Json;
}

/** A pack that a person keeps. */
interface PackOwnerRow {
  readonly person: string;
  readonly pack: string;
  readonly created_at: Time;
  /** A fingerprint of where it came from. */
  readonly network: string | null;
  /** Who knows it may use the pack; null while it is not shared. */
  readonly link: string | null;
}

export interface CampaignRow {
  readonly id: string;
  readonly game: string;
  readonly rules: string;
  readonly invite: string;
  readonly created_at: Time;
  readonly updated_at: Time;
  readonly names: Json;
}

interface CampaignMemberRow {
  readonly campaign: string;
  readonly person: string;
}

/** What is known of a seat without its table. */
export interface BareSeatRow {
  readonly table_id: string;
  readonly seat: number;
  readonly person: string;
  readonly owes: Flag;
  readonly resigned: Flag;
  readonly rank: number | null;
  readonly score: number | null;
}

export interface SeatRow extends BareSeatRow {
  /**
   * In which list of this person the table stands: 2 it waits for them, 1 it runs, 0 it is over. Null where another
   * seat of theirs stands for the table.
   */
  readonly listing: 0 | 1 | 2 | null;
  /** When the seats of the table were last written: lists are sorted by it. */
  readonly updated_at: Time;
  readonly game: string;
  readonly mode: string;
}

/** When a person last was at a table of theirs. */
interface VisitRow {
  readonly table_id: string;
  readonly person: string;
  readonly seen_at: Time;
}

interface OutageRow {
  readonly from_at: Time;
  readonly to_at: Time;
}

export interface EntryRow {
  readonly table_id: string;
  readonly seq: number;
  readonly at: Time;
  readonly entry: Json;
}

/** The entries up to `seq` and the snapshot of an ended game, compressed. */
export interface FoldedRow {
  readonly table_id: string;
  readonly seq: number;
  readonly packed: Uint8Array;
  /** CRC-32 of what is packed. */
  readonly sum: number;
}

interface SnapshotRow {
  readonly table_id: string;
  readonly seq: number;
  readonly state: Json;
}

export interface ChatRow {
  readonly table_id: string;
  readonly id: number;
  readonly person: string;
  readonly text: string;
  readonly at: Time;
}

/** A guest was made, and for whom it counts. */
interface ArrivalRow {
  readonly network: string;
  readonly at: Time;
}

interface SettingRow {
  readonly name: string;
  readonly value: string;
}

interface RatingRow {
  readonly person: string;
  readonly game: string;
  readonly pace: Pace;
  readonly value: number;
  readonly deviation: number;
  readonly games: number;
  readonly peak: number;
  readonly at: Time;
}

/** How a rating stood after one game. */
interface RatingPointRow extends Omit<RatingRow, 'games' | 'peak'> {
  readonly counted: number;
}

interface FigureRow {
  readonly person: string;
  /** `<game>/<figure>`; without a game for all of them. */
  readonly name: string;
  readonly value: number;
}

interface MedalRow {
  readonly person: string;
  readonly medal: string;
  readonly at: Time;
}

/** What a person's games with another came to. */
interface EncounterRow {
  readonly person: string;
  readonly other: string;
  readonly game: string;
  readonly games: number;
  readonly won: number;
  readonly lost: number;
  readonly at: Time;
}

interface ProfileRow {
  readonly person: string;
  readonly portrait: string | null;
  readonly shown: Json;
}

interface FriendshipRow {
  readonly person: string;
  readonly other: string;
  readonly at: Time;
  /** `asked` and `declined` are told in one direction, a friendship in both. */
  readonly state: 'asked' | 'declined' | 'friends';
}

interface BlockRow {
  readonly person: string;
  readonly other: string;
  readonly at: Time;
}

interface FriendLinkRow {
  readonly person: string;
  readonly invite: string;
}

/** A few figures that stand for a longer invitation. */
interface ShortCodeRow {
  readonly code: string;
  /** Who asked for it. */
  readonly person: string;
  readonly invite: string;
  readonly expires_at: Time;
}

interface InvitationRow {
  readonly table_id: string;
  readonly person: string;
  readonly by_person: string;
  readonly at: Time;
}

export interface ReportRow {
  readonly id: string;
  readonly by_person: string;
  readonly about: string;
  readonly table_id: string | null;
  readonly reason: ReportReason;
  readonly text: string;
  readonly at: Time;
  readonly verdict: string | null;
  readonly closed_at: Time | null;
}

interface ReportLineRow {
  readonly report: string;
  readonly number: number;
  readonly person: string;
  readonly text: string;
  readonly at: Time;
}

interface HostRoleRow {
  readonly person: string;
  readonly at: Time;
}

/** A link that makes its bearer a host, once. */
interface HostLinkRow {
  /** A hash of the secret in it. */
  readonly id: string;
  readonly expires_at: Time;
}

export interface BanRow {
  readonly id: string;
  readonly person: string | null;
  readonly prefix: string | null;
  readonly reason: string;
  readonly at: Time;
  readonly until: Time | null;
}

export interface AnnouncementRow {
  readonly id: string;
  readonly texts: Json;
  readonly at: Time;
  readonly until: Time;
}

interface AuditRow {
  readonly id: string;
  readonly at: Time;
  readonly who: string;
  readonly what: string;
  readonly about: string;
  readonly details: string;
}

/** Minutes of the day where the person is. */
interface NoticeWishRow {
  readonly person: string;
  readonly zone: string;
  readonly quiet_from: number | null;
  readonly quiet_to: number | null;
  readonly digest_at: number | null;
  readonly webhook_form: WebhookForm;
}

/** The last decision of a person at a table that was told. */
interface ToldRow {
  readonly table_id: string;
  readonly person: string;
  readonly channel: ToldChannel;
  readonly decision: number;
  /** When it was last looked at whether there is something to tell. */
  readonly at: Time;
}

interface HeldNoticeRow {
  readonly table_id: string;
  readonly person: string;
  readonly event: HeldEvent;
  readonly decision: number;
  readonly due_at: Time;
}

interface TableWebhookRow {
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

interface CalendarLinkRow {
  readonly person: string;
  readonly secret: string;
}

interface DailyDealRow {
  readonly day: string;
  readonly deal: string;
}

export interface DailyResultRow {
  readonly person: string;
  readonly day: string;
  /** How many decisions have been made. */
  readonly answered: number;
  /** Numbers with commas between. */
  readonly choices: string;
  readonly points: number;
  readonly done: number;
  readonly at: Time;
}

interface DailyTallyRow {
  readonly day: string;
  readonly question: number;
  readonly choice: number;
  readonly people: number;
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
  readonly audit: AuditRow;
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
}

export type Database = Kysely<Schema>;
