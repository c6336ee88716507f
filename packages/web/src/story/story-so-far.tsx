import type { TableScene } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { knownPages } from '../app/settings.ts';
import { Icon } from '../design/icon.tsx';
import { Toggle } from '../design/forms/toggle.tsx';
import { useSitting } from '../frame/sitting-context.ts';
import { pagesTold } from './decisions.ts';
import { pagesShownAt } from './known-pages.ts';
import { PageRow } from './page-row.tsx';
import { missedPages } from './use-missed-pages.ts';
import { storyWords } from './words.ts';

/** The pages that were read at this table, to be opened again; first those that were turned without the viewer. */
export function StorySoFar({ scene }: { readonly scene: TableScene }): JSX.Element {
  const sitting = useSitting();
  const { soFar } = storyWords.value;
  const missed = missedPages(sitting, scene);
  const pages = pagesTold(sitting.log.steps.value, pagesShownAt(scene.id))
    .filter((page) => !missed.includes(page))
    .toReversed();
  return (
    <div class="story-so-far">
      {missed.length > 0 && (
        <section class="story-so-far-away">
          <h3>{soFar.away}</h3>
          <p class="story-so-far-lead">{soFar.awayLead(missed.length)}</p>
          <Rows game={scene.game} pages={missed} />
        </section>
      )}
      <p class="story-so-far-lead">{pages.length === 0 ? soFar.none : soFar.lead}</p>
      <Rows game={scene.game} pages={pages} />
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

function Rows({ game, pages }: { readonly game: string; readonly pages: readonly string[] }): JSX.Element {
  const sitting = useSitting();
  return (
    <ul class="page-rows">
      {pages.map((page) => (
        <li key={page}>
          <PageRow game={game} page={page} onOpen={() => (sitting.opened.value = { page })} />
        </li>
      ))}
    </ul>
  );
}
