/** Jeanne's influence. Rule MA-25.10. */
import { spaceAfter } from '../influence/influence.ts';
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
  const before = at(state.jeanne.influence, nation);
  const after = spaceAfter(box, before, n);
  state.jeanne.influence[nation] = after;
  events?.({ key: 'jeanne-influence', nation: nameOf('nation', nation), n });
  const beyond = before + n - after;
  gainJeannePoints(state, beyond * box.tracks.influence.pointsPerStepBeyond, 'nobility', events);
}
