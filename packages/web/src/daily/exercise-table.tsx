/** An exercise on the real board, with the question and the captain's comment above it. */
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import TablePage from '../frame/page/table-page.tsx';
import { LessonArrow } from '../learn/lesson-arrow.tsx';
import { NO_PAGES } from '../learn/no-pages.ts';
import { StoryLibraryContext } from '../story/story-library-context.ts';
import type { OpenExercise } from './exercise-card.tsx';
import { ExerciseCard } from './exercise-card.tsx';
import { ExerciseLink } from './exercise-link.ts';
import '../learn/guide-page.css';

export function ExerciseTable(props: OpenExercise): JSX.Element {
  const { exercise, onNext } = props;
  const link = useMemo(() => new ExerciseLink(exercise, onNext), [exercise]);
  useEffect(() => () => link.close(), [link]);
  const verdict = link.verdict.value;
  const card = <ExerciseCard {...props} verdict={verdict} />;
  return (
    <StoryLibraryContext.Provider value={NO_PAGES}>
      <TablePage link={link} lead={card} />
      {typeof verdict === 'object' && <LessonArrow step={exercise.title} />}
    </StoryLibraryContext.Provider>
  );
}
