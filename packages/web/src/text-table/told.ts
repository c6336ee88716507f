/** What is told of a view, before it is drawn. */
import type { AnyTexts, Locale, Pending, Seat } from '@captains-table/kernel';
import type { TableTexts } from '../../texts/table/index.ts';

export type Told =
  | ToldText
  | { readonly is: 'list'; readonly items: readonly Told[] }
  | { readonly is: 'fields'; readonly fields: readonly ToldField[] }
  | ToldTable;

export interface ToldText {
  readonly is: 'text';
  readonly text: string;
  /** What the thing does. */
  readonly help?: string;
}

export interface ToldTable {
  readonly is: 'table';
  /** Players stand beside each other, things below each other. */
  readonly of: 'players' | 'things';
  /** The first is the head of the rows. */
  readonly columns: readonly string[];
  readonly rows: readonly ToldRow[];
}

export interface ToldField {
  readonly label: string;
  readonly told: Told;
}

export interface ToldRow {
  readonly head: string;
  /** What the thing does that the row is about. */
  readonly help?: string;
  readonly cells: readonly Told[];
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
