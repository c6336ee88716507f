/**
 * How the words of a story are kept until they are read. Each page lies in a file of its own, under a
 * name that can only be computed by a program that has been shown the page, and enciphered with its id.
 * So neither a bundle nor a cache on the device holds a readable word of a page that is still unread.
 * That keeps stories out of sight; it is no secret from a person who sets out to break it. The ciphers
 * of browsers are missing on plain http, where local games must work too.
 */
// By its path: the build runs this module as well, and Node.js 20 loads no package written in TypeScript.
import { sha256, sha256Hex } from '../../../kernel/src/sha256.ts';
import type { Locale } from '@captains-table/kernel';

/** A part of a game's story. `edition` changes with its words. */
export interface StoryKey {
  readonly game: string;
  readonly edition: string;
  readonly part: string;
}

export function pagePart(page: string, locale: Locale): string {
  return `page/${locale}/${page}`;
}

export function picturePart(picture: string): string {
  return `picture/${picture}`;
}

/** All pages in one language and all pictures, each sealed: for a device that will be without a network. */
export function wholePart(locale: Locale): string {
  return `whole/${locale}`;
}

export function nameOf(key: StoryKey): string {
  return sha256Hex(`name ${textOf(key)}`).slice(0, 32);
}

/** Where a browser finds it. */
export function addressOf(key: StoryKey): string {
  return `/assets/story/${nameOf(key)}.txt`;
}

export function seal(key: StoryKey, text: string): string {
  const bytes = enciphered(key, new TextEncoder().encode(text));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

export function unseal(key: StoryKey, sealed: string): string {
  const bytes = Uint8Array.from(atob(sealed), (letter) => letter.charCodeAt(0));
  return new TextDecoder('utf-8', { fatal: true }).decode(enciphered(key, bytes));
}

const BLOCK = 32;

/** Adds a stream of digests; the same once more takes it away. */
function enciphered(key: StoryKey, bytes: Uint8Array): Uint8Array {
  const out = new Uint8Array(bytes.length);
  const block = new DataView(new ArrayBuffer(BLOCK));
  bytes.forEach((byte, at) => {
    if (at % BLOCK === 0) {
      sha256(`seal ${at / BLOCK} ${textOf(key)}`).forEach((word, i) => block.setInt32(i * 4, word));
    }
    out[at] = byte ^ block.getUint8(at % BLOCK);
  });
  return out;
}

function textOf({ game, edition, part }: StoryKey): string {
  return `${edition} ${game} ${part}`;
}
