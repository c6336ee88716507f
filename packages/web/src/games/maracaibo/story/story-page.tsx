import type { JSX } from 'preact';
import type { SectionProps } from '../board/section.ts';
import { ChapterTitle } from '../../../story/chapter-title.tsx';
import { AllStoryCards } from './all-story-cards.tsx';
import { story } from './pages.tsx';
import { storyWords } from './words.ts';

/** The story on a small screen. */
export function StoryPage(section: SectionProps): JSX.Element {
  const { board, table } = section;
  const chapter = story.chapterNow?.(board);
  return (
    <section aria-label={storyWords(table).title}>
      {chapter !== undefined && (
        <h2 class="ma-story-chapter">
          {chapter.label}
          {board.seat !== undefined && <ChapterTitle game={board.scene.game} page={chapter.titlePage} />}
        </h2>
      )}
      <AllStoryCards {...section} onLeave={() => undefined} />
    </section>
  );
}
