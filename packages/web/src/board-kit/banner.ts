/** What is drawn over a board during a moment. */
import type { JSX } from 'preact';
import type { TextsByLocale } from '../app/texts-by-locale.ts';
import type { BoardProps } from './board.ts';

export interface Banner {
  readonly title: string;
  /** In the words of the log; without them those of the prompt. */
  readonly lines?: readonly string[];
  readonly sign: JSX.Element;
  /** Something is lost. */
  readonly loss?: boolean;
  /** Where on the page it happened, as a selector: the banner stands aside. */
  readonly place?: string | undefined;
}

export interface Banners {
  readonly texts: readonly TextsByLocale<unknown>[];
  /** The banner for the latest events, if any. */
  bannerOf(props: BoardProps): Banner | undefined;
}

/** How a kind of event is drawn. */
export interface BannerSign {
  readonly sign: JSX.Element;
  readonly loss?: boolean;
}
