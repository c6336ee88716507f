import { useEffect } from 'preact/hooks';
import { locale } from '../app/settings.ts';
import { storyLibrary } from './story-library.ts';

/** What is played on this device may be without a network when a page is shown. */
export function useWholeStory(game: string, isLocal: boolean): void {
  const language = locale.value;
  useEffect(() => {
    // Without it pages are fetched one by one.
    if (isLocal) void storyLibrary.fetchWhole(game, language).catch(() => undefined);
  }, [game, language, isLocal]);
}
