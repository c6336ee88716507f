/** Jeanne's influence. Rule MA-25.10. */
import { at } from '../lists.ts';
import { nameOf } from '../move-lists.ts';
import { gainJeannePoints } from '../scoring/points.ts';
import type { Events, NationNumber, Rules, State } from '../state.ts';

export function jeanneGainsInfluence(
  { box }: Rules,
  state: State,
  nation: NationNumber,
  n: number,
  events: Events,
): void {
  const { last, pointsPerStepBeyond } = box.tracks.influence;
  const before = at(state.jeanne.influence, nation);
  const steps = Math.min(n, last - before);
  state.jeanne.influence[nation] = before + steps;
  events?.({ key: 'jeanne-influence', nation: nameOf('nation', nation), n });
  gainJeannePoints(state, (n - steps) * pointsPerStepBeyond, 'nobility', events);
}
