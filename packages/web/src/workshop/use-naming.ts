/** The names of the pieces of an open pack. */
import { isRecord } from '@captains-table/kernel';
import type { ReadonlySignal } from '@preact/signals';
import { useComputed } from '@preact/signals';
import type { OpenPack } from './open-pack.ts';
import type { Naming } from './naming.ts';
import { idsIn, nameByKind } from './naming.ts';
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
      return nameByKind(collection, key, description.collections, pack);
    };
    const { collections, definitions } = description;
    const ids = (id: string) => idsIn(openPack.draft.peek().box, collections, id);
    return { words: pack, definitions, collections, ids, pieceNamed, yes, no, nothing };
  });
}

/** All words of a piece, to look for some of them. */
export function wordsIn(value: unknown): string {
  if (Array.isArray(value)) return value.map(wordsIn).join(' ');
  if (isRecord(value)) return Object.values(value).map(wordsIn).join(' ');
  return String(value);
}
