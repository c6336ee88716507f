/** What lies in the box of The Adventure Begins, by its ids. */
import type { StoryData, View } from '@captains-table/port-royal';
import type { PersonKind } from '../../drawings/portraits/portraits.ts';
import type { Table } from '../table.ts';

export type Adventure = NonNullable<View['adventure']>;
export type MissionOnTable = Adventure['missions'][number];

export function storyOf(id: string, { content }: Table): StoryData | undefined {
  return content.adventure.stories.find((story) => story.id === id);
}

export function treasureOf(id: string, { content }: Table): number {
  return content.adventure.adventurers.find((adventurer) => adventurer.id === id)?.treasure ?? 0;
}

/** Adventurers sit for portraits of the town's trades. */
export const FACES: Readonly<Record<string, PersonKind>> = {
  'grace-may': 'passenger-f',
  'jacques-grandeur': 'governor',
  'jean-blackbeard': 'pirate',
  'senora-anne': 'senorita',
  'don-ferdinando': 'merchant',
  'officer-scott': 'viceadmiral',
  'p-landman': 'gambler',
  'cutthroat-mary': 'gunner',
  'samuel-blackguard': 'jack',
  'thomas-fishborn': 'sailor',
};

export function faceOf(adventurer: string): PersonKind {
  return FACES[adventurer] ?? 'captain';
}
