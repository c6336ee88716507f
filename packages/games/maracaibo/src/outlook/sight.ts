/** The box, and views read once each. */
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

  /** To be looked at only: it is the same for everyone who asks about this view. */
  of(view: View): Seen {
    const known = this.#seen.get(view) ?? seenOf(this, view);
    this.#seen.set(view, known);
    return known;
  }
}
