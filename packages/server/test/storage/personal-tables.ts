/**
 * Every table of the database, and what it holds about a person: here one with the id `zoe`. A table that is missing here,
 * or that is listed as holding nothing about people but has a column for them, fails a test.
 */
import type { Schema } from '../../src/storage/schema.ts';

interface InFile {
  /** A row about her. */
  readonly row: Readonly<Record<string, string | number | null>>;
  /** Texts from it that the file with all of her data must contain. */
  readonly inFile: readonly (string | number)[];
}

interface LeftOut {
  readonly row: Readonly<Record<string, string | number | null>>;
  readonly leftOut: string;
}

interface Holding {
  /** Columns that still contain her id when her account is gone, and why. */
  readonly stays?: { readonly columns: readonly string[]; readonly why: string };
}

type Nobody = { readonly nobody: string };
export type PersonalTable = ((InFile | LeftOut) & Holding) | Nobody;

const AT_TABLES = 'games belong to all who played them; an id without a person says nothing';
const TABLE = {
  mode: 'base',
  rules: '1',
  options: '{"mode":"base"}',
  tempo: '{"kind":"none"}',
  visibility: 'invite',
  spectators: 1,
  hints: 1,
  seed: 'seed',
  created_at: 1,
  seq: 1,
  updated_at: 1,
  said: 1,
  bots: 0,
};

/** Rows in an order in which they can be written. `bob` is another person, who is stored already. */
export const PERSONAL_TABLES: Readonly<Record<keyof Schema, PersonalTable>> = {
  person: {
    row: {
      id: 'zoe',
      name: 'zoe.name',
      locale: 'nl',
      created_at: 1,
      seen_at: 2,
      login: 'zoe.login',
      password_hash: 'zoe.hash',
      webhook: 'zoe.hook',
    },
    inFile: ['zoe.name', 'zoe.login', 'zoe.hook'],
  },
  sign_in: {
    row: { id: 'zoe.sign-in', person: 'zoe', device: 'zoe.device', created_at: 1, seen_at: 2 },
    inFile: ['zoe.device'],
  },
  passkey: {
    row: {
      id: 'zoe.key-id',
      person: 'zoe',
      public_key: 'zoe.public',
      counter: 0,
      transports: '[]',
      name: 'zoe.key',
      created_at: 1,
    },
    inFile: ['zoe.key'],
  },
  push: {
    row: { endpoint: 'zoe.endpoint', person: 'zoe', p256dh: 'zoe.p', auth: 'zoe.auth' },
    inFile: ['zoe.endpoint'],
  },
  mute: { row: { person: 'zoe', other: 'bob' }, inFile: ['bob'] },
  provider_account: {
    row: { issuer: 'zoe.issuer', subject: 'zoe.subject', person: 'zoe', created_at: 1 },
    inFile: ['zoe.issuer', 'zoe.subject'],
  },
  pack: {
    row: {
      hash: 'pack',
      game: 'port-royal',
      name: 'zoe.pack',
      content_hash: 'c',
      bytes: 2,
      file: '{"zoe":"zoe.card"}',
      content: '{}',
    },
    inFile: ['zoe.pack', 'zoe.card'],
  },
  pack_owner: {
    row: { person: 'zoe', pack: 'pack', created_at: 1, network: 'zoe.network', link: 'zoe.pack-link' },
    inFile: ['zoe.pack-link'],
  },
  campaign: { nobody: 'names in it came with a file, and are of people somewhere else' },
  campaign_member: { row: { campaign: 'voyage', person: 'zoe' }, inFile: ['voyage'] },
  game_table: {
    row: {
      ...TABLE,
      id: 'zoe.table',
      game: 'port-royal',
      host: 'zoe',
      invite: 'ZOE',
      status: 'playing',
      chairs: '[{"kind":"person","person":"zoe"},{"kind":"person","person":"bob"}]',
    },
    inFile: ['zoe.table'],
    stays: { columns: ['host', 'chairs'], why: AT_TABLES },
  },
  seat: {
    row: {
      table_id: 'zoe.table',
      seat: 0,
      person: 'zoe',
      owes: 0,
      resigned: 0,
      score: 4711,
      listing: 1,
      updated_at: 1,
      game: 'port-royal',
      mode: 'base',
    },
    inFile: [4711],
    stays: { columns: ['person'], why: AT_TABLES },
  },
  entry: {
    row: { table_id: 'zoe.table', seq: 1, at: 1, entry: '{"kind":"join","seat":0,"person":"zoe"}' },
    leftOut: 'a game has a file of its own, for all who played it',
    stays: { columns: ['entry'], why: AT_TABLES },
  },
  folded: { nobody: 'the entries of an ended game once more, compressed' },
  snapshot: { nobody: 'games know seats, not people' },
  chat: {
    row: { table_id: 'zoe.table', id: 1, person: 'zoe', text: 'zoe.said', at: 1 },
    inFile: ['zoe.said'],
  },
  visit: { row: { table_id: 'zoe.table', person: 'zoe', seen_at: 4712 }, inFile: [4712] },
  outage: { nobody: 'when no server ran' },
  arrival: { nobody: 'how many guests came from a network lately, without saying who' },
  setting: { nobody: 'keys of the server' },
  rating: {
    row: {
      person: 'zoe',
      game: 'port-royal',
      pace: 'live',
      value: 4713,
      deviation: 60,
      games: 1,
      peak: 1,
      at: 1,
    },
    inFile: [4713],
  },
  rating_point: {
    row: { person: 'zoe', game: 'port-royal', pace: 'live', counted: 1, at: 1, value: 4714, deviation: 60 },
    inFile: [4714],
  },
  figure: { row: { person: 'zoe', name: 'zoe.figure', value: 1 }, inFile: ['zoe.figure'] },
  medal: { row: { person: 'zoe', medal: 'zoe.medal', at: 1 }, inFile: ['zoe.medal'] },
  encounter: {
    row: { person: 'zoe', other: 'bob', game: 'port-royal', games: 4715, won: 1, lost: 0, at: 1 },
    inFile: [4715],
    stays: { columns: ['other'], why: 'others have played against somebody, whoever it was' },
  },
  profile: { row: { person: 'zoe', portrait: 'zoe.portrait', shown: '{}' }, inFile: ['zoe.portrait'] },
  friendship: { row: { person: 'bob', other: 'zoe', at: 4716, state: 'declined' }, inFile: [4716] },
  block: { row: { person: 'zoe', other: 'bob', at: 1 }, inFile: ['bob'] },
  friend_link: { row: { person: 'zoe', invite: 'zoe.friend-link' }, inFile: ['zoe.friend-link'] },
  short_code: { row: { code: 'zoe.code', person: 'zoe', invite: 'i', expires_at: 9 }, inFile: ['zoe.code'] },
  invitation: { row: { table_id: 'zoe.table', person: 'bob', by_person: 'zoe', at: 4717 }, inFile: [4717] },
  report: {
    row: {
      id: 'r',
      by_person: 'zoe',
      about: 'bob',
      table_id: null,
      reason: 'words',
      text: 'zoe.report',
      at: 1,
      verdict: null,
      closed_at: null,
    },
    inFile: ['zoe.report'],
  },
  report_line: {
    row: { report: 'r', number: 0, person: 'zoe', text: 'zoe.line', at: 1 },
    leftOut: 'it would tell people that they were reported; what they said is with the games',
  },
  host_role: { row: { person: 'zoe', at: 4718 }, inFile: [4718] },
  host_link: { nobody: 'a link that makes a host of the first to follow it' },
  ban: {
    row: { id: 'b', person: 'zoe', prefix: null, reason: 'zoe.ban', at: 1, until: null },
    inFile: ['zoe.ban'],
  },
  announcement: { nobody: 'what the host tells everybody' },
  audit: {
    row: { id: 'a', at: 1, who: 'zoe', what: 'ban', about: 'zoe', details: 'zoe.audit' },
    leftOut: 'the log of what hosts do is theirs, and must not be changed',
    stays: {
      columns: ['who', 'about', 'details'],
      why: 'nobody may change the log of what hosts do; it holds ids, never names',
    },
  },
  notice_wish: {
    row: {
      person: 'zoe',
      zone: 'zoe.zone',
      quiet_from: null,
      quiet_to: null,
      digest_at: null,
      webhook_form: 'plain',
    },
    inFile: ['zoe.zone'],
  },
  told: {
    row: { table_id: 'zoe.table', person: 'zoe', channel: 'person', decision: 4719, at: 1 },
    inFile: [4719],
  },
  held_notice: {
    row: { table_id: 'zoe.table', person: 'zoe', event: 'turn', decision: 4720, due_at: 1 },
    inFile: [4720],
  },
  table_webhook: {
    row: { table_id: 'zoe.table', person: 'zoe', url: 'zoe.room', form: 'plain' },
    inFile: ['zoe.room'],
  },
  calendar_link: { row: { person: 'zoe', secret: 'zoe.calendar' }, inFile: ['zoe.calendar'] },
  daily_deal: { nobody: 'the same for everybody' },
  daily_result: {
    row: { person: 'zoe', day: '2026-11-18', answered: 1, choices: '4721', points: 9, done: 0, at: 1 },
    inFile: [4721],
  },
  daily_tally: { nobody: 'how many people chose what' },
  club: { nobody: 'a club is its members’' },
  club_member: { row: { club: 'fleet', person: 'zoe', role: 'founder', joined_at: 4722 }, inFile: [4722] },
  evening: { nobody: 'a club’s, whoever planned it' },
  evening_answer: { row: { evening: 'tuesday', person: 'zoe', answer: 'yes' }, inFile: ['tuesday'] },
  club_table: { row: { club: 'fleet', table_id: 'zoe.table', person: 'zoe', at: 4723 }, inFile: [4723] },
  club_news: {
    row: { id: 'n', club: 'fleet', at: 4724, kind: 'joined', person: 'zoe', about: '{}' },
    inFile: [4724],
    stays: { columns: ['person'], why: 'what a club has told stays told, of a former player' },
  },
  cup: { nobody: 'a club’s' },
  cup_entrant: {
    row: { cup: 'rum', id: 'zoe', person: 'zoe', level: null, withdrawn: 4725 },
    inFile: [4725],
    stays: { columns: ['person', 'id'], why: 'the others’ results are against somebody' },
  },
  cup_round: { nobody: 'numbers in the draw' },
  cup_table: { nobody: 'numbers in the draw' },
};

/** What the rows above refer to. */
export const BEFORE: Readonly<Record<string, Readonly<Record<string, string | number>>>> = {
  person: { id: 'bob', name: 'Bob', locale: 'en', created_at: 1, seen_at: 2 },
  campaign: {
    id: 'voyage',
    game: 'maracaibo',
    rules: '1',
    invite: 'V',
    created_at: 1,
    updated_at: 1,
    names: '{}',
  },
  club: { id: 'fleet', name: 'Fleet', motto: '', invite: 'F', feed: 'feed', created_at: 1 },
  evening: { id: 'tuesday', club: 'fleet', at: 9, note: '', changed_at: 1 },
  cup: { id: 'rum', club: 'fleet', created_at: 1, status: 'playing', settings: '{}', seed: 's' },
};
