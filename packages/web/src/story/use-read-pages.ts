import { useSignal } from '@preact/signals';
import { useContext, useEffect } from 'preact/hooks';
import { locale } from '../app/settings.ts';
import { StoryLibraryContext } from './story-library-context.ts';
import type { StoryPage } from './story-page.ts';

/** The words of several pages that were read, by their ids: those that could be fetched. Undefined until all were tried. */
export function useReadPages(
  game: string,
  pages: readonly string[],
): ReadonlyMap<string, StoryPage> | undefined {
  const read = useSignal<ReadonlyMap<string, StoryPage> | undefined>(undefined);
  const library = useContext(StoryLibraryContext);
  const language = locale.value;
  useEffect(() => {
    let left = false;
    const fetchOne = async (page: string) => [page, await library.page(game, page, language)] as const;
    void Promise.allSettled(pages.map(fetchOne)).then((all) => {
      if (left) return;
      read.value = new Map(all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])));
    });
    return () => {
      left = true;
    };
  }, [game, language, pages.join(' ')]);
  return read.value;
}
