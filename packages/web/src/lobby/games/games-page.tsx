import type { JSX } from 'preact';
import { person } from '../../app/person.ts';
import { words } from '../../app/words.ts';
import { MyCampaigns } from '../../campaigns/my-campaigns.tsx';
import { FormPanel } from '../page/form-panel.tsx';
import { GameRow } from '../table-lists/game-row.tsx';
import { More } from '../table-lists/more.tsx';
import { PageFrame } from '../page/page-frame.tsx';
import { runningGames } from '../table-lists/running-games.ts';
import { gamesKnown, lookFurther, moreRunning, useMyGames } from '../table-lists/tables-of-mine.ts';
import { tablesWords } from '../tables-words.ts';
import { FinishedGames } from './finished-games.tsx';
import { LocalGames } from './local-games.tsx';
import { Statistics } from './statistics.tsx';
import './games-page.css';
import '../page/page-columns.css';

export default function GamesPage(): JSX.Element {
  useMyGames();
  const { games } = tablesWords.value;
  const running = runningGames.value;
  const known = person.value !== undefined;
  return (
    <PageFrame title={words.value.page.games} lead={games.lead}>
      <div class="page-columns games-columns">
        <div class="page-column">
          <FormPanel title={games.running}>
            {running.length > 0 ? (
              <ul class="games-running">
                {running.map((game) => (
                  <li key={game.id}>
                    <GameRow game={game} />
                  </li>
                ))}
              </ul>
            ) : (
              gamesKnown.value && <p>{games.noneRunning}</p>
            )}
            <More label={games.more} shown={running.length} more={moreRunning.value} onMore={lookFurther} />
          </FormPanel>
          <MyCampaigns />
          <LocalGames />
        </div>
        <div class="page-column">
          {known ? (
            <>
              <FinishedGames />
              <Statistics />
            </>
          ) : (
            <FormPanel title={games.finished}>
              <p>{games.nobody}</p>
            </FormPanel>
          )}
        </div>
      </div>
    </PageFrame>
  );
}
