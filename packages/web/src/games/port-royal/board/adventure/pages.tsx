/** What the pages of the story say beside their text: what changes at the table, and the mission. */
import type { Effect } from '@captains-table/port-royal';
import type { JSX } from 'preact';
import { capital } from '../../../../app/capital.ts';
import type { PageProps, StorySlots } from '../../../../board-kit/story-slots.ts';
import { adventureWords, tableOf } from '../table.ts';
import type { Table } from '../table.ts';
import { AskedSigns } from './asked-signs.tsx';
import { storyOf } from './content.ts';
import './pages.css';

export const story: StorySlots = {
  chapterNow(props) {
    const { content, view } = tableOf(props);
    const chapter = view.adventure?.chapter ?? 0;
    const titlePage = content.adventure.chapters[chapter - 1]?.title;
    return titlePage === undefined ? undefined : { label: adventureWords(props).chapter(chapter), titlePage };
  },
  chapter(props) {
    const chapter = tableOf(props).view.adventure?.chapter ?? 0;
    return chapter === 0 ? undefined : chapter;
  },
  Changes,
  Mission,
  readWords: (props) =>
    storyOf(props.page, tableOf(props)) === undefined ? undefined : adventureWords(props).page.take,
};

function Changes(props: PageProps): JSX.Element | null {
  const table = tableOf(props);
  const page = storyOf(props.page, table);
  const { changes, adds } = adventureWords(table).page;
  const lines = [
    ...(page?.adds ?? []).map((group) => adds[group]),
    ...(page?.effects ?? []).flatMap((effect) => effectInWords(effect, table) ?? []),
  ];
  if (lines.length === 0) return null;
  return (
    <div class="pr-page">
      <h3 class="pr-page-title">{changes}</h3>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

/** The effects that story cards have. */
function effectInWords(effect: Effect, table: Table): string | undefined {
  const { view } = table;
  const { page } = adventureWords(table);
  switch (effect.does) {
    case 'return-ships':
      return page.returned;
    case 'gain':
    case 'pay':
      if (effect.in !== undefined && effect.in !== view.adventure?.play) return undefined;
      return effect.does === 'gain' ? page.gain(effect.coins) : page.pay(effect.coins);
    case 'sell-crowns':
      return page.sellCrowns(effect.price, effect.most);
    default:
      return undefined;
  }
}

function Mission(props: PageProps): JSX.Element | null {
  const table = tableOf(props);
  const { game, view } = table;
  const page = storyOf(props.page, table);
  const only = page?.mission.only;
  if (page === undefined || (only !== undefined && only !== view.adventure?.play)) return null;
  return (
    <div class="pr-page">
      <h3 class="pr-page-title">
        {adventureWords(table).page.mission}
        <span class="pr-page-signs" aria-hidden="true">
          {page.mission.requires.map((asked, at) => (
            <span key={at} class="pr-mission-asked">
              <AskedSigns asked={asked} table={table} />
            </span>
          ))}
        </span>
      </h3>
      <p>{capital(game.mission(page.id))}</p>
    </div>
  );
}
