/** Clubs: founded, joined and left, with their evenings and the tables that are open to their members. */
import { HOUR, defined } from '@captains-table/kernel';
import { CLUB_LIMITS, Failure, knownPortrait } from '@captains-table/protocol';
import type {
  ClubNewsKind,
  ClubNewsLine,
  ClubRole,
  ClubSummary,
  ClubView,
  CupLine,
  EveningAnswer,
  EveningLine,
  PersonLine,
  Quota,
  SharedTableLine,
} from '@captains-table/protocol';
import { newInvite, tidyInvite } from '@captains-table/table';
import { newId, newSecret } from '../random.ts';
import { grouped } from '../storage/cups.ts';
import type {
  AnswerRecord,
  ClubMember,
  ClubNewsRecord,
  ClubRecord,
  EveningRecord,
  Storage,
  Time,
} from '../storage/storage.ts';
import type { Names } from '../tables/names.ts';
import { clubCalendarAddress, clubFeedAddress } from './club-address.ts';
import type { Reader } from './club-address.ts';

export interface ClubParts {
  readonly storage: Storage;
  readonly names: Names;
  readonly now: () => Time;
}

/** An evening is shown until the last ones go home. */
const EVENING_SHOWN = 8 * HOUR;
const NEWS_SHOWN = 20;
const CUPS_SHOWN = 50;

type Asked = Readonly<Omit<EveningRecord, 'id' | 'club' | 'changedAt'>>;

export class ClubRegistry {
  readonly #parts: ClubParts;

  constructor(parts: ClubParts) {
    this.#parts = parts;
  }

  async mine(person: string): Promise<readonly ClubSummary[]> {
    const { clubs } = this.#parts.storage;
    const own = await clubs.of(person, CLUB_LIMITS.clubs);
    return Promise.all(
      own.map(async ({ club, role, members }) => {
        const [next] = await clubs.evenings(club.id, this.#today(), 1);
        return { id: club.id, name: club.name, role, members, ...defined({ nextEvening: next?.at }) };
      }),
    );
  }

  async found(person: string, asked: Pick<ClubRecord, 'name' | 'motto'>): Promise<string> {
    await this.#checkNumber(person);
    const club = {
      id: newId(),
      ...asked,
      invite: newInvite(),
      feed: newSecret(),
      createdAt: this.#parts.now(),
    };
    await this.#parts.storage.clubs.create(club, person);
    await this.tell(club.id, 'founded', { person });
    return club.id;
  }

  /** Which club an invitation leads to, before it is accepted. */
  async invitedTo(code: string): Promise<ClubRecord> {
    const club = await this.#parts.storage.clubs.byInvite(tidyInvite(code));
    if (club === undefined) throw new Failure('invite');
    return club;
  }

  async join(person: string, code: string): Promise<string> {
    const { clubs } = this.#parts.storage;
    const { id } = await this.invitedTo(code);
    if ((await clubs.member(id, person)) !== undefined) return id;
    await this.#checkNumber(person);
    const isIn = await clubs.join(id, person, this.#parts.now(), CLUB_LIMITS.members);
    if (!isIn) throw quota('club-members', CLUB_LIMITS.members);
    await this.tell(id, 'joined', { person });
    return id;
  }

  /** Where the founder leaves, the organiser, or else the member, who has been there longest takes over. */
  async leave(club: string, person: string): Promise<void> {
    const { clubs, cups } = this.#parts.storage;
    const own = await this.member(club, person);
    if (own.role === 'founder') {
      const others = (await clubs.members(club)).filter((member) => member.person !== person);
      const next = others.find(({ role }) => role === 'organiser') ?? others[0];
      if (next === undefined) return clubs.remove(club);
      await clubs.handOver(club, person, next.person);
    }
    await clubs.leave(club, person);
    for (const cup of await cups.playedBy(person)) {
      if (cup.club !== club) continue;
      await cups.withdraw(cup.id, person, (await cups.rounds(cup.id)).length);
    }
  }

  /** Before an account is deleted: clubs go on without it. */
  async leaveAll(person: string): Promise<void> {
    const { clubs, cups } = this.#parts.storage;
    for (const { club } of await clubs.of(person, CLUB_LIMITS.clubs)) await this.leave(club.id, person);
    for (const cup of await cups.playedBy(person)) {
      await cups.withdraw(cup.id, person, (await cups.rounds(cup.id)).length);
    }
  }

  async dismiss(club: string, by: string, person: string): Promise<void> {
    if (by === person) return this.leave(club, person);
    const { role } = await this.organiser(club, by);
    const other = await this.member(club, person);
    if (other.role === 'founder' || (other.role === 'organiser' && role !== 'founder')) {
      throw new Failure('not-organiser');
    }
    await this.leave(club, person);
  }

  async setRole(club: string, by: string, person: string, role: ClubRole): Promise<void> {
    const { clubs } = this.#parts.storage;
    const own = await this.member(club, by);
    if (own.role !== 'founder') throw new Failure('not-organiser');
    await this.member(club, person);
    if (person === by) return;
    if (role === 'founder') await clubs.handOver(club, by, person);
    else await clubs.setRole(club, person, role);
  }

  async change(club: string, by: string, change: Partial<Pick<ClubRecord, 'name' | 'motto'>>): Promise<void> {
    await this.organiser(club, by);
    await this.#parts.storage.clubs.change(club, change);
  }

  /** The old link and the old address of the feed lead nowhere from now on. */
  async renew(club: string, by: string): Promise<void> {
    await this.organiser(club, by);
    await this.#parts.storage.clubs.change(club, { invite: newInvite(), feed: newSecret() });
  }

  async remove(club: string, by: string): Promise<void> {
    if ((await this.member(club, by)).role !== 'founder') throw new Failure('not-organiser');
    await this.#parts.storage.clubs.remove(club);
  }

  async plan(club: string, by: string, asked: Asked, evening?: string): Promise<string> {
    const { storage, now } = this.#parts;
    await this.organiser(club, by);
    if (evening === undefined) {
      const planned = await storage.clubs.evenings(club, now(), CLUB_LIMITS.evenings);
      if (planned.length >= CLUB_LIMITS.evenings) throw quota('evenings', CLUB_LIMITS.evenings);
    } else await this.#evening(club, evening);
    const id = evening ?? newId();
    await storage.clubs.plan({ id, club, ...asked, changedAt: now() });
    if (evening === undefined)
      await this.tell(club, 'evening', { person: by, about: { evening: id, at: asked.at } });
    return id;
  }

  async cancel(club: string, by: string, evening: string): Promise<void> {
    await this.organiser(club, by);
    await this.#evening(club, evening);
    await this.#parts.storage.clubs.cancel(evening);
  }

  async answer(club: string, person: string, evening: string, answer: EveningAnswer): Promise<void> {
    await this.member(club, person);
    await this.#evening(club, evening);
    await this.#parts.storage.clubs.answer(evening, person, answer);
  }

  async share(club: string, person: string, table: string): Promise<void> {
    const { storage, now } = this.#parts;
    await this.member(club, person);
    const shared = await storage.clubs.shared(club, CLUB_LIMITS.tables);
    if (shared.length >= CLUB_LIMITS.tables) throw new Failure('too-many');
    await storage.clubs.share(club, table, person, now());
  }

  /** For organisers, and the person who has shared it. */
  async unshare(club: string, person: string, table: string): Promise<void> {
    const { clubs } = this.#parts.storage;
    const { role } = await this.member(club, person);
    const shared = (await clubs.shared(club, CLUB_LIMITS.tables)).find(({ record }) => record.id === table);
    if (shared !== undefined && shared.by !== person && role === 'member') throw new Failure('not-organiser');
    await clubs.unshare(club, table);
  }

  async view(id: string, person: string, reader: Reader): Promise<ClubView> {
    const { clubs, profiles } = this.#parts.storage;
    const { role } = await this.member(id, person);
    const club = await this.find(id);
    const [members, evenings, shared, news] = await Promise.all([
      clubs.members(id),
      clubs.evenings(id, this.#today(), CLUB_LIMITS.evenings),
      clubs.shared(id, CLUB_LIMITS.tables),
      clubs.news(id, NEWS_SHOWN),
    ]);
    const people = [...members.map((member) => member.person), ...shared.map(({ by }) => by)];
    const [line, portraits, answers, cups] = await Promise.all([
      this.#lines([...people, ...news.flatMap((one) => one.person ?? [])]),
      profiles.portraits(members.map((member) => member.person)),
      clubs.answers(evenings.map((evening) => evening.id)),
      this.#cups(id),
    ]);
    const { name, motto, createdAt, invite, feed } = club;
    return {
      id,
      name,
      motto,
      createdAt,
      role,
      invite,
      feed: clubFeedAddress(feed, reader),
      calendar: clubCalendarAddress(feed, reader),
      cups,
      members: members.map((member) => ({
        ...line(member.person),
        role: member.role,
        joinedAt: member.joinedAt,
        ...defined({ portrait: knownPortrait(portraits.get(member.person)) }),
      })),
      evenings: eveningLines(evenings, answers, members),
      tables: shared.map(({ record, by }) => tableLine(record, line(by))),
      news: news.map((one) => newsLine(one, line)),
    };
  }

  /** The items of its feed. */
  async newsOf(club: string, limit: number): Promise<readonly ClubNewsLine[]> {
    const news = await this.#parts.storage.clubs.news(club, limit);
    const line = await this.#lines(news.flatMap((one) => one.person ?? []));
    return news.map((one) => newsLine(one, line));
  }

  async #cups(club: string): Promise<readonly CupLine[]> {
    const { cups } = this.#parts.storage;
    const records = await cups.ofClub(club, CUPS_SHOWN);
    const entrants = await cups.countEntrants(records.map(({ id }) => id));
    return records.map(({ id, status, settings: { name, form, game, startsAt } }) => {
      return { id, name, form, game, status, entrants: entrants.get(id) ?? 0, ...defined({ startsAt }) };
    });
  }

  async #lines(people: readonly string[]): Promise<(person: string) => PersonLine> {
    const { names } = this.#parts;
    await names.learn([...new Set(people)]);
    return (person) => ({ id: person, name: names.known(person) ?? '' });
  }

  async find(id: string): Promise<ClubRecord> {
    const club = await this.#parts.storage.clubs.find(id);
    if (club === undefined) throw new Failure('unknown-club');
    return club;
  }

  /** To everyone else the club does not exist. */
  async member(club: string, person: string): Promise<ClubMember> {
    const member = await this.#parts.storage.clubs.member(club, person);
    if (member === undefined) throw new Failure('unknown-club');
    return member;
  }

  async organiser(club: string, person: string): Promise<ClubMember> {
    const member = await this.member(club, person);
    if (member.role === 'member') throw new Failure('not-organiser');
    return member;
  }

  async tell(
    club: string,
    kind: ClubNewsKind,
    { about = {}, person }: Partial<Pick<ClubNewsRecord, 'about' | 'person'>>,
  ): Promise<void> {
    const { storage, now } = this.#parts;
    await storage.clubs.tell({ id: newId(), club, at: now(), kind, about, ...defined({ person }) });
  }

  async #evening(club: string, id: string): Promise<EveningRecord> {
    const evening = await this.#parts.storage.clubs.evening(id);
    if (evening?.club !== club) throw new Failure('not-found');
    return evening;
  }

  async #checkNumber(person: string): Promise<void> {
    const own = await this.#parts.storage.clubs.of(person, CLUB_LIMITS.clubs);
    if (own.length >= CLUB_LIMITS.clubs) throw quota('clubs', CLUB_LIMITS.clubs);
  }

  #today(): Time {
    return this.#parts.now() - EVENING_SHOWN;
  }
}

export function quota(name: Quota, limit: number): Failure {
  return new Failure('quota', { quota: { name, limit } });
}

/** Answers of those who have left since are not counted. */
function eveningLines(
  evenings: readonly EveningRecord[],
  answers: readonly AnswerRecord[],
  members: readonly ClubMember[],
): readonly EveningLine[] {
  const here = new Set(members.map(({ person }) => person));
  const byEvening = grouped(
    answers.filter(({ person }) => here.has(person)),
    ({ evening }) => evening,
  );
  return evenings.map(({ id, at, game, note }) => {
    const given = byEvening.get(id) ?? [];
    const who = (answer: EveningAnswer) =>
      given.filter((one) => one.answer === answer).map(({ person }) => person);
    return {
      id,
      at,
      note,
      ...defined({ game }),
      answers: { yes: who('yes'), maybe: who('maybe'), no: who('no') },
    };
  });
}

function tableLine(
  { id, invite, game, options, chairs }: Awaited<ReturnType<Storage['clubs']['shared']>>[number]['record'],
  by: PersonLine,
): SharedTableLine {
  const seats = chairs.filter(({ kind }) => kind !== 'closed');
  const taken = seats.filter(({ kind }) => kind === 'person' || kind === 'bot').length;
  return { table: id, invite, game, mode: options.mode, by, taken, seats: seats.length };
}

function newsLine(
  { id, at, kind, person, about }: ClubNewsRecord,
  line: (person: string) => PersonLine,
): ClubNewsLine {
  return { id, at, kind, about, ...(person === undefined ? {} : { person: line(person) }) };
}
