import { useSignal } from '@preact/signals';
import { useContext, useEffect } from 'preact/hooks';
import { locale } from '../app/settings.ts';
import type { Picture } from './picture.ts';
import { StoryLibraryContext } from './story-library-context.ts';
import type { StoryPage } from './story-page.ts';

/** A page as far as it is there. */
export type PageState =
  | { readonly is: 'loading' }
  | { readonly is: 'missing'; readonly again: () => void }
  | { readonly is: 'there'; readonly words: StoryPage; readonly picture: Picture | undefined };

const LOADING: PageState = { is: 'loading' };

/** The words of a page in the reader's language. Those of another language stay until the new ones are there. */
export function usePage(game: string, page: string | undefined): PageState {
  const library = useContext(StoryLibraryContext);
  const state = useSignal<PageState>(LOADING);
  const tries = useSignal(0);
  const language = locale.value;
  useEffect(() => {
    if (page === undefined) return;
    let left = false;
    const show = (next: PageState) => {
      if (!left) state.value = next;
    };
    const load = async () => {
      const words = await library.page(game, page, language);
      const drawn = state.peek();
      show({ is: 'there', words, picture: drawn.is === 'there' ? drawn.picture : undefined });
      show({ is: 'there', words, picture: await library.picture(game, words.picture, language) });
    };
    load().catch(() => {
      // Words in another language are better than none, and words without a picture are whole.
      if (state.peek().is === 'there') return;
      show({ is: 'missing', again: () => tries.value++ });
    });
    return () => {
      left = true;
    };
  }, [game, page, language, tries.value]);
  return state.value;
}
