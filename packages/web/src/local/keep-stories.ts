import { locale } from '../app/settings.ts';
import { storyLibrary } from '../story/story-library.ts';

/** Fetches the stories of these games again after a new version, while there is a network. */
export function keepStories(games: Iterable<string>): void {
  for (const game of games) void storyLibrary.fetchWhole(game, locale.peek()).catch(() => undefined);
}
