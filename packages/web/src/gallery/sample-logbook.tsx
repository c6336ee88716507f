/** A logbook of a campaign that no one plays. */
import { useSignal } from '@preact/signals';
import type { TableGame } from '@captains-table/catalogue';
import type { Locale } from '@captains-table/kernel';
import { DAY, defined } from '@captains-table/kernel';
import type { ChapterInfo, Logbook } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { gameAtHand } from '../app/games.ts';
import type { ChartPlan } from '../campaigns/chart-plan.ts';
import { OPEN_SEA } from '../campaigns/chart-plan.ts';
import { LogbookView } from '../campaigns/logbook-view.tsx';
import { CampaignList } from '../campaigns/my-campaigns.tsx';
import { serverSource } from '../campaigns/server-source.ts';
import { manifestOf } from '../games/manifests.ts';
import { ATLAS } from '../games/registry.ts';
import type { Picture } from '../story/picture.ts';
import { PICTURES } from '../story/pictures/index.ts';
import { StoryLibraryContext } from '../story/story-library-context.ts';
import type { StoryPage } from '../story/story-page.ts';
import { SAMPLE_PAGE } from './story-sample.ts';
import '../app/app.css';

const GAME = ATLAS[0].id;
const BEGUN = Date.UTC(2026, 8, 16, 20);
const SEATS = [
  { name: 'Inès', person: 'ines' },
  { name: 'Joost', person: 'joost' },
  { name: 'Marguerite', person: 'marguerite' },
];

function played(
  id: string,
  chapter: number,
  week: number,
  scores: readonly number[],
  parent?: string,
): ChapterInfo {
  const startedAt = BEGUN + week * 7 * DAY;
  const most = Math.max(...scores);
  return {
    id,
    ...defined({ parent }),
    chapter,
    mode: 'contracts',
    table: id,
    startedAt,
    endedAt: startedAt + 7_000_000,
    seats: SEATS,
    result: {
      scores,
      ranking: scores.map((score) => (score === most ? 1 : 2)),
      breakdown: scores.map((score) => ({ score })),
    },
  };
}

const LOGBOOK: Logbook = {
  id: 'sample',
  game: GAME,
  rules: '1',
  createdAt: BEGUN,
  chapters: [
    played('a', 1, 0, [14, 16, 11]),
    played('b', 2, 1, [17, 15, 12], 'a'),
    played('c', 2, 2, [12, 13, 17], 'a'),
  ],
  at: 'c',
  story: {
    chapter: 3,
    chapters: 5,
    over: false,
    pages: [
      { page: '02', chapter: 1 },
      { page: '05', chapter: 1 },
      { page: '07', chapter: 2 },
      { page: '08', chapter: 2 },
      { page: '12', chapter: 3 },
    ],
    recap: ['07', '08', '12'],
    facts: { coins: 3 },
  },
  next: { chapter: 3, players: { min: 2, max: 4 }, options: { mode: 'contracts' } },
  members: SEATS,
  invite: 'K7Q2-M9XW-4DTB',
};

const SUMMARIES = [
  {
    id: 'sample',
    game: GAME,
    mode: 'contracts',
    chapter: 3,
    chapters: 5,
    over: false,
    members: SEATS,
    updatedAt: BEGUN,
    table: 'c',
    where: 'server',
  },
] as const;

/** The same page again and again. */
const LIBRARY = {
  page: async (_game: string, _page: string, language: Locale): Promise<StoryPage> => SAMPLE_PAGE[language],
  picture: async (_game: string, picture: string): Promise<Picture> => PICTURES[picture] ?? [],
};

export function SampleLogbook(): JSX.Element {
  const loaded = useSignal<{ readonly game: TableGame; readonly plan: ChartPlan } | undefined>(undefined);
  useEffect(() => {
    const chart = manifestOf(GAME)?.campaignChart?.();
    void Promise.all([gameAtHand(GAME), chart]).then(([game, drawn]) => {
      if (game !== undefined) loaded.value = { game, plan: drawn?.campaignChart ?? OPEN_SEA };
    });
  }, []);
  return (
    <div class="app">
      <main class="app-main">
        {loaded.value !== undefined && (
          <StoryLibraryContext.Provider value={LIBRARY}>
            <LogbookView source={serverSource} logbook={LOGBOOK} {...loaded.value} />
            <CampaignList campaigns={SUMMARIES} onDelete={() => undefined} />
          </StoryLibraryContext.Provider>
        )}
      </main>
    </div>
  );
}
