import type { Seat } from '@captains-table/kernel';
import type { Box } from '../box.ts';
import type { State } from '../state.ts';
import type { Race } from './race.ts';

type Risk = 'low-risk' | 'high-risk' | 'little-to-lose' | 'risk-avoided' | 'bust-avoided' | 'busts';
type Harbour = 'better-cards' | 'rich-harbour' | 'little-to-take' | 'leaves-good-card' | 'nothing-worth';
type Takes = 'one-more-take' | 'several-takes' | 'more-cards' | 'all-taken' | 'others-pay' | 'pays-fee';
type Ship =
  'rich-ship' | 'trader-bonus' | 'ship-for-influence' | 'frees-colour' | 'keeps-ship' | 'loses-ship';
type Coins =
  'brings-coins' | 'needs-coins' | 'coins-count-little' | 'costs-coins' | 'good-price' | 'high-price';
type Person = 'sabres' | 'brings-income' | 'cheaper-crew' | 'symbol-for-expedition' | 'future-expedition';
type Influence = 'brings-influence' | 'gives-up-influence' | 'expedition-pays' | 'spends-jack';
type Goal = 'reaches-goal' | 'takes-lead' | 'helps-least' | 'helps-rival';
type Contract = 'contract-reward' | 'contract-progress' | 'contract-needed' | 'contract-twice';
type Time = 'time-to-spare' | 'time-is-short' | 'can-wait';

type Adventure =
  | 'story-goes-on'
  | 'good-treasure'
  | 'fair-share'
  | 'unfair-share'
  | 'looks-ahead'
  | 'mission-done'
  | 'cargo-for-later'
  | 'crowns-count'
  | 'uncovers-marker';

/** A key of the texts' reasons. */
export type Reason =
  Risk | Harbour | Takes | Ship | Coins | Person | Influence | Goal | Contract | Time | Adventure;

/** A reason with its weight; below 0 it speaks against the move. */
export type Term = readonly [Reason, number];

export interface Situation {
  readonly box: Box;
  readonly state: State;
  readonly seat: Seat;
  readonly race: Race;
}
