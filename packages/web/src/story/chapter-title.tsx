import type { JSX } from 'preact';
import { useReadPages } from './use-read-pages.ts';

interface Props {
  readonly game: string;
  readonly page: string;
}

/** The title of the page that opens a chapter. Without a network there may be none to show. */
export function ChapterTitle({ game, page }: Props): JSX.Element | null {
  const title = useReadPages(game, [page])?.get(page)?.title;
  if (title === undefined) return null;
  return (
    <span class="top-bar-part-title">
      {', '}
      <i>{title}</i>
    </span>
  );
}
