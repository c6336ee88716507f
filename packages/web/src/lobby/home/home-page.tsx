import type { JSX } from 'preact';
import { pathOf } from '../../app/router.ts';
import { words } from '../../app/words.ts';
import { ChartGround } from '../../design/drawings/chart/chart-ground.tsx';
import { Button } from '../../design/forms/button.tsx';
import { LinkButton } from '../../design/forms/link-button.tsx';
import { StatusLine } from '../../design/status/status-line.tsx';
import { gameName } from '../table-lists/game-name.ts';
import { usePageHeading } from '../page/page-heading.ts';
import { Atlas } from './atlas-section.tsx';
import { HomeFooter } from './home-footer.tsx';
import { JoinForm } from './join-form.tsx';
import { MyGamesPanel } from './my-games-panel.tsx';
import { FIRST_GAME, playNow, playTrouble, prepareToPlay, settingTheTable } from './play-now.ts';
import './home-page.css';

export function HomePage(): JSX.Element {
  const { name, home } = words.value;
  const heading = usePageHeading(name);
  return (
    <>
      <ChartGround />
      <div class="home-hero">
        <section class="home-welcome">
          <h1 class="home-title" tabIndex={-1} ref={heading}>
            {name}
          </h1>
          <p class="home-lead">{home.lead}</p>
          <div class="home-actions">
            <Button
              variant="primary"
              size="l"
              icon="wheel"
              busy={settingTheTable.value}
              onClick={() => void playNow()}
              onPointerEnter={prepareToPlay}
              onFocus={prepareToPlay}
            >
              {home.play}
            </Button>
            <LinkButton size="l" href={pathOf({ at: 'new-table', game: undefined })}>
              {home.set}
            </LinkButton>
          </div>
          {playTrouble.value === undefined ? (
            <p class="home-fine">{settingTheTable.value ? home.setting : home.fine(gameName(FIRST_GAME))}</p>
          ) : (
            <StatusLine tone="risk">{playTrouble.value}</StatusLine>
          )}
          <p class="home-fine">
            <a href={pathOf({ at: 'daily' })}>{home.daily}</a>
          </p>
        </section>
        <div class="home-side">
          <MyGamesPanel />
          <JoinForm />
        </div>
      </div>
      <Atlas />
      <HomeFooter />
    </>
  );
}
