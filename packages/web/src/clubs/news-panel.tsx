import { useSignal } from '@preact/signals';
import type { ClubNewsLine, ClubView } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { pathOf } from '../app/router.ts';
import { locale } from '../app/settings.ts';
import { Button } from '../design/forms/button.tsx';
import { levelName } from '../frame/names.ts';
import { FormPanel } from '../lobby/page/form-panel.tsx';
import { ago } from '../lobby/table-lists/times.ts';
import { shortTime } from './evening-times.ts';
import { clubsWords } from './words.ts';

const SHOWN = 8;

/** What has happened in the club, the latest first. */
export function NewsPanel({ club }: { readonly club: ClubView }): JSX.Element {
  const { news } = clubsWords.value;
  const all = useSignal(false);
  const shown = all.value ? club.news : club.news.slice(0, SHOWN);
  return (
    <FormPanel title={news.title}>
      <ul class="club-news">
        {shown.map((line) => (
          <li key={line.id}>
            {'cup' in line.about ? (
              <a href={pathOf({ at: 'cup', id: String(line.about['cup']) })}>{sentenceOf(line)}</a>
            ) : (
              sentenceOf(line)
            )}{' '}
            <span class="clubs-quiet">{ago(locale.value, line.at, Date.now())}</span>
          </li>
        ))}
      </ul>
      {shown.length < club.news.length && (
        <div class="page-actions">
          <Button variant="quiet" onClick={() => (all.value = true)}>
            {news.older}
          </Button>
        </div>
      )}
    </FormPanel>
  );
}

function sentenceOf({ kind, person, about }: ClubNewsLine): string {
  const { news, unknown } = clubsWords.value;
  const name = person?.name || unknown;
  const cup = String(about['name'] ?? '');
  switch (kind) {
    case 'founded':
    case 'joined':
      return news[kind](name);
    case 'evening':
      return news.evening(name, shortTime(locale.value, Number(about['at'])));
    case 'cup':
      return news.cup(name, cup);
    case 'round':
      return news.round(cup, Number(about['round']));
    case 'champion': {
      const { level } = about;
      if (level !== undefined) return news.champion(levelName(String(level), locale.value), cup);
      return person === undefined ? news.shared(cup) : news.champion(name, cup);
    }
  }
}
