/** A view as text, before it is drawn. */
import type { AnyTexts, Locale, Pending, Seat } from '@captains-table/kernel';
import type { TableTexts } from '../../texts/table/index.ts';

export type ViewText =
  | ViewPhrase
  | { readonly is: 'list'; readonly items: readonly ViewText[] }
  | { readonly is: 'fields'; readonly fields: readonly ViewField[] }
  | ViewGrid;

export interface ViewPhrase {
  readonly is: 'text';
  readonly text: string;
  /** What the thing does. */
  readonly help?: string;
}

export interface ViewGrid {
  readonly is: 'table';
  /** Players stand beside each other, things below each other. */
  readonly of: 'players' | 'things';
  /** The first is the head of the rows. */
  readonly columns: readonly string[];
  readonly rows: readonly ViewRow[];
}

export interface ViewField {
  readonly label: string;
  readonly told: ViewText;
}

export interface ViewRow {
  readonly head: string;
  /** What the thing does that the row is about. */
  readonly help?: string;
  readonly cells: readonly ViewText[];
}

export interface Teller {
  readonly texts: AnyTexts;
  readonly words: TableTexts;
  readonly locale: Locale;
  /** By seat. */
  readonly names: readonly string[];
  /** Who reads it; undefined for a spectator. */
  readonly viewer?: Seat | undefined;
  readonly pending?: readonly Pending[];
}
