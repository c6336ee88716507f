/** Exercises on the board: the day, a game's puzzles, the person's own mistakes. */
import type { JSX } from 'preact';
import { DailyPlay } from './daily-play.tsx';
import { MistakesPlay } from './mistakes-play.tsx';
import { PuzzlesPlay } from './puzzles-play.tsx';

export default function ExercisePage({ part }: { readonly part: string }): JSX.Element {
  if (part === 'mistakes') return <MistakesPlay />;
  return part === 'today' ? <DailyPlay /> : <PuzzlesPlay game={part} />;
}
