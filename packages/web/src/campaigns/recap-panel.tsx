import type { JSX } from 'preact';
import { Icon } from '../design/icon.tsx';
import { Panel } from '../design/layout/panel.tsx';
import type { StoryPage } from '../story/story-page.ts';
import { campaignWords } from './words.ts';

interface Props {
  /** The pages that remind of what happened last, in the order of reading. */
  readonly recap: readonly string[];
  readonly pages: ReadonlyMap<string, StoryPage> | undefined;
  /** Those that were read without this person. */
  readonly missed: ReadonlySet<string>;
}

/** What happened last, in three sentences, for people who return after weeks. */
export function RecapPanel({ recap, pages, missed }: Props): JSX.Element {
  const words = campaignWords.value.recap;
  const known = recap.flatMap((page) => {
    const sentence = pages?.get(page)?.recap;
    return sentence === undefined ? [] : [{ page, sentence }];
  });
  const unreachable = pages !== undefined && recap.length > 0 && known.length === 0;
  return (
    <Panel
      class="logbook-recap"
      title={words.title}
      aside={
        <span class="logbook-safe">
          <Icon name="eye-closed" /> {words.safe}
        </span>
      }
    >
      {recap.length === 0 && <p>{words.none}</p>}
      {unreachable && <p>{words.missing}</p>}
      {known.length > 0 && (
        <p class="logbook-recap-text">
          {known.map(({ page, sentence }) => (
            <span key={page}>
              {sentence} {missed.has(page) && <small>({words.away})</small>}{' '}
            </span>
          ))}
        </p>
      )}
    </Panel>
  );
}
