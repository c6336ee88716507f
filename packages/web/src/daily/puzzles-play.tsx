import { useSignal } from '@preact/signals';
import { courseOf } from '@captains-table/bots';
import { loadPuzzles } from '@captains-table/catalogue';
import { must } from '@captains-table/kernel';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { gameAtHand } from '../app/games.ts';
import { go } from '../app/router.ts';
import { Wait } from '../lobby/page/wait.tsx';
import { courseExercise } from './course-exercise.ts';
import { ExerciseTable } from './exercise-table.tsx';
import { keepSolved, solvedOf } from './solved-puzzles.ts';
import { useLoaded } from './use-loaded.ts';
import { dailyWords } from './words.ts';

/** The game of the person who plays: where its rules are others, its puzzles are gone. */
async function load(id: string) {
  const file = must(await loadPuzzles(id));
  const game = must(await gameAtHand(id, file.rules)).game;
  return { file, game };
}

/** Puzzles that were not solved come first. Where there are none, as after a change of cards, the harbour is shown. */
export function PuzzlesPlay({ game: id }: { readonly game: string }): JSX.Element {
  const loaded = useLoaded(() => load(id), id);
  const none = loaded?.file.puzzles.length === 0;
  useEffect(() => {
    if (none) go({ at: 'daily' });
  }, [none]);
  return loaded === undefined || none ? <Wait /> : <Puzzles {...loaded} />;
}

function Puzzles({ file, game }: Awaited<ReturnType<typeof load>>): JSX.Element {
  const { puzzles } = file;
  const at = useSignal(firstOpen(file.game, puzzles.length, 0));
  const attempt = useSignal(0);
  const { card } = dailyWords.value;
  const exercise = useMemo(() => {
    const puzzle = must(puzzles[at.value]);
    const course = courseOf(file, puzzle);
    return courseExercise(game, course, must(course.questions[0]), {
      kind: 'puzzle',
      title: card.puzzle(at.value + 1, puzzles.length),
      ask: card.askPuzzle,
      async onChoice(_choice, best) {
        if (best) keepSolved(file.game, puzzle.seed);
        return undefined;
      },
    });
  }, [file, game, at.value, attempt.value, card]);
  return (
    <ExerciseTable
      key={`${at.value}/${attempt.value}`}
      exercise={exercise}
      onNext={() => (at.value = firstOpen(file.game, puzzles.length, at.value + 1))}
      next={card.next}
      onLeave={() => go({ at: 'daily' })}
      onRetry={() => attempt.value++}
    />
  );

  /** From there on, then from the beginning; when all are solved, simply the next. */
  function firstOpen(id: string, count: number, from: number): number {
    const solved = solvedOf(id);
    const order = Array.from({ length: count }, (_, step) => (from + step) % count);
    return order.find((index) => !solved.has(must(puzzles[index]).seed)) ?? from % count;
  }
}
