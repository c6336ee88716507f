/** The box, and each view turned into numbers once. */
import type { Box } from '../box.ts';
import { packBox } from '../box.ts';
import type { Content } from '../content.ts';
import type { MoveLists } from '../move-lists.ts';
import { moveLists } from '../move-lists.ts';
import type { Pieces, Seen } from '../state.ts';
import type { View } from '../view.ts';
import { seenOf } from './view-numbers.ts';

export class Sight implements Pieces {
  readonly content: Content;
  readonly box: Box;
  readonly moves: MoveLists;
  readonly #seen = new WeakMap<View, Seen>();

  constructor(content: Content) {
    this.content = content;
    this.box = packBox(content);
    this.moves = moveLists(this.box);
  }

  /** Never to be changed: everyone who asks about this view gets the same object. */
  of(view: View): Seen {
    const known = this.#seen.get(view) ?? seenOf(this, view);
    this.#seen.set(view, known);
    return known;
  }
}
