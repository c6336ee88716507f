import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { person } from '../app/person.ts';
import { go } from '../app/router.ts';
import { locale } from '../app/settings.ts';
import { Select } from '../design/forms/select.tsx';
import { dayOf } from '../lobby/table-lists/times.ts';
import { branchChoices, branchTo, chapterMarks, chaptersWithout } from './branches.ts';
import { CampaignChart } from './campaign-chart.tsx';
import { ChapterRail } from './chapter-rail.tsx';
import { CrewPanel } from './crew-panel.tsx';
import { HonourPanel } from './honour-panel.tsx';
import { LogbookHead } from './logbook-head.tsx';
import { PagesPanel } from './pages-panel.tsx';
import { RecapPanel } from './recap-panel.tsx';
import { isWonTogether, ResultsPanel } from './results-panel.tsx';
import type { ChosenChapter } from './sail-form.tsx';
import { SailForm } from './sail-form.tsx';
import type { OpenLogbook } from './use-logbook.ts';
import { useReadPages } from '../story/use-read-pages.ts';
import { useWholeStory } from '../story/use-whole-story.ts';
import { campaignWords } from './words.ts';
import './logbook.css';

/** Where we are, what happened, and how to sail on. */
export function LogbookView({ source, logbook, game, plan }: OpenLogbook): JSX.Element {
  const { id, story, chapters, at } = logbook;
  const chosen = useSignal<ChosenChapter | undefined>(undefined);
  const branch = branchTo(chapters, at);
  const isHere = source.where === 'device';
  useWholeStory(logbook.game, isHere);
  const pages = useReadPages(logbook.game, pagesOnShow(logbook));
  const titles = titlesOf(logbook, (page) => pages?.get(page)?.title);
  // Those who share a device are not told apart.
  const away = chaptersWithout(branch, isHere ? undefined : person.value?.id);
  const missed = new Set(story.pages.filter(({ chapter }) => away.includes(chapter)).map(({ page }) => page));
  const texts = game.texts[locale.value];
  const mode = branch.at(-1)?.mode ?? logbook.next?.options.mode ?? '';
  const name = texts.modes[mode] ?? texts.name;
  const marks = chapterMarks(logbook);
  const kept = { facts: story.facts, game };
  return (
    <div class="logbook">
      <LogbookHead
        source={source}
        logbook={logbook}
        game={game}
        name={name}
        neverLost={plan.neverLost === true}
        onSail={(asked) => (chosen.value = asked)}
      />
      <div class="logbook-columns">
        <div class="logbook-left">
          <CampaignChart plan={plan} marks={marks} kept={kept} />
          <ChapterRail marks={marks} titles={titles} />
          <Branches logbook={logbook} />
          {story.over && !branch.some((chapter) => isWonTogether(game.game.meta, chapter)) && (
            <HonourPanel branch={branch} />
          )}
          <ResultsPanel
            from={source.where}
            branch={branch}
            meta={game.game.meta}
            titles={titles}
            onBranch={({ chapter, parent }) => (chosen.value = { chapter, parent, is: 'branch' })}
          />
        </div>
        <div class="logbook-right">
          <RecapPanel recap={story.recap} pages={pages} missed={missed} />
          {plan.Kept !== undefined && <plan.Kept {...kept} />}
          <PagesPanel game={logbook.game} story={name} pages={story.pages} missed={missed} />
          <CrewPanel id={id} members={logbook.members} invite={isHere ? undefined : logbook.invite} />
        </div>
      </div>
      {chosen.value !== undefined && (
        <SailForm
          source={source}
          logbook={logbook}
          game={game}
          chosen={chosen.value}
          before={branch.at(-1)}
          onClose={() => (chosen.value = undefined)}
        />
      )}
    </div>
  );
}

/** Other branches of the story. */
function Branches({ logbook: { id, chapters, at } }: Pick<OpenLogbook, 'logbook'>): JSX.Element | undefined {
  const choices = branchChoices(chapters, at);
  const words = campaignWords.value;
  const { branches } = words;
  if (choices.length < 2) return undefined;
  return (
    <div class="logbook-branches">
      <Select
        label={branches.label}
        options={choices.map((end) => ({
          value: end?.id ?? '',
          label:
            end === undefined
              ? words.chapter(1)
              : branches.end(end.chapter, dayOf(locale.value, end.endedAt)),
        }))}
        value={at ?? ''}
        onChange={(branch) => go({ at: 'logbook', id, branch, invite: undefined })}
      />
    </div>
  );
}

type Told = Pick<OpenLogbook['logbook'], 'story'>;

/** The first page of each chapter, and those that remind of what happened: no other words are needed here. */
function pagesOnShow({ story: { pages, recap } }: Told): readonly string[] {
  const firsts = pages.filter(
    ({ chapter }, index) => pages.findIndex((other) => other.chapter === chapter) === index,
  );
  return [...new Set([...firsts.map(({ page }) => page), ...recap])];
}

/** A chapter is called by the first of its pages that was read. */
function titlesOf(
  { story }: Told,
  titleOf: (page: string) => string | undefined,
): ReadonlyMap<number, string> {
  const titles = new Map<number, string>();
  for (const { page, chapter } of story.pages) {
    const title = titles.has(chapter) ? undefined : titleOf(page);
    if (title !== undefined) titles.set(chapter, title);
  }
  return titles;
}
