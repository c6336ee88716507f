import type { JSX } from 'preact';
import { capital } from '../../../app/capital.ts';
import { Icon } from '../../../design/icon.tsx';
import type { SectionProps } from '../board/section.ts';
import { changesShown, useChanges } from './changes.ts';
import { storyWords } from './words.ts';

/** What has changed, over the chart for a while. The log says the same to those who hear the page. */
export function ChangeBanner({ board, table }: SectionProps): JSX.Element | undefined {
  useChanges({ board, table });
  const shown = changesShown({ board }).filter(({ key }) => key !== 'quest-laid');
  if (shown.length === 0) return undefined;
  return (
    <div class="ma-change-banner" aria-hidden="true">
      <Icon name="open-book" />
      <span>
        <b>{storyWords(table).changed}</b>
        {shown.map((event, at) => (
          <span key={at}>{capital(board.speech.event(event))}</span>
        ))}
      </span>
    </div>
  );
}
