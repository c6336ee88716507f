/** What lies in the box of The Adventure Begins, by its ids. */
import type { StoryData, View } from '@captains-table/port-royal';
import type { Table } from '../table.ts';

export type Adventure = NonNullable<View['adventure']>;
export type MissionOnTable = Adventure['missions'][number];

export function storyOf(id: string, { content }: Table): StoryData | undefined {
  return content.adventure.stories.find((story) => story.id === id);
}

export function treasureOf(id: string, { content }: Table): number {
  return content.adventure.adventurers.find((adventurer) => adventurer.id === id)?.treasure ?? 0;
}
