import type { Seat } from '@captains-table/kernel';
import type { State } from '../state.ts';
import type { Prospects } from './prospect.ts';

type Log =
  'crew' | 'guns' | 'first-barrel' | 'barrels' | 'trade' | 'galleon' | 'pinnace' | 'golden-hind' | 'tavern';
type Street = 'little-use' | 'passes-by' | 'leaves-nothing' | 'sails-early' | 'costs-points' | 'two-turns';
type Office = 'places-frigates' | 'places-troops' | 'informer';
type Tokens = 'easy-for-me' | 'hard-for-others';
type Mission =
  'points' | 'treasure' | 'new-kind' | 'goods' | 'contested' | 'uncontested' | 'early-disc' | 'late-disc';
type Means = 'too-dear' | 'spare-disc' | 'ghost-misleads';
type Informer = 'shows-order' | 'shows-strength' | 'better-order' | 'too-strong' | 'plan-holds';
type Voyage =
  'uncertain-token' | 'saves-means' | 'completes-set' | 'home-bonus' | 'more-to-win' | 'nothing-to-win';

/** A key among the reasons in the texts. */
export type Reason = Log | Street | Office | Tokens | Mission | Means | Informer | Voyage;

/** A reason with its weight; below 0 it speaks against the move. */
export type Term = readonly [Reason, number];

export interface Situation {
  readonly prospects: Prospects;
  readonly state: State;
  readonly seat: Seat;
}
