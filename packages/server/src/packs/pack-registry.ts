/** People's packs on this server: stores, shares and deletes them, and gives them to those who may have them. */
import { loadPackWords, sayProblem } from '@captains-table/catalogue/pieces';
import type { Locale } from '@captains-table/kernel';
import { contentHashIn, defined } from '@captains-table/kernel';
import type { PackInfo, PackWish } from '@captains-table/protocol';
import { Failure } from '@captains-table/protocol';
import type { Asking, RateLimit } from '../allowances.ts';
import type { Quotas } from '../quotas.ts';
import { newId } from '../random.ts';
import type { OwnPack, PackRecord, Storage, StoredPack, Time } from '../storage/storage.ts';
import type { TableRegistry } from '../tables/table-registry.ts';
import type { PackChecker } from './pack-checker.ts';

export interface PackRegistryParts {
  readonly storage: Storage;
  readonly registry: TableRegistry;
  readonly quotas: Quotas;
  readonly checker: PackChecker;
  readonly rate: RateLimit;
  readonly now: () => Time;
}

/** By what a person may see content that is not their own. */
export interface ContentAccess {
  readonly table?: string | undefined;
  readonly invite?: string | undefined;
  readonly link?: string | undefined;
}

/** A pack with the file that its owner wrote, from which the list of differences is made. */
export interface PackWithFile {
  readonly pack: PackInfo;
  readonly file: unknown;
}

export class PackRegistry {
  readonly #parts: PackRegistryParts;

  constructor(parts: PackRegistryParts) {
    this.#parts = parts;
  }

  /** Lets the person keep a pack, once it has been checked. Throws what is wrong with it. */
  async put(asking: Asking, text: string, locale: Locale): Promise<PackInfo> {
    const { storage, quotas, checker, rate, now } = this.#parts;
    const { person, network } = asking;
    const retryAfter = rate.spend(asking, now());
    if (retryAfter > 0) throw new Failure('too-many', { retryAfter });
    const own = await storage.packs.of(person);
    const answer = await checker.check(
      text,
      own.map(({ hash }) => hash),
    );
    if (answer === undefined) throw new Failure('bad-pack');
    if (!answer.ok) {
      const words = await loadPackWords(answer.game, locale);
      const problems = answer.problems.map((problem) => sayProblem(problem, words));
      throw new Failure('bad-pack', { problems });
    }
    const { id: _, ok: __, ...made } = answer;
    const { hash, file, content } = made;
    const known = own.find((one) => one.hash === hash);
    if (known !== undefined) return packInfo(known);
    const pack: StoredPack = { ...made, bytes: file.length + content.length };
    await quotas.pack(person, network, () => storage.packs.keep(person, pack, now(), network));
    return packInfo({ ...pack, createdAt: now() });
  }

  async of(person: string): Promise<readonly PackInfo[]> {
    return (await this.#parts.storage.packs.of(person)).map(packInfo);
  }

  /** For its owner. */
  async own(person: string, hash: string): Promise<PackWithFile> {
    const { packs } = this.#parts.storage;
    const pack = (await packs.of(person)).find((one) => one.hash === hash);
    if (pack === undefined) throw new Failure('unknown-pack');
    return { pack: packInfo(pack), file: await packs.file(hash) };
  }

  /** For people who were sent the link. */
  async shared(link: string): Promise<PackWithFile> {
    const { packs } = this.#parts.storage;
    const pack = await packs.byLink(link);
    if (pack === undefined) throw new Failure('unknown-pack');
    return { pack: packInfo(pack), file: await packs.file(pack.hash) };
  }

  /** For people who may see a table at which it is played. */
  async atTable(person: string, table: string, invite: string | undefined): Promise<PackWithFile> {
    const live = await this.#parts.registry.open(table);
    const played = await live.look(person, invite, ({ record }) => record.pack);
    const { packs } = this.#parts.storage;
    const pack = played && (await packs.find(played.hash));
    if (pack === undefined) throw new Failure('unknown-pack');
    return { pack: packInfo(pack), file: await packs.file(pack.hash) };
  }

  async share(person: string, hash: string): Promise<string> {
    const link = await this.#parts.storage.packs.share(person, hash, newId());
    if (link === undefined) throw new Failure('unknown-pack');
    return link;
  }

  async unshare(person: string, hash: string): Promise<void> {
    await this.#parts.storage.packs.share(person, hash, undefined);
  }

  async remove(person: string, hash: string): Promise<void> {
    if (!(await this.#parts.storage.packs.remove(person, hash))) throw new Failure('unknown-pack');
  }

  /** The pack that a new table is to be played with: the person's own, or one that was shared with them. */
  async wished(person: string, game: string, wish: PackWish | undefined): Promise<PackRecord | undefined> {
    if (wish === undefined) return undefined;
    const { packs } = this.#parts.storage;
    const pack =
      'link' in wish
        ? await packs.byLink(wish.link)
        : (await packs.isOwner(person, wish.hash))
          ? await packs.find(wish.hash)
          : undefined;
    if (pack === undefined || pack.game !== game) throw new Failure('unknown-pack');
    return pack;
  }

  /** Content for the program of someone who plays, watches, owns or was sent it. Undefined for all others. */
  async content(person: string, game: string, hash: string, access: ContentAccess): Promise<unknown> {
    const { packs } = this.#parts.storage;
    const may =
      (await packs.ownsContent(person, game, hash)) ||
      (await this.#wasSent(game, hash, access)) ||
      (await this.#isAtTable(person, game, hash, access));
    return may ? packs.content(game, hash) : undefined;
  }

  async #wasSent(game: string, hash: string, { link }: ContentAccess): Promise<boolean> {
    const pack = link === undefined ? undefined : await this.#parts.storage.packs.byLink(link);
    return pack?.game === game && pack.contentHash === hash;
  }

  async #isAtTable(
    person: string,
    game: string,
    hash: string,
    { table, invite }: ContentAccess,
  ): Promise<boolean> {
    if (table === undefined) return false;
    const live = await this.#parts.registry.open(table);
    return live.look(
      person,
      invite,
      ({ record }) => record.game === game && contentHashIn(record.rules) === hash,
    );
  }
}

function packInfo({ hash, game, name, contentHash, ...more }: PackRecord & Partial<OwnPack>): PackInfo {
  const { link, createdAt } = more;
  return { hash, game, name, content: contentHash, ...defined({ link, createdAt }) };
}
