/** The adventure's part of the set-up. */
import type { Chance, Options } from '@captains-table/kernel';
import { must, shuffle } from '@captains-table/kernel';
import type { Box } from '../box.ts';
import type { AdventureCarry } from './campaign.ts';
import { MARKERS } from './abilities.ts';
import type { Group, Play } from './content.ts';
import { GROUPS } from './content.ts';
import { dealEvents } from './events.ts';
import type { AdventureState, StoryNumber } from './state.ts';
import { NONE } from './state.ts';

export type AdventureMode = 'adventure-cooperative' | 'adventure-competitive' | 'adventure-variable';

export function isAdventure(mode: string): mode is AdventureMode {
  return (
    mode === 'adventure-cooperative' || mode === 'adventure-competitive' || mode === 'adventure-variable'
  );
}

/** The chapter that was asked for; 0 in the variable game. */
export function chapterOf({ mode, chapter }: Options): number {
  return mode === 'adventure-variable' ? 0 : Number(chapter ?? 1);
}

/** What is in the draw pile from the start. Rules PR-20.5, PR-25.16, PR-25.19. */
function groupsAtStart(box: Box, chapter: number, carried: readonly Group[]): Group[] {
  const demanded = chapter === 0 ? GROUPS : must(box.adventure.chapters[chapter - 1]).cards;
  return GROUPS.filter((group) => demanded.includes(group) || carried.includes(group));
}

/** Rules PR-20.5 to PR-20.12, PR-25.5, PR-25.16. */
export function dealAdventure(
  box: Box,
  seats: number,
  options: Options,
  chance: Chance,
  carry: AdventureCarry,
): AdventureState {
  const play: Play = options.mode === 'adventure-cooperative' ? 'cooperative' : 'competitive';
  const chapter = chapterOf(options);
  const draft = options['draft'] === true;
  const isReplay = carry.chapter === chapter && play === 'cooperative';
  const stories = chapter === 0 ? starredMissions(box, chance) : [];
  const each = <T>(make: () => T) => Array.from({ length: seats }, make);
  return {
    play,
    chapter,
    extraCoins: isReplay ? carry.defeats * box.adventure.ending.retryCoins : 0,
    groups: groupsAtStart(box, chapter, carry.groups),
    additions: [],
    offered: dealAdventurers(box, seats, draft, chance),
    draft,
    adventurers: each(() => NONE),
    markers: each(() => MARKERS),
    crowns: each(() => 0),
    cargo: each(() => []),
    stories,
    claims: stories.map(() => []),
    steps: stories.map(() => each(() => 0)),
    ...dealEvents(box, seats, play, chapter === 0, chance),
    month: 1,
    freeRepels: 0,
    freePort: false,
    looks: 0,
    fewerTakes: 0,
    inns: [],
    peeked: each(() => []),
    pages: [],
  };
}

/** One card for each seat, or all of them for a draft. */
function dealAdventurers(box: Box, seats: number, draft: boolean, chance: Chance): number[] {
  const cards = [...new Set(box.adventure.adventurers.map(({ card }) => card))];
  if (draft) return cards;
  shuffle(chance, cards);
  return cards.slice(0, seats);
}

/** Rule PR-25.16. */
function starredMissions(box: Box, chance: Chance): StoryNumber[] {
  const starred = box.adventure.stories.flatMap(({ mission }, number) =>
    mission.starred === true ? [number] : [],
  );
  shuffle(chance, starred);
  return starred.slice(0, box.adventure.ending.variableMissions).sort((a, b) => a - b);
}
