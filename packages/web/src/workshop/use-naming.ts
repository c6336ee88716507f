/** The names of the pieces of an open pack. */
import { isRecord } from '@captains-table/kernel';
import type { ReadonlySignal } from '@preact/signals';
import { useComputed } from '@preact/signals';
import { capital } from '../app/capital.ts';
import type { OpenPack } from './open-pack.ts';
import type { Naming } from './naming.ts';
import { placedIn } from './pack/box.ts';
import { workshopWords } from './words.ts';

/** A signal, so that whatever shows a name is drawn again when that name changes. */
export function useNaming(openPack: OpenPack): ReadonlySignal<Naming> {
  return useComputed((): Naming => {
    const { content, texts } = openPack.shown.value;
    const { pack, locale } = openPack.words.value;
    const { yes, no, nothing } = workshopWords.value.editor;
    const { drawings, description } = openPack;
    const pieceNamed = (collection: string, key: string): string => {
      const named = drawings?.nameOf({ content, texts, locale, collection, id: key });
      if (named !== undefined && named !== '') return named;
      const kind = description.collections.find(({ id }) => id === collection)?.kind;
      const words = pack.pieces.collections[collection];
      if (kind === 'single') return words?.name ?? collection;
      const told = pack.pieces.choices[key];
      return told === undefined ? `${capital(words?.piece ?? collection)} ${key}` : capital(told);
    };
    const { collections, definitions } = description;
    const ids = (id: string) => {
      const collection = collections.find((one) => one.id === id);
      const placed = collection?.by === undefined ? [] : placedIn(openPack.draft.peek().box, collection);
      return new Set(placed.map(({ key }) => key));
    };
    return { words: pack, definitions, collections, ids, pieceNamed, yes, no, nothing };
  });
}

/** All words of a piece, to look for some of them. */
export function wordsIn(value: unknown): string {
  if (Array.isArray(value)) return value.map(wordsIn).join(' ');
  if (isRecord(value)) return Object.values(value).map(wordsIn).join(' ');
  return String(value);
}
