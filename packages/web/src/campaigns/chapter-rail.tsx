import type { JSX } from 'preact';
import { Icon } from '../design/icon.tsx';
import { Wax } from '../story/wax.tsx';
import type { ChapterMark } from './branches.ts';
import { roman } from './branches.ts';
import { campaignWords } from './words.ts';
import './chapter-rail.css';

interface Props {
  readonly marks: readonly ChapterMark[];
  /** The titles of chapters that were read, by their number. */
  readonly titles: ReadonlyMap<number, string>;
}

/** The path of chapters: played, current, and sealed with wax those that are still secret. */
export function ChapterRail({ marks, titles }: Props): JSX.Element {
  const words = campaignWords.value;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
    <ol class="chapter-rail" aria-label={words.path} tabIndex={0}>
      {marks.map(({ chapter, is }) => (
        <li key={chapter} class={`chapter-rail-stop chapter-rail-${is}`}>
          {is === 'sealed' ? <Wax tone="grey" /> : <Mark chapter={chapter} done={is === 'done'} />}
          <span class="visually-hidden">
            {words.chapter(chapter)}, {is === 'now' ? words.now : words[is]}
          </span>
          <span class="chapter-rail-name" aria-hidden={is === 'sealed' ? true : undefined}>
            {is === 'sealed' ? roman(chapter) : (titles.get(chapter) ?? words.chapter(chapter))}
          </span>
        </li>
      ))}
    </ol>
  );
}

function Mark({ chapter, done }: { readonly chapter: number; readonly done: boolean }): JSX.Element {
  return (
    <span class="chapter-rail-mark" aria-hidden="true">
      {done ? <Icon name="check" /> : roman(chapter)}
    </span>
  );
}
