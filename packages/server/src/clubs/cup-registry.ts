/** The cups of clubs: creates them, enters people, begins and shows them. The runner moves them on. */
import { BOT_NAMES } from '@captains-table/bots';
import { defined } from '@captains-table/kernel';
import { CLUB_LIMITS, Failure, knownPortrait } from '@captains-table/protocol';
import type { CupRoundView, CupView, CupWish, EntrantLine } from '@captains-table/protocol';
import { checkedOptions } from '@captains-table/table';
import { isRoundDone, standingsOf, tieBreaksOf } from '@captains-table/table/cup';
import { newId, newSecret } from '../random.ts';
import type { ClubMember, CupRecord, EntrantRecord, Storage, Time } from '../storage/storage.ts';
import type { Names } from '../tables/names.ts';
import type { GameLoader } from '../game-loader.ts';
import { gameWith } from '../tables/table-registry.ts';
import type { ClubRegistry } from './club-registry.ts';
import { quota } from './club-registry.ts';
import type { CupRunner } from './cup-runner.ts';
import { fewestAt } from './cup-runner.ts';
import { drawn, planOf, soFar } from './draw.ts';
import type { LoadedCup } from './draw.ts';

export interface CupParts {
  readonly storage: Storage;
  readonly names: Names;
  readonly clubs: ClubRegistry;
  readonly runner: Pick<CupRunner, 'start'>;
  readonly loadGame: GameLoader;
  /** Bots that one person may have at tables; undefined: as many as they like. */
  readonly mostBots: number | undefined;
  readonly now: () => Time;
}

export class CupRegistry {
  readonly #parts: CupParts;

  constructor(parts: CupParts) {
    this.#parts = parts;
  }

  async create(club: string, person: string, wish: CupWish): Promise<string> {
    const { storage, clubs, loadGame, now } = this.#parts;
    await clubs.organiser(club, person);
    if ((await storage.cups.countRunning(club)) >= CLUB_LIMITS.cups) throw quota('cups', CLUB_LIMITS.cups);
    const loaded = await gameWith(loadGame, wish.game);
    const options = checkedOptions(loaded, wish.most, wish.options);
    const mode = loaded.game.meta.modes.find(({ id }) => id === options.mode);
    // Players who win together do not beat each other.
    if (mode?.cooperative === true) throw new Failure('bad-message', { problem: { field: 'options' } });
    const cup: CupRecord = {
      id: newId(),
      club,
      createdAt: now(),
      status: 'open',
      settings: { ...wish, options },
      seed: newSecret(),
      ...defined({ wakeAt: wish.startsAt }),
    };
    await storage.cups.create(cup);
    await clubs.tell(club, 'cup', { person, about: { cup: cup.id, name: wish.name } });
    return cup.id;
  }

  async enter(id: string, person: string): Promise<void> {
    const cup = await this.#asMember(id, person);
    await this.#add(cup, [{ id: person, person }]);
  }

  async enterBots(id: string, by: string, level: string, bots: number): Promise<void> {
    const cup = await this.#asOrganiser(id, by);
    if (!BOT_NAMES.includes(level)) {
      throw new Failure('bad-message', { problem: { field: 'level', allowed: BOT_NAMES.join(', ') } });
    }
    const entrants = await this.#parts.storage.cups.entrants(id);
    const there = entrants.filter((entrant) => entrant.level !== undefined);
    const { mostBots = Infinity } = this.#parts;
    if (there.length + bots > mostBots) throw quota('bot-seats', mostBots);
    const taken = new Set(there.map((entrant) => entrant.id));
    const free = Array.from({ length: there.length + bots }, (_, index) => `bot-${index + 1}`);
    const added = free.filter((one) => !taken.has(one)).slice(0, bots);
    await this.#add(
      cup,
      added.map((one) => ({ id: one, level })),
    );
  }

  async #add({ id, status }: CupRecord, entrants: readonly EntrantRecord[]): Promise<void> {
    const { cups } = this.#parts.storage;
    if (status !== 'open') throw new Failure('already-started');
    for (const entrant of entrants) {
      if (await cups.enter(id, entrant, CLUB_LIMITS.entrants)) continue;
      const isOpen = (await cups.find(id))?.status === 'open';
      throw isOpen ? quota('entrants', CLUB_LIMITS.entrants) : new Failure('already-started');
    }
  }

  /** The caller; an organiser may withdraw anyone. */
  async withdraw(id: string, by: string, entrant: string): Promise<void> {
    const { cups } = this.#parts.storage;
    if (entrant === by) await this.#asMember(id, by);
    else await this.#asOrganiser(id, by);
    await cups.withdraw(id, entrant, (await cups.rounds(id)).length);
  }

  async start(id: string, by: string): Promise<void> {
    const { storage, runner, loadGame } = this.#parts;
    const cup = await this.#asOrganiser(id, by);
    if (cup.status !== 'open') throw new Failure('already-started');
    const fewest = fewestAt(await gameWith(loadGame, cup.settings.game), cup);
    if ((await storage.cups.entrants(id)).length < Math.max(2, fewest)) throw new Failure('not-ready');
    if (!(await runner.start(id))) throw new Failure('already-started');
  }

  /** With all that was played in it; the games stay in their players' lists. */
  async remove(id: string, by: string): Promise<void> {
    await this.#asOrganiser(id, by);
    await this.#parts.storage.cups.remove(id);
  }

  /** `person`: the reader, if known. Anyone with the link may follow, unless it is for members only. */
  async view(id: string, person: string | undefined): Promise<CupView> {
    const { storage, clubs, loadGame } = this.#parts;
    const cup = await this.#find(id);
    const member = person === undefined ? undefined : await storage.clubs.member(cup.club, person);
    if (cup.settings.followers === 'members' && member === undefined) throw new Failure('unknown-cup');
    const [all, rounds, club] = await Promise.all([
      storage.cups.entrants(id),
      storage.cups.rounds(id),
      clubs.find(cup.club),
    ]);
    const loaded: LoadedCup = { cup, entrants: drawn(cup, all), rounds };
    const fewest = fewestAt(await gameWith(loadGame, cup.settings.game), cup);
    const own = loaded.entrants.findIndex(
      (entrant) => entrant.person !== undefined && entrant.person === person,
    );
    const last = rounds.at(-1);
    const waits = cup.status === 'playing' && !cup.settings.early && last !== undefined && isRoundDone(last);
    const { form } = cup.settings;
    return {
      id,
      club: { id: club.id, name: club.name },
      settings: cup.settings,
      status: cup.status,
      ...defined({ startedAt: cup.startedAt, endedAt: cup.endedAt }),
      entrants: await this.#entrantLines(loaded.entrants),
      rounds: await this.#roundViews(loaded),
      ...(cup.status === 'open' ? {} : { plannedRounds: plannedRounds(loaded, fewest) }),
      ...defined({ nextRoundAt: waits ? last.dueAt : undefined }),
      tieBreaks: tieBreaksOf(form),
      standings: cup.status === 'open' ? [] : standingsOf(soFar(loaded, fewest)),
      you: { ...defined({ role: member?.role, entrant: own === -1 ? undefined : own }) },
    };
  }

  async #entrantLines(entrants: readonly EntrantRecord[]): Promise<readonly EntrantLine[]> {
    const { storage, names } = this.#parts;
    const people = entrants.flatMap(({ person }) => person ?? []);
    await names.learn(people);
    const portraits = await storage.profiles.portraits(people);
    return entrants.map(({ id, person, level, withdrawn }) => ({
      id,
      ...(withdrawn === undefined ? {} : { withdrawn: true }),
      ...(person === undefined
        ? { ...defined({ level }), number: Number(id.slice('bot-'.length)) }
        : defined({ person, name: names.known(person), portrait: knownPortrait(portraits.get(person)) })),
    }));
  }

  /** Invitations to watch are given for tables that are being played: few, however many have been. */
  async #roundViews({ rounds }: LoadedCup): Promise<readonly CupRoundView[]> {
    const running = rounds.flatMap(({ tables }) => tables.filter(({ places }) => places === undefined));
    const invites = await this.#parts.storage.cups.invites(running.map(({ table }) => table));
    return rounds.map(({ begunAt, dueAt, byes, tables }) => ({
      begunAt,
      ...defined({ dueAt }),
      byes,
      tables: tables.map(({ table, entrants, places }) => {
        return { table, entrants, ...defined({ places, invite: invites.get(table) }) };
      }),
    }));
  }

  async #find(id: string): Promise<CupRecord> {
    const cup = await this.#parts.storage.cups.find(id);
    if (cup === undefined) throw new Failure('unknown-cup');
    return cup;
  }

  async #asMember(id: string, person: string): Promise<CupRecord & Pick<ClubMember, 'role'>> {
    const cup = await this.#find(id);
    const member = await this.#parts.storage.clubs.member(cup.club, person);
    if (member === undefined) throw new Failure('unknown-cup');
    return { ...cup, role: member.role };
  }

  async #asOrganiser(id: string, person: string): Promise<CupRecord> {
    const cup = await this.#asMember(id, person);
    if (cup.role === 'member') throw new Failure('not-organiser');
    return cup;
  }
}

/** A knock-out of several at a table ends when one table is left: how many rounds that takes shows on the way. */
function plannedRounds({ cup, entrants, rounds }: LoadedCup, fewest: number): number {
  if (cup.status === 'over') return rounds.length;
  return Math.max(rounds.length, planOf(cup, entrants.length, fewest).rounds);
}
