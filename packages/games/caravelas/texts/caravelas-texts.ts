import type { GameTexts } from '@captains-table/kernel';
import type { Direction, Good } from '../src/content.ts';
import type { Code, Decision, Event, Move } from '../src/state.ts';

/** A name and one paragraph about it. */
export interface Explained {
  readonly name: string;
  readonly help: string;
}

/** Every decision, and what is good to know besides. */
export type HelpTopic =
  | Decision['kind']
  | 'overview'
  | 'sailing'
  | 'currents'
  | 'pirates'
  | 'events'
  | 'cape'
  | 'bonus-moves'
  | 'discoveries'
  | 'destinations'
  | 'goods'
  | 'jeronimos'
  | 'upgrade'
  | 'end'
  | 'drawn'
  | 'dice'
  | SimplerTopic;

/** Topics that read otherwise with drawn events, or with two dice. */
export type SimplerTopic =
  | `${'turn' | 'places' | 'lisboa' | 'pirates' | 'events'}@drawn`
  | `${'turn' | 'lisboa' | 'sailing' | 'currents' | 'pirates' | 'discoveries' | 'upgrade' | 'end'}@dice`;

export type CardKind = 'storm' | 'compass' | 'fair-wind' | 'calm';

/** A port as people know it today, and what happened there. */
export interface PortNote {
  /** The name in this language, where it has one of its own. */
  readonly name: string;
  readonly note: string;
}

/** What an outlook tells of a way over the sea. */
export interface WayWords {
  /** Pirates who cost nothing, so many times, for a fair wind is played. */
  readonly winds: (times: number) => string;
  /** So many fair winds are needed; without them it would cost so many markers. */
  readonly onlyWithWinds: (winds: number, cost: number) => string;
  /** What it would cost with the fair winds in hand. */
  readonly withWinds: (cost: number) => string;
  /** A bonus move: so many spaces of those there are. */
  readonly bonus: (spaces: number, left: number) => string;
  readonly free: string;
}

export interface CaravelasTexts extends GameTexts<Move, Event, Decision, Code> {
  readonly goods: Readonly<Record<Good, string>>;
  readonly directions: Readonly<Record<Direction, string>>;
  readonly cards: Readonly<Record<CardKind, Explained>>;
  readonly help: Readonly<Record<HelpTopic, string>>;
  /** By port id, Lisboa included. */
  readonly ports: Readonly<Record<string, PortNote>>;
  readonly ways: WayWords;
  /** An event card in words. */
  readonly card: (id: string) => string;
  /** A space in words: its port, or where on the chart it lies. */
  readonly space: (id: string) => string;
}
