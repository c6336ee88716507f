import type { JSX, RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { tablesTexts } from '../../../texts/shell/tables/index.ts';
import { keep } from '../../app/device-memory.ts';
import { lazy } from '../../app/lazy.tsx';
import { person, serverReached } from '../../app/person.ts';
import { pathOf } from '../../app/router.ts';
import { words } from '../../app/words.ts';
import { Panel } from '../../design/layout/panel.tsx';
import {
  gamesKnown,
  lastGame,
  moreRunning,
  runningCount,
  useMyGames,
} from '../table-lists/tables-of-mine.ts';
import './my-games-panel.css';

const LastGame = lazy(
  () => import('./last-game.tsx'),
  () => <></>,
  [tablesTexts],
);

const Invitations = lazy(
  async () => (await import('../../people/loaders.ts')).invitations(),
  () => <></>,
);

/** More would push the atlas out of sight. */
const SHOWN = 3;

/** A first visit has no games, and loads nothing to show them with. */
const Rows = lazy(() => import('./my-games-rows.tsx'), RowsToCome);

export function MyGamesPanel(): JSX.Element {
  useMyGames();
  const { mine } = words.value;
  const count = runningCount.value;
  const last = lastGame.value;
  const hidden = count - SHOWN;
  const underWay = moreRunning.value ? mine.moreThan(count) : mine.underWay(count);
  const frame = useRememberedHeight();
  return (
    <div class={gamesKnown.value ? 'my-games-frame' : 'my-games-frame my-games-unknown'} ref={frame}>
      <Panel
        class="my-games"
        title={mine.title}
        aside={count > 0 ? <GamesLink text={underWay} /> : undefined}
      >
        {person.value !== undefined && <Invitations />}
        {count > 0 && <Rows most={SHOWN} />}
        {count === 0 && (
          <div class="my-games-none">
            <p>{last === undefined ? mine.none : mine.noneNow}</p>
            {last === undefined ? <p>{mine.noneWhy}</p> : <LastGame last={last} />}
          </div>
        )}
        {serverReached.value === false && <p class="my-games-note">{mine.noServer}</p>}
        {hidden > 0 && <GamesLink text={moreRunning.value ? mine.all : mine.more(hidden)} />}
        {count === 0 && person.value !== undefined && <GamesLink text={mine.all} />}
      </Panel>
    </div>
  );
}

/** What stands below stays where it is: until the games are known there is room for as much as there was last time. */
function useRememberedHeight(): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = frame;
    if (current === null) return undefined;
    const watch = new ResizeObserver(() => {
      if (gamesKnown.peek()) keep('my-games-height', String(current.offsetHeight));
    });
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
  return frame;
}

/** As high as the rows will be, so that what stands below stays where it is. */
function RowsToCome(): JSX.Element {
  const rows = Math.min(runningCount.value, SHOWN);
  return <div class="my-games-to-come" style={{ '--rows': rows }} />;
}

function GamesLink({ text }: { readonly text: string }): JSX.Element {
  return (
    <a class="my-games-all" href={pathOf({ at: 'games' })}>
      {text}
    </a>
  );
}
