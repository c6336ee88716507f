/** Jeanne: what her card makes her do, and what she earns. Rules MA-25.11, MA-25.13, MA-25.19. */
import { actionIn } from '../jeanne/actions.ts';
import { incomeFor } from '../jeanne/scoring.ts';
import type { JeanneAction } from '../jeanne-schema.ts';
import type { JeanneView } from '../view.ts';
import type { Sight } from './sight.ts';

export class JeanneOutlook {
  readonly #sight: Sight;

  constructor(sight: Sight) {
    this.#sight = sight;
  }

  /** What her card does in this round: some do more later. */
  actions(card: string, round: number): readonly JeanneAction[] {
    const printed = this.#sight.content.jeanne.cards.find(({ id }) => id === card)?.actions ?? [];
    return printed.flatMap((action) => actionIn(round, action) ?? []);
  }

  /** Her income after this round. */
  income({ discs, cards }: Pick<JeanneView, 'discs' | 'cards'>): number {
    return incomeFor(this.#sight.box, discs, cards.length);
  }
}
