import type { JSX } from 'preact';
import { Icon } from '../design/icon.tsx';
import { PageLeaf } from './page-leaf.tsx';
import { numberOf } from './page-leaves.tsx';
import { usePage } from './use-page.ts';
import { storyWords } from './words.ts';
import './page-row.css';

interface Props {
  readonly game: string;
  readonly page: string;
  /** A line below the title. */
  readonly note?: string | undefined;
  readonly onOpen: () => void;
}

/** A page that was read, by its title, to be opened again. */
export function PageRow({ game, page, note, onOpen }: Props): JSX.Element {
  const state = usePage(game, page);
  const number = numberOf(page);
  const title = state.is === 'there' ? state.words.title : storyWords.value.page(number);
  return (
    <button type="button" class="page-row" onClick={onOpen}>
      <PageLeaf number={number} />
      <span class="page-row-words">
        <b>{title}</b>
        {note !== undefined && <span>{note}</span>}
      </span>
      <Icon name="open-book" />
    </button>
  );
}
