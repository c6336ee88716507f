import type { JSX } from 'preact';
import { knownPages } from '../app/settings.ts';
import { Icon } from '../design/icon.tsx';
import { Toggle } from '../design/forms/toggle.tsx';
import { useSitting } from '../frame/sitting-context.ts';
import { pagesTold } from './decisions.ts';
import { pagesShownAt } from './known-pages.ts';
import { PageRow } from './page-row.tsx';
import { storyWords } from './words.ts';

interface Props {
  readonly game: string;
  readonly table: string;
}

/** The pages that were read at this table, to be opened again. */
export function StorySoFar({ game, table }: Props): JSX.Element {
  const sitting = useSitting();
  const { soFar } = storyWords.value;
  const pages = pagesTold(sitting.log.steps.value, pagesShownAt(table)).toReversed();
  return (
    <div class="story-so-far">
      <p class="story-so-far-lead">{pages.length === 0 ? soFar.none : soFar.lead}</p>
      <ul class="page-rows">
        {pages.map((page) => (
          <li key={page}>
            <PageRow game={game} page={page} onOpen={() => (sitting.opened.value = { page })} />
          </li>
        ))}
      </ul>
      <p class="story-so-far-safe">
        <Icon name="eye-closed" />
        {soFar.safe}
      </p>
      <Toggle
        label={soFar.skip}
        hint={soFar.skipWhy}
        checked={knownPages.value === 'skip'}
        onChange={(skip) => (knownPages.value = skip ? 'skip' : 'open')}
      />
    </div>
  );
}
