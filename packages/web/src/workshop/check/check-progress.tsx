import type { JSX } from 'preact';
import { workshopWords } from '../words.ts';
import { CHECK_GAMES } from './run-check.ts';

/** How many random games have been played. */
export function CheckProgress({
  label,
  games,
}: {
  readonly label: string;
  readonly games: number;
}): JSX.Element {
  return (
    <p class="ws-check-progress">
      <progress aria-label={label} max={CHECK_GAMES} value={games} />
      <span>{workshopWords.value.check.playing(games, CHECK_GAMES)}</span>
    </p>
  );
}
