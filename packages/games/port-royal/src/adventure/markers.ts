/** Markers leave the adventurer from the left, and each uncovers something. */
import type { Seat } from '@captains-table/kernel';
import { add, must } from '@captains-table/kernel';
import type { Box } from '../box.ts';
import { gain } from '../deck.ts';
import { maybeTriggerEnd } from '../end.ts';
import { lastingChange } from '../standstill.ts';
import type { Events, State } from '../state.ts';
import { adventureOf, markersGone } from './abilities.ts';
import { gainCrowns } from './crowns.ts';

/** Rules PR-21.1 to PR-21.5, PR-21.21, PR-25.14. */
export function takeMarker(box: Box, state: State, seat: Seat, events: Events): void {
  const adventure = adventureOf(state);
  const { unlocks } = box.adventure;
  add(adventure.markers, seat, -1);
  lastingChange(state);
  const gone = markersGone(adventure, seat);
  if (gone === unlocks.ability) unlock(box, state, seat, events);
  if (gone === unlocks.trophy) {
    events?.({ key: 'trophy', seat });
    maybeTriggerEnd(box, state, seat, events);
  }
  gainCrowns(box, state, seat, unlocks.crowns[gone - 1] ?? 0, events);
}

function unlock(box: Box, state: State, seat: Seat, events: Events): void {
  const ability = must(box.adventurers[must(adventureOf(state).adventurers[seat])]);
  events?.({ key: 'unlocked', seat, adventurer: ability.id });
  if (ability.unlockCoins === 0) return;
  gain(state, seat, ability.unlockCoins, events);
  events?.({ key: 'event-gain', seat, coins: ability.unlockCoins });
}
