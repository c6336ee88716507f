/** What The Adventure Begins adds to a game: one record, `null` in all other modes. */
import type { PageDecision, PageEvent, PageFrame, PageMove, Pending, Seat } from '@captains-table/kernel';
import type { Group, Play } from './content.ts';

type CardNumber = number;
/** Numbers in the box. */
type AdventurerNumber = number;
export type EventNumber = number;
export type StoryNumber = number;

/** No adventurer chosen yet, no event this turn. */
export const NONE = -1;

/** Cards that were shuffled into the draw pile during the game. Rule PR-20.17. */
interface Addition {
  cards: CardNumber[];
  /** Those that lay face down outside the draw pile then, and still do: none of them is one of `cards`. */
  early: CardNumber[];
}

export interface AdventureState {
  play: Play;
  /** 0 in the variable game. */
  chapter: number;
  /** Coins that the group may still share out. */
  extraCoins: number;
  /** Groups of cards in the game. */
  groups: Group[];
  additions: Addition[];
  /** Adventurer cards by their printed number: dealt by seat, or all that are left in a draft. */
  offered: number[];
  draft: boolean;
  adventurers: AdventurerNumber[];
  /** Markers still on the adventurer, by seat; a marker on the first space of a mission counts as still there. */
  markers: number[];
  crowns: number[];
  /** Ships kept for their cargo, by seat. */
  cargo: CardNumber[][];
  /** Story cards on the table in the order of reading, the newest last. */
  stories: StoryNumber[];
  /** For each of them the seats that have completed its mission, the first one first. */
  claims: Seat[][];
  /** For each of them how many steps each seat has made. */
  steps: number[][];
  /** Face down, top last. */
  eventDeck: EventNumber[];
  /** How many cards from the top are unknown. */
  unknownEvents: number;
  eventDiscard: EventNumber[];
  /** Events marked 0 that are set aside face down. */
  eventsAside: EventNumber[];
  /** This turn's event. */
  event: EventNumber;
  /** Counted from 1. */
  month: number;
  /** Ships that can still be repelled without sabres this turn. */
  freeRepels: number;
  /** The coins for the active player come from the draw pile this turn. */
  freePort: boolean;
  /** Sentinels used this turn. */
  looks: number;
  /** How many cards fewer the active player may take this turn. */
  fewerTakes: number;
  /** Innkeepers who still buy something from the player choosing now. */
  inns: CardNumber[];
  /** Face-down cards that a seat has looked at, by seat. */
  peeked: CardNumber[][];
  /** Pages shown in this game, in that order. */
  pages: string[];
}

/** Set-up, step by step. */
export interface OpeningFrame {
  readonly kind: 'opening';
  step: 'adventurers' | 'treasure' | 'coins' | 'title' | 'story' | 'begin';
  /** How many players have chosen, or taken their coins. */
  served: number;
}

/** The effects of an event or a story card, one after another. */
export interface EffectsFrame {
  readonly kind: 'effects';
  readonly of: 'event' | 'story';
  /** Of the event or the story card. */
  readonly number: number;
  at: number;
  /** How many players have been asked about the current effect. */
  asked: number;
}

export interface PurchaseFrame {
  readonly kind: 'purchase';
  readonly seat: Seat;
  readonly what: 'crowns' | 'marker';
  readonly price: number;
  readonly most: number;
}

/** A story card that was just read: cards, effects, mission. */
export interface StoryFrame {
  readonly kind: 'story';
  readonly story: StoryNumber;
  step: 'cards' | 'effects' | 'mission';
}

export interface MonthEndFrame {
  readonly kind: 'month-end';
  step: 'markers' | 'read' | 'renew' | 'won' | 'lost';
  asked: number;
}

/** A mission that is claimed at this moment or not at all. */
export interface MissionFrame {
  readonly kind: 'mission';
  readonly seat: Seat;
  readonly story: StoryNumber;
}

/** The active player has looked at the next cards. */
export interface LookFrame {
  readonly kind: 'look';
  readonly why: 'sentinel' | 'lookout';
  readonly cards: number;
}

export type AdventureFrames =
  | OpeningFrame
  | PageFrame
  | EffectsFrame
  | PurchaseFrame
  | StoryFrame
  | MonthEndFrame
  | MissionFrame
  | LookFrame;

export type AdventureMove =
  | PageMove
  | { readonly kind: 'adventurer'; readonly adventurer: string }
  | { readonly kind: 'share'; readonly coins: number }
  | { readonly kind: 'look' }
  | { readonly kind: 'put-back'; readonly card: string }
  | { readonly kind: 'place'; readonly card: string }
  | { readonly kind: 'mission'; readonly mission: string; readonly ships: readonly string[] }
  | { readonly kind: 'keep'; readonly card: string }
  | { readonly kind: 'sell'; readonly card: string; readonly innkeeper: string }
  | { readonly kind: 'buy-crowns'; readonly crowns: number }
  | { readonly kind: 'buy-marker'; readonly take: boolean };

export type AdventureEvent =
  | { readonly key: 'adventurer'; readonly seat: Seat; readonly adventurer: string }
  | { readonly key: 'treasure'; readonly seat: Seat; readonly coins: number }
  | { readonly key: 'shared'; readonly seat: Seat; readonly coins: number }
  | PageEvent
  | { readonly key: 'added'; readonly cards: number }
  | { readonly key: 'event'; readonly seat: Seat; readonly event: string }
  | { readonly key: 'event-gain'; readonly seat: Seat; readonly coins: number }
  | { readonly key: 'event-pay'; readonly seat: Seat; readonly coins: number }
  | { readonly key: 'placed'; readonly seat: Seat; readonly card: string }
  | { readonly key: 'swept'; readonly seat: Seat; readonly cards: readonly string[] }
  | { readonly key: 'returned'; readonly cards: number }
  | { readonly key: 'looked'; readonly seat: Seat; readonly cards: number }
  | { readonly key: 'crowned'; readonly seat: Seat; readonly crowns: number }
  | { readonly key: 'bought-crowns'; readonly seat: Seat; readonly crowns: number; readonly coins: number }
  | { readonly key: 'bought-marker'; readonly seat: Seat; readonly coins: number }
  | { readonly key: 'mission-on-table'; readonly mission: string }
  | { readonly key: 'mission-step'; readonly seat: Seat; readonly mission: string; readonly step: number }
  | {
      readonly key: 'mission-done';
      readonly seat: Seat;
      readonly mission: string;
      readonly ships: readonly string[];
      readonly coins: number;
    }
  | { readonly key: 'unlocked'; readonly seat: Seat; readonly adventurer: string }
  | { readonly key: 'trophy'; readonly seat: Seat }
  | { readonly key: 'cargo-kept'; readonly seat: Seat; readonly card: string; readonly coins: number }
  | { readonly key: 'cargo-sold'; readonly seat: Seat; readonly card: string; readonly coins: number }
  | { readonly key: 'consoled'; readonly seat: Seat; readonly coins: number }
  | { readonly key: 'fee-from-pile'; readonly seat: Seat; readonly other: Seat }
  | { readonly key: 'month-over'; readonly month: number }
  | {
      readonly key: 'chapter-over';
      readonly won: boolean;
      readonly chapter: number;
      readonly missions: number;
      readonly markers: number;
      readonly influence: number;
    };

export type AdventureDecision =
  | PageDecision
  | (Pending & { readonly kind: 'adventurer'; readonly among: readonly string[] })
  | (Pending & { readonly kind: 'share'; readonly coins: number })
  | (Pending & { readonly kind: 'look'; readonly why: LookFrame['why']; readonly cards: number })
  | (Pending & { readonly kind: 'mission'; readonly mission: string })
  | (Pending & { readonly kind: 'buy-crowns'; readonly price: number; readonly most: number })
  | (Pending & { readonly kind: 'buy-marker'; readonly price: number });

export type AdventureCode =
  | 'mission-away'
  | 'mission-done'
  | 'no-marker-left'
  | 'mission-not-met'
  | 'no-sentinel'
  | 'harbour-too-small'
  | 'no-cargo'
  | 'no-fee'
  | 'inn-closed';

/** One player's part of the adventure. */
export interface AdventurerView {
  /** Empty until chosen. */
  readonly adventurer: string;
  /** Markers still on the adventurer. */
  readonly markers: number;
  readonly unlocked: boolean;
  readonly trophy: boolean;
  readonly crowns: number;
  readonly crownInfluence: number;
  /** Ships kept for their cargo. */
  readonly cargo: readonly string[];
}

export interface MissionView {
  readonly id: string;
  /** False where it belongs to the other kind of play. */
  readonly inPlay: boolean;
  /** Seats that have completed it, the first one first. */
  readonly claims: readonly Seat[];
  /** Steps made, by seat: only for missions that take two. */
  readonly steps: readonly number[];
  /** What each seat still lacks: one number for each requirement, 0 where it is met. */
  readonly lacks: readonly (readonly number[])[];
}

/** How far a cooperative group has come with card 9. */
export interface GoalsView {
  readonly missions: { readonly has: number; readonly needs: number };
  readonly markers: { readonly has: number; readonly needs: number };
  readonly influence: { readonly has: number; readonly needs: number };
}

export interface AdventureView {
  readonly play: Play;
  /** 0 in the variable game. */
  readonly chapter: number;
  readonly month: number;
  /** This turn's event; empty before the first. */
  readonly event: string;
  /** The coins for the active player come from the draw pile this turn. */
  readonly freePort: boolean;
  /** The event deck from the top; an unknown card is empty. */
  readonly events: readonly string[];
  /** Events that may be the unknown ones. */
  readonly unseenEvents: readonly string[];
  readonly missions: readonly MissionView[];
  /** Only in cooperative play. */
  readonly goals: GoalsView | null;
  readonly players: readonly AdventurerView[];
  /** Groups of cards that have been added to the base game. */
  readonly groups: readonly Group[];
  /** The next cards of the draw pile, as far as this viewer has looked at them. */
  readonly seen: readonly string[];
  /** Coins that the group has still to share out. */
  readonly extraCoins: number;
  readonly pages: readonly string[];
}

export function cloneAdventure(adventure: AdventureState | null): AdventureState | null {
  if (adventure === null) return null;
  return {
    play: adventure.play,
    chapter: adventure.chapter,
    extraCoins: adventure.extraCoins,
    groups: adventure.groups.slice(),
    additions: adventure.additions.map(({ cards, early }) => ({
      cards: cards.slice(),
      early: early.slice(),
    })),
    offered: adventure.offered.slice(),
    draft: adventure.draft,
    adventurers: adventure.adventurers.slice(),
    markers: adventure.markers.slice(),
    crowns: adventure.crowns.slice(),
    cargo: lists(adventure.cargo),
    stories: adventure.stories.slice(),
    claims: lists(adventure.claims),
    steps: lists(adventure.steps),
    eventDeck: adventure.eventDeck.slice(),
    unknownEvents: adventure.unknownEvents,
    eventDiscard: adventure.eventDiscard.slice(),
    eventsAside: adventure.eventsAside.slice(),
    event: adventure.event,
    month: adventure.month,
    freeRepels: adventure.freeRepels,
    freePort: adventure.freePort,
    looks: adventure.looks,
    fewerTakes: adventure.fewerTakes,
    inns: adventure.inns.slice(),
    peeked: lists(adventure.peeked),
    pages: adventure.pages.slice(),
  };
}

function lists(of: readonly (readonly number[])[]): number[][] {
  const copy: number[][] = [];
  for (const list of of) copy.push(list.slice());
  return copy;
}
