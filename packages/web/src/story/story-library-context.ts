/** Where a part of the page takes the words of stories from. */
import { createContext } from 'preact';
import type { StoryLibrary } from './story-library.ts';
import { storyLibrary } from './story-library.ts';

export const StoryLibraryContext = createContext<Pick<StoryLibrary, 'page' | 'picture'>>(storyLibrary);
