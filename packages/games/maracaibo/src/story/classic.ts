/** The story cards of the classic game. Rules MA-23.1 to MA-23.4. */
import type { Classic } from '../box.ts';
import { layQuest } from '../quests/quest.ts';
import type { Events, Rules, State } from '../state.ts';
import { addTile } from './legacy.ts';

function classicCard({ box }: Rules, story: number): Classic {
  const card = box.classic.find(({ id }) => Number(id) === story);
  if (card === undefined) throw new Error(`no classic card ${story}`);
  return card;
}

/** Tiles and first quests; its C cards are in the deck already. */
export function openClassic(rules: Rules, state: State, events: Events): void {
  for (const tile of classicCard(rules, state.story).tiles) addTile(rules, state, tile, events);
  layQuests(rules, state, 0, events);
}

/** `round` is 0 at the start, then the round that has ended. */
export function layQuests(rules: Rules, state: State, round: number, events: Events): void {
  for (const { location, players } of classicCard(rules, state.story).quests[round] ?? []) {
    if ((players & (1 << state.players)) !== 0) layQuest(rules, state, location, events);
  }
}
