import { useSignal } from '@preact/signals';
import type { TableGame } from '@captains-table/catalogue';
import type { Logbook } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { pathOf } from '../app/router.ts';
import { saveDocument } from '../app/save-document.ts';
import { locale } from '../app/settings.ts';
import { Button } from '../design/forms/button.tsx';
import { LinkButton } from '../design/forms/link-button.tsx';
import { StatusLine } from '../design/status/status-line.tsx';
import { usePageHeading } from '../lobby/page/page-heading.ts';
import { useAsking } from '../lobby/settings/asking.ts';
import { dayOf } from '../lobby/table-lists/times.ts';
import { branchTo, wasLost } from './branches.ts';
import type { CampaignSource } from './campaign-source.ts';
import { pageOfTable } from './campaign-source.ts';
import { chapterOption } from './chapter-options.ts';
import { FreeChoice } from './free-choice.tsx';
import type { ChosenChapter } from './sail-form.tsx';
import { campaignWords } from './words.ts';

interface Props {
  readonly source: CampaignSource;
  readonly logbook: Logbook;
  readonly game: TableGame;
  readonly name: string;
  readonly neverLost: boolean;
  readonly onSail: (chosen: ChosenChapter) => void;
}

/** What it is, and what can be done next. */
export function LogbookHead({ source, logbook, game, name, neverLost, onSail }: Props): JSX.Element {
  const words = campaignWords.value;
  const heading = usePageHeading(name);
  const { trouble, busy, ask } = useAsking();
  const choosing = useSignal(false);
  const { id, story, createdAt } = logbook;
  const branch = branchTo(logbook.chapters, logbook.at);
  const save = () =>
    ask(async () => {
      const day = new Date().toISOString().slice(0, 10);
      saveDocument(await source.document(id), `${logbook.game}-campaign-${day}`);
    });
  const mode = branch.at(-1)?.mode ?? logbook.next?.options.mode ?? '';
  const isFree = chapterOption(game.game, mode, story.chapters) !== undefined;
  return (
    <header class="logbook-head">
      <div>
        <p class="logbook-eyebrow">{words.story(game.texts[locale.value].name, story.chapters)}</p>
        <h1 class="logbook-title" tabIndex={-1} ref={heading}>
          {name}
        </h1>
        <p class="logbook-facts">
          <span>{words.begun(dayOf(locale.value, createdAt))}</span>
          <span>{words.sailed(branch.length)}</span>
          <span>{words.pagesRead(story.pages.length)}</span>
        </p>
      </div>
      <div class="logbook-actions">
        {isFree && (
          <Button variant="quiet" onClick={() => (choosing.value = true)}>
            {words.free.open}
          </Button>
        )}
        <Button variant="quiet" icon="download" busy={busy.value} onClick={() => void save()}>
          {words.export}
        </Button>
        <SailOnButton source={source} logbook={logbook} neverLost={neverLost} onSail={onSail} />
        {trouble.value !== undefined && <StatusLine tone="risk">{trouble.value}</StatusLine>}
      </div>
      {choosing.value && (
        <FreeChoice
          chapters={story.chapters}
          onClose={() => (choosing.value = false)}
          onChoose={(chapter) => {
            choosing.value = false;
            onSail({ chapter, parent: undefined, is: 'free' });
          }}
        />
      )}
    </header>
  );
}

type SailProps = Pick<Props, 'source' | 'logbook' | 'neverLost' | 'onSail'>;

function SailOnButton({ source, logbook, neverLost, onSail }: SailProps): JSX.Element {
  const { sail } = campaignWords.value;
  const { next, table, tableInvite, at, story } = logbook;
  if (table !== undefined) {
    return (
      <LinkButton
        variant="primary"
        size="l"
        icon="wheel"
        href={pathOf(pageOfTable(source.where, table, tableInvite))}
      >
        {sail.toTable}
      </LinkButton>
    );
  }
  if (next === undefined) return <p class="logbook-over">{sail.over}</p>;
  const lost = !neverLost && wasLost(logbook);
  const coins = story.facts['coins'] ?? 0;
  const on = at === undefined ? sail.first : sail.on(next.chapter);
  return (
    <Button
      variant="primary"
      size="l"
      icon="wheel"
      part={lost && coins > 0 ? sail.coins(coins) : undefined}
      onClick={() => onSail({ chapter: next.chapter, parent: at, is: 'next' })}
    >
      {lost ? sail.again : on}
    </Button>
  );
}
