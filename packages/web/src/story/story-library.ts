/** The pages that this viewer may read, fetched when they are shown. */
import { isRecord } from '@captains-table/kernel';
import type { Locale } from '@captains-table/kernel';
import type { Picture } from './picture.ts';
import { isPicture } from './picture.ts';
import type { StoryKey } from './seal.ts';
import { addressOf, nameOf, pagePart, picturePart, unseal, wholePart } from './seal.ts';
import type { StoryPage } from './story-page.ts';
import { isStoryPage } from './story-page.ts';

/** The edition of each game's story, by the game's id. */
type Editions = Readonly<Record<string, string>>;
type Read = (address: string) => Promise<string>;
type SealedParts = ReadonlyMap<string, string>;

export class StoryLibrary {
  readonly #editions: Editions;
  readonly #read: Read;
  readonly #parts = new Map<string, Promise<string>>();
  readonly #wholes = new Map<string, Promise<SealedParts>>();

  constructor(editions: Editions, read: Read = readFile) {
    this.#editions = editions;
    this.#read = read;
  }

  async page(game: string, page: string, locale: Locale): Promise<StoryPage> {
    const words = JSON.parse(await this.#part(this.#key(game, pagePart(page, locale)), locale)) as unknown;
    if (!isStoryPage(words)) throw new Error(`page ${page} of ${game} has no words`);
    return words;
  }

  async picture(game: string, picture: string, locale: Locale): Promise<Picture> {
    const shapes = JSON.parse(await this.#part(this.#key(game, picturePart(picture)), locale)) as unknown;
    if (!isPicture(shapes)) throw new Error(`picture ${picture} of ${game} has no shapes`);
    return shapes;
  }

  /** Fetches the whole story, sealed, so that its pages can be read without a network when they are shown. */
  async fetchWhole(game: string, locale: Locale): Promise<void> {
    await this.#whole(this.#key(game, wholePart(locale)));
  }

  #key(game: string, part: string): StoryKey {
    const edition = this.#editions[game];
    if (edition === undefined) throw new Error(`${game} tells no story`);
    return { game, edition, part };
  }

  async #part(key: StoryKey, locale: Locale): Promise<string> {
    const whole = this.#wholes.get(addressOf({ ...key, part: wholePart(locale) }));
    const kept = (await whole?.catch(() => undefined))?.get(nameOf(key));
    if (kept !== undefined) return unseal(key, kept);
    return remembered(this.#parts, addressOf(key), async () => unseal(key, await this.#sealed(key, locale)));
  }

  /** Without a network the device may still have the whole story. */
  async #sealed(key: StoryKey, locale: Locale): Promise<string> {
    try {
      return await this.#read(addressOf(key));
    } catch (error) {
      const whole = await this.#whole({ ...key, part: wholePart(locale) }).catch(() => undefined);
      const kept = whole?.get(nameOf(key));
      if (kept === undefined) throw error;
      return kept;
    }
  }

  #whole(key: StoryKey): Promise<SealedParts> {
    const address = addressOf(key);
    return remembered(this.#wholes, address, async () => sealedParts(await this.#read(address)));
  }
}

/** What could not be fetched now may be there later. */
async function remembered<T>(
  known: Map<string, Promise<T>>,
  address: string,
  fetchIt: () => Promise<T>,
): Promise<T> {
  const part = known.get(address) ?? fetchIt();
  known.set(address, part);
  try {
    return await part;
  } catch (error) {
    known.delete(address);
    throw error;
  }
}

async function readFile(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`status ${response.status} for ${address}`);
  return response.text();
}

function sealedParts(text: string): SealedParts {
  const parts = JSON.parse(text) as unknown;
  if (!isRecord(parts)) throw new Error('a story without parts');
  return new Map(Object.entries(parts).map(([name, sealed]) => [name, String(sealed)]));
}

/** Those of this build. */
export const storyLibrary = new StoryLibrary(import.meta.env.STORIES ?? {});
