import type { ClubView } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { CopyField } from '../frame/copy-field.tsx';
import { clubsWords } from './words.ts';

/** The club from outside: its evenings in a calendar, its news in a feed reader. */
export default function ClubFeeds({ calendar, feed }: Pick<ClubView, 'calendar' | 'feed'>): JSX.Element {
  const { feeds } = clubsWords.value;
  return (
    <div class="form-panel">
      <p class="clubs-quiet">{feeds.why}</p>
      <CopyField label={feeds.calendar} value={calendar} copyLabel={feeds.copyCalendar} />
      <CopyField label={feeds.news} value={feed} copyLabel={feeds.copyNews} />
    </div>
  );
}
