import type { PackFile } from '@captains-table/kernel';
import { contentHashIn, ContentPackError, hashOfContent, isRecord } from '@captains-table/kernel';
import type { ContentSource, PackedContent } from './content-source.ts';
import type { Edition, Entry } from './edition.ts';
import { ENTRIES, GAME_IDS } from './entries.ts';

/** The games, each with the content that a source provides for it. */
export class Catalogue {
  readonly #source: ContentSource;
  readonly #editions = new Map<string, Edition>();

  constructor(source: ContentSource) {
    this.#source = source;
  }

  /** The hash of the content of new tables; undefined for the built-in content. */
  currentContent(id: string): string | undefined {
    return this.#source.current(id);
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

  async #withContent(entry: Entry, hash: string): Promise<Edition | undefined> {
    const key = `${entry.id}+${hash}`;
    const known = this.#editions.get(key);
    if (known !== undefined) return known;
    const content = await this.#source.find(entry.id, hash);
    // The hash proves that it is what a pack was checked to be.
    if (content === undefined || hashOfContent(content) !== hash) return undefined;
    const edition = this.#editions.get(key) ?? entry.withContent(async () => content, hash);
    this.#editions.set(key, edition);
    return edition;
  }
}

/** The content that the files of packs make, game by game. Throws a `ContentPackError`. */
export async function applyPacks(files: readonly PackFile[]): Promise<readonly PackedContent[]> {
  const byGame = new Map<string, PackFile[]>();
  for (const file of files) {
    const game = isRecord(file.json) ? file.json['game'] : undefined;
    if (typeof game !== 'string' || !GAME_IDS.includes(game)) {
      throw new ContentPackError(`${file.name}: field "game": it must be one of: ${packGames().join(', ')}`);
    }
    byGame.set(game, [...(byGame.get(game) ?? []), file]);
  }
  return Promise.all([...byGame].map(([game, own]) => packedContent(game, own)));
}

function packGames(): readonly string[] {
  return ENTRIES.flatMap(({ id, applyPack }) => (applyPack === undefined ? [] : [id]));
}

async function packedContent(game: string, files: readonly PackFile[]): Promise<PackedContent> {
  const applyPack = ENTRIES.find(({ id }) => id === game)?.applyPack;
  const names = files.map(({ name }) => name).join(', ');
  if (applyPack === undefined) throw new ContentPackError(`${names}: ${game} takes no content packs`);
  const content = await applyPack(files);
  return { game, hash: hashOfContent(content), content };
}
