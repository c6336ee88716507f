/** What a game's folder provides so that its chart can be edited: how it is drawn, and what can be taken hold of. */
import type { AnyContent, AnyTexts, Locale } from '@captains-table/kernel';
import type { JSX } from 'preact';
import type { Point, Sheet } from '../../board-kit/camera/camera.ts';
import type { Change, PieceKey } from '../pack/change.ts';

export type { Change, PieceKey, Point };

/** The pieces of the game, by collection: a game's chart knows what they look like. */
type Box = AnyContent;

/** What a piece is called. */
export type NameOf = (collection: string, key: string) => string;

/** Something on the chart that can be taken hold of, or pressed. */
export interface Handle {
  /** Its id, unique within its layer. */
  readonly id: string;
  readonly at: Point;
  readonly label: string;
  /** The piece that it is of; none where there may be one. */
  readonly piece?: PieceKey;
  /** The stop that it lies on, where the layer has stops. */
  readonly stop?: string;
  /** A ring round a place, a dot on a line, or a bar across a border that lies this many degrees from upright. */
  readonly look: { readonly is: 'ring' | 'dot' } | { readonly is: 'bar'; readonly turn: number };
  /** Of one that is pressed: whether it is on. */
  readonly on?: boolean;
}

/** A place where something can be put. */
export interface Stop {
  readonly id: string;
  readonly at: Point;
  readonly label: string;
}

/** What came of a drag, a press or a new line. */
export interface Edited {
  readonly changes: readonly Change[];
  /** The piece to go on with. */
  readonly chosen?: PieceKey;
}

/** Handles that are put somewhere else. */
export interface Moving {
  readonly kind: 'free';
  /** The nearest point where it can lie. */
  snapped(to: Point): Point;
  /** How far an arrow key moves it. */
  readonly step: Point;
  moved(box: Box, handle: Handle, to: Point): Edited;
}

/** Handles that are put on places. */
export interface Joining {
  readonly kind: 'stops';
  stops(box: Box, nameOf: NameOf): readonly Stop[];
  /** From the stop that it lay on by way of others to the last: at least two. */
  moved(box: Box, handle: Handle, way: readonly string[]): Edited;
  /** Where a line from stop to stop makes a new piece: along all of these, at least two. */
  drawn?(box: Box, way: readonly string[]): Edited;
}

/** Handles that are on or off. */
interface Pressing {
  readonly kind: 'press';
  pressed(box: Box, handle: Handle): Edited;
}

/** What is edited at one time. */
export interface Layer {
  /** The collection, by which it is named; or a field of it. */
  readonly id: string;
  readonly field?: string;
  /** The sheet that it lies on. */
  readonly sheet: string;
  /** In points of the sheet. */
  readonly size: number;
  handles(box: Box, nameOf: NameOf): readonly Handle[];
  readonly does: Moving | Joining | Pressing;
  /** Takes away what a handle stands for, where it can be. */
  removed?(box: Box, handle: Handle): Edited;
}

export interface ChartShown<Texts = AnyTexts> {
  /** Of the game's own type. */
  readonly content: AnyContent;
  readonly texts: Texts;
  readonly locale: Locale;
}

export interface EditableSheet {
  readonly size: Sheet;
  /** The point of the drawing in its left upper corner. */
  readonly corner: Point;
  /** Fills the room it is given. */
  Drawing(this: void, shown: ChartShown): JSX.Element | null;
}

/** Its methods are written for the content and the words of their own game. */
export interface EditableChart {
  readonly sheets: Readonly<Record<string, EditableSheet>>;
  readonly layers: readonly Layer[];
  /** The collections that messages below the chart are about. */
  readonly about: readonly string[];
}
