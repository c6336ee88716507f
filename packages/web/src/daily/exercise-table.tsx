/** An exercise on the real board, with what is asked and what the captain says to it above. */
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import TablePage from '../frame/page/table-page.tsx';
import { LessonArrow } from '../learn/lesson-arrow.tsx';
import { NO_PAGES } from '../learn/no-pages.ts';
import { StoryLibraryContext } from '../story/story-library-context.ts';
import { ExerciseCard } from './exercise-card.tsx';
import type { Exercise } from './exercise.ts';
import { ExerciseLink } from './exercise-link.ts';
import '../learn/guide-page.css';

interface Props {
  readonly exercise: Exercise;
  /** What comes after it, and what the button says. */
  readonly onNext: () => void;
  readonly next: string;
  readonly onLeave: () => void;
  /** Where it may be tried again. */
  readonly onRetry?: (() => void) | undefined;
}

export function ExerciseTable({ exercise, onNext, next, onLeave, onRetry }: Props): JSX.Element {
  const link = useMemo(() => new ExerciseLink(exercise, onNext), [exercise]);
  useEffect(() => () => link.close(), [link]);
  const verdict = link.verdict.value;
  const card = (
    <ExerciseCard
      exercise={exercise}
      verdict={verdict}
      onNext={onNext}
      next={next}
      onLeave={onLeave}
      onRetry={onRetry}
    />
  );
  return (
    <StoryLibraryContext.Provider value={NO_PAGES}>
      <TablePage link={link} lead={card} />
      {typeof verdict === 'object' && <LessonArrow step={exercise.title} />}
    </StoryLibraryContext.Provider>
  );
}
