import { useSignal } from '@preact/signals';
import type { PageRead } from '@captains-table/kernel';
import type { JSX } from 'preact';
import { Panel } from '../design/layout/panel.tsx';
import { PageAgain } from '../story/page-again.tsx';
import { PageRow } from '../story/page-row.tsx';
import { Wax } from '../story/wax.tsx';
import { campaignWords } from './words.ts';

interface Props {
  readonly game: string;
  /** What the story is called. */
  readonly story: string;
  readonly pages: readonly PageRead[];
  readonly missed: ReadonlySet<string>;
}

/** Every page that was read, to be opened again. */
export function PagesPanel({ game, story, pages, missed }: Props): JSX.Element {
  const words = campaignWords.value;
  const opened = useSignal<PageRead | undefined>(undefined);
  const note = ({ page, chapter }: PageRead) => {
    const where = chapter > 0 ? words.chapter(chapter) : undefined;
    if (!missed.has(page)) return where;
    return where === undefined ? words.recap.away : `${where}, ${words.recap.away}`;
  };
  return (
    <Panel
      class="logbook-pages"
      rule="single"
      title={words.pages.title}
      aside={pages.length === 0 ? undefined : `${pages.length} · ${words.pages.newest}`}
    >
      {pages.length === 0 && <p>{words.pages.none}</p>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard */}
      <ul class="page-rows logbook-pages-list" tabIndex={0} aria-label={words.pages.title}>
        {pages.toReversed().map((read) => (
          <li key={read.page}>
            <PageRow game={game} page={read.page} note={note(read)} onOpen={() => (opened.value = read)} />
          </li>
        ))}
      </ul>
      <p class="logbook-sealed">
        <Wax tone="grey" /> {words.pages.sealed}
      </p>
      {opened.value !== undefined && (
        <PageAgain
          key={opened.value.page}
          game={game}
          story={story}
          page={opened.value.page}
          where={opened.value.chapter > 0 ? words.chapter(opened.value.chapter) : ''}
          back={words.title}
          onFold={() => (opened.value = undefined)}
        />
      )}
    </Panel>
  );
}
