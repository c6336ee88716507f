import type { JSX } from 'preact';
import { campaignsTexts } from '../../texts/campaigns/index.ts';
import { accountTexts } from '../../texts/shell/account/index.ts';
import { tablesTexts } from '../../texts/shell/tables/index.ts';
import { storyTexts } from '../../texts/story/index.ts';
import { tableTexts } from '../../texts/table/index.ts';
import { sheetOf } from '../games/registry.ts';
import { Banners } from '../lobby/page/banners.tsx';
import { HomePage } from '../lobby/home/home-page.tsx';
import { NowherePage } from '../lobby/page/nowhere-page.tsx';
import { LobbyBar } from '../lobby/page/lobby-bar.tsx';
import { TroublePage } from '../lobby/page/trouble-page.tsx';
import { Wait } from '../lobby/page/wait.tsx';
import { Boundary } from './boundary.tsx';
import { lazy } from './lazy.tsx';
import { followsTables } from './waiting-tables.ts';
import type { Page } from './router.ts';
import { page, pathOf } from './router.ts';
import './app.css';

const NewTablePage = lazy(() => import('../lobby/new-table/new-table-page.tsx'), Wait, [tablesTexts]);
const ServerTablePage = lazy(() => import('../lobby/tables/server-table-page.tsx'), Wait);
const LocalTablePage = lazy(() => import('../lobby/tables/local-table-page.tsx'), Wait);
const ReplayPage = lazy(() => import('../lobby/tables/replay-page.tsx'), Wait);
const GuidePage = lazy(() => import('../learn/guide-page.tsx'), Wait, [tableTexts]);
const GamesPage = lazy(() => import('../lobby/games/games-page.tsx'), Wait, [campaignsTexts, tablesTexts]);
const WatchPage = lazy(() => import('../lobby/watch/watch-page.tsx'), Wait, [tablesTexts]);
const LogbookPage = lazy(() => import('../campaigns/logbook-page.tsx'), Wait, [
  campaignsTexts,
  storyTexts,
  tablesTexts,
  tableTexts,
]);
const AdminPage = lazy(async () => (await import('../people/loaders.ts')).adminPage(), Wait);
const PeoplePage = lazy(async () => (await import('../people/loaders.ts')).peoplePage(), Wait);
const ClubPages = lazy(async () => (await import('../people/loaders.ts')).clubPages(), Wait);
const ProfilePage = lazy(async () => (await import('../people/loaders.ts')).profilePage(), Wait);
const WorkshopPage = lazy(async () => (await import('../packs/loaders.ts')).workshopPage(), Wait);
const PackPage = lazy(async () => (await import('../packs/loaders.ts')).packPage(), Wait);
const SettingsPage = lazy(async () => (await import('../people/loaders.ts')).settingsPage(), Wait);
const SignInPage = lazy(async () => (await import('../people/loaders.ts')).signInPage(), Wait);
/** Only those who are known here have tables that wait. */
const TurnLine = lazy(
  async () => (await import('../people/loaders.ts')).turnLine(),
  () => <></>,
);
const DailyPage = lazy(async () => (await import('../daily/loaders.ts')).dailyPage(), Wait);
const ExercisePage = lazy(async () => (await import('../daily/loaders.ts')).exercisePage(), Wait);
const CreditsPage = lazy(() => import('../lobby/credits/credits-page.tsx'), Wait, [accountTexts]);

export function App(): JSX.Element {
  const shown = reachable(page.value);
  const path = pathOf(shown);
  // A table brings its own bar and its own landmarks.
  if (isTable(shown)) {
    return (
      <>
        <Boundary key={path} fallback={inTableStead}>
          <PageAt shown={shown} />
        </Boundary>
        {followsTables.value && <TurnLine />}
      </>
    );
  }
  return (
    <div class={`app app-${shown.at}`}>
      <LobbyBar at={shown.at} />
      <Banners />
      <main id="content" class="app-main">
        <Boundary key={path} fallback={inPageStead}>
          <PageAt shown={shown} />
        </Boundary>
      </main>
      {followsTables.value && <TurnLine />}
    </div>
  );
}

/** What breaks in a page leaves the bar above it. */
function inPageStead(trouble: unknown): JSX.Element {
  return <TroublePage trouble={trouble} />;
}

/** Nothing of the shell is around a table. */
function inTableStead(trouble: unknown): JSX.Element {
  return <main class="page-alone">{inPageStead(trouble)}</main>;
}

/** Only a game with a guide can be learnt. */
function reachable(target: Page): Page {
  const unknown = target.at === 'learn' && sheetOf(target.game)?.hasGuide !== true;
  return unknown ? { at: 'nowhere' } : target;
}

function isTable({ at }: Page): boolean {
  return at === 'table' || at === 'local' || at === 'replay' || at === 'learn' || at === 'exercise';
}

function PageAt({ shown }: { readonly shown: Page }): JSX.Element {
  switch (shown.at) {
    case 'home':
      return <HomePage />;
    case 'new-table':
      return <NewTablePage game={shown.game} pack={shown.pack} />;
    case 'pack':
      return <PackPage link={shown.link} />;
    case 'table':
      return <ServerTablePage id={shown.id} invite={shown.invite} />;
    case 'local':
      return <LocalTablePage id={shown.id} />;
    case 'replay':
      return <ReplayPage id={shown.id} from={shown.from} />;
    case 'learn':
      return <GuidePage game={shown.game} />;
    case 'logbook':
      return <LogbookPage id={shown.id} branch={shown.branch} invite={shown.invite} />;
    case 'workshop':
      return <WorkshopPage game={shown.game} />;
    case 'desk':
      return <AdminPage claim={shown.code} />;
    case 'people':
      return <PeoplePage friend={shown.code} />;
    case 'clubs':
    case 'club':
    case 'cup':
    case 'new-cup':
      return <ClubPages shown={shown} />;
    case 'profile':
      return <ProfilePage key={shown.id} id={shown.id} />;
    case 'games':
      return <GamesPage />;
    case 'daily':
      return <DailyPage />;
    case 'exercise':
      return <ExercisePage key={shown.part} part={shown.part} />;
    case 'watch':
      return <WatchPage />;
    case 'settings':
      return <SettingsPage />;
    case 'sign-in':
      return <SignInPage />;
    case 'credits':
      return <CreditsPage />;
    case 'nowhere':
      return <NowherePage />;
  }
}
