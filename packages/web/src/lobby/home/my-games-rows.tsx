import type { JSX } from 'preact';
import { GameRow } from '../table-lists/game-row.tsx';
import { runningGames } from '../table-lists/running-games.ts';

interface Props {
  readonly most: number;
}

export default function MyGamesRows({ most }: Props): JSX.Element {
  return (
    <ul class="my-games-list">
      {runningGames.value.slice(0, most).map((game) => (
        <li key={game.id}>
          <GameRow game={game} />
        </li>
      ))}
    </ul>
  );
}
