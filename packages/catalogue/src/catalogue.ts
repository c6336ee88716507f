import { contentHashIn } from '@captains-table/kernel';
import type { ContentSource } from './content-source.ts';
import type { Edition, GameEntry } from './edition.ts';
import { ENTRIES } from './entries.ts';

/** How much content of packs is kept in memory. A table that plays with some keeps it as well. */
const MOST_KEPT = 24;

/** The games, each with the content that a source provides for it. */
export class Catalogue {
  readonly #source: ContentSource;
  /** With content from packs, the least recently used first. */
  readonly #editions = new Map<string, Edition>();

  constructor(source: ContentSource) {
    this.#source = source;
  }

  /**
   * A game as it is played under this rules version, or as new tables play it. Undefined where there is no such
   * game, or where its content is not known here.
   */
  async edition(id: string, rulesVersion?: string): Promise<Edition | undefined> {
    const entry = ENTRIES.find((one) => one.id === id);
    const hash = rulesVersion === undefined ? this.#source.current(id) : contentHashIn(rulesVersion);
    return entry === undefined || hash === undefined ? entry?.builtIn : this.#withContent(entry, hash);
  }

  async #withContent(entry: GameEntry, hash: string): Promise<Edition | undefined> {
    const key = `${entry.id}+${hash}`;
    const known = this.#editions.get(key);
    if (known !== undefined) return this.#keep(key, known);
    const content = await this.#source.find(entry.id, hash);
    if (content === undefined) return undefined;
    return this.#keep(key, this.#editions.get(key) ?? entry.withContent(content, hash));
  }

  #keep(key: string, edition: Edition): Edition {
    this.#editions.delete(key);
    this.#editions.set(key, edition);
    for (const oldest of this.#editions.keys()) {
      if (this.#editions.size <= MOST_KEPT) break;
      this.#editions.delete(oldest);
    }
    return edition;
  }
}
