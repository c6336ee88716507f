import type { JSX } from 'preact';
import type { SectionProps } from '../board/section.ts';
import { AllStoryCards } from './all-story-cards.tsx';
import { storyWords } from './words.ts';

/** The story on a small screen. */
export function StoryPage(section: SectionProps): JSX.Element {
  return (
    <section aria-label={storyWords(section.table).title}>
      <AllStoryCards {...section} onLeave={() => undefined} />
    </section>
  );
}
