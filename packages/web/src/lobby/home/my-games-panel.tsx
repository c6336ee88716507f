import type { JSX } from 'preact';
import { tablesTexts } from '../../../texts/shell/tables/index.ts';
import { lazy } from '../../app/lazy.tsx';
import { person, serverReached } from '../../app/person.ts';
import { pathOf } from '../../app/router.ts';
import { words } from '../../app/words.ts';
import { Panel } from '../../design/layout/panel.tsx';
import { GameRow } from '../table-lists/game-row.tsx';
import {
  gamesKnown,
  lastOnDevice,
  moreRunning,
  runningGames,
  useMyGames,
} from '../table-lists/tables-of-mine.ts';
import './my-games-panel.css';

const LastGame = lazy(
  () => import('./last-game.tsx'),
  () => <></>,
  [tablesTexts],
);

/** More would push the atlas out of sight. */
const SHOWN = 3;

export function MyGamesPanel(): JSX.Element {
  useMyGames();
  const { mine } = words.value;
  const games = runningGames.value;
  const last = lastOnDevice.value;
  const hidden = games.length - SHOWN;
  const underWay = moreRunning.value ? mine.moreThan(games.length) : mine.underWay(games.length);
  return (
    <Panel
      class="my-games"
      title={mine.title}
      aside={games.length > 0 ? <GamesLink text={underWay} /> : undefined}
    >
      <ul class="my-games-list">
        {games.slice(0, SHOWN).map((game) => (
          <li key={game.id}>
            <GameRow game={game} />
          </li>
        ))}
      </ul>
      {games.length === 0 && gamesKnown.value && (
        <div class="my-games-none">
          <p>{last === undefined ? mine.none : mine.noneNow}</p>
          {last === undefined ? <p>{mine.noneWhy}</p> : <LastGame last={last} />}
        </div>
      )}
      {serverReached.value === false && <p class="my-games-note">{mine.noServer}</p>}
      {hidden > 0 && <GamesLink text={moreRunning.value ? mine.all : mine.more(hidden)} />}
      {games.length === 0 && person.value !== undefined && <GamesLink text={mine.all} />}
    </Panel>
  );
}

function GamesLink({ text }: { readonly text: string }): JSX.Element {
  return (
    <a class="my-games-all" href={pathOf({ at: 'games' })}>
      {text}
    </a>
  );
}
