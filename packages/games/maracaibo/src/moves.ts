/** What players can be asked and what they can answer. */
import type {
  PageDecision,
  PageMove,
  Pending,
  ProgramMove,
  ProgramPending,
  VoteDecision,
  VoteMove,
} from '@captains-table/kernel';
import type { GoalLevel } from './events.ts';
import type { Words } from './state.ts';

/** Ids are those on the pieces: cards `A07`, locations `9a`, areas `U3`, quests `Q12`. */
export type Move =
  /** Opening: plan one, discard three, choose a career. `plan` is also a free action. */
  | { readonly kind: 'plan'; readonly card: string }
  | { readonly kind: 'discard'; readonly card: string }
  | { readonly kind: 'career'; readonly career: string }
  /** Phase A. */
  | { readonly kind: 'sail'; readonly to: string; readonly points: number }
  | { readonly kind: 'tip'; readonly take: 'points' | 'doubloons' }
  /** Main actions. */
  | { readonly kind: 'city' }
  /** Delivers that card first, then takes the city's action. */
  | { readonly kind: 'deliver'; readonly card: string }
  | { readonly kind: 'village' }
  | { readonly kind: 'quest'; readonly quest: string }
  | { readonly kind: 'spy'; readonly card: string }
  /** Free actions. */
  | {
      readonly kind: 'objective';
      readonly career: string;
      readonly objective: number;
      readonly level: GoalLevel;
    }
  | { readonly kind: 'spy-to-points' }
  /** Village actions: one doubloon, the whole hand, buying, or one of a ship area or card. */
  | { readonly kind: 'doubloon' }
  | { readonly kind: 'discard-hand' }
  | { readonly kind: 'buy'; readonly card: string }
  | { readonly kind: 'invest'; readonly building: string }
  | { readonly kind: 'village-action'; readonly of: string }
  /** Details of effects. */
  | { readonly kind: 'influence'; readonly nation: string }
  | { readonly kind: 'rank'; readonly nation: string }
  | { readonly kind: 'disc'; readonly area: string }
  | { readonly kind: 'explore'; readonly to: string }
  | { readonly kind: 'pay'; readonly card: string }
  | { readonly kind: 'cube-nation'; readonly nation: string }
  | { readonly kind: 'cube'; readonly at: string }
  | { readonly kind: 'synergy'; readonly symbol: string }
  | { readonly kind: 'assign'; readonly spies: number }
  | { readonly kind: 'skull'; readonly tile: string }
  | { readonly kind: 'use-tile'; readonly tile: string }
  /** Combat. */
  | { readonly kind: 'fight-for'; readonly nation: string }
  | { readonly kind: 'boost'; readonly with: 'point' | 'spy' }
  | { readonly kind: 'gain-influence'; readonly n: number }
  | { readonly kind: 'take-city'; readonly at: string }
  | { readonly kind: 'take-village'; readonly at: string }
  | { readonly kind: 'combat-card'; readonly card: string }
  /** `value` is that of the space the cube goes on. */
  | { readonly kind: 'treasure-fleet'; readonly value: number }
  | { readonly kind: 'gold-mine' }
  /** Phase C. */
  | { readonly kind: 'draw' }
  | { readonly kind: 'take'; readonly card: string }
  /** Scoring. */
  | { readonly kind: 'two-points' }
  /** No to an offer; no more of something; the end of a step. */
  | { readonly kind: 'decline' }
  | { readonly kind: 'done' }
  | PageMove
  | VoteMove
  | ProgramMove;

export type Decision =
  | (Pending & { readonly kind: 'opening-plan' })
  | (Pending & { readonly kind: 'opening-discard'; readonly left: number })
  | (Pending & { readonly kind: 'opening-career' })
  | (Pending & { readonly kind: 'sail'; readonly max: number })
  | (Pending & { readonly kind: 'tip'; readonly at: string })
  | (Pending & { readonly kind: 'tile-offer'; readonly tile: string })
  | (Pending & { readonly kind: 'main'; readonly at: string; readonly points: number })
  | (Pending & { readonly kind: 'village'; readonly left: number })
  | (Pending & { readonly kind: 'influence'; readonly n: number })
  | (Pending & { readonly kind: 'rank' })
  | (Pending & { readonly kind: 'disc'; readonly left: number; readonly to: 'market' | 'tile' | 'out' })
  | (Pending & { readonly kind: 'explore'; readonly steps: number })
  | (Pending & {
      readonly kind: 'pay';
      readonly what: 'items' | 'goods' | 'same';
      /** Names of the symbols still to pay; empty when any one good will do. */
      readonly wanted: readonly string[];
      readonly left: number;
    })
  | (Pending & { readonly kind: 'fight-for'; readonly token: string })
  | (Pending & { readonly kind: 'combat'; readonly nation: string; readonly value: number })
  | (Pending & { readonly kind: 'cube-nation' })
  | (Pending & { readonly kind: 'cube'; readonly nation: string })
  | (Pending & { readonly kind: 'synergy' })
  /** Of the explorer's space, or of the city that has one of its own. */
  | (Pending & { readonly kind: 'quest'; readonly quest: string })
  | (Pending & { readonly kind: 'city-quest'; readonly quest: string })
  | (Pending & { readonly kind: 'assign'; readonly card: string; readonly income: number })
  | (Pending & { readonly kind: 'skull' })
  | (Pending & { readonly kind: 'after'; readonly scoring: boolean })
  | (Pending & { readonly kind: 'draw'; readonly left: number; readonly price: number })
  | (Pending & { readonly kind: 'buying'; readonly round: number })
  | PageDecision
  | VoteDecision
  | ProgramPending<Words>;

export type Code =
  | 'too-far'
  | 'other-distance'
  | 'not-on-the-way'
  | 'gate-closed'
  | 'cannot-pay-toll'
  | 'no-city-here'
  | 'no-village-here'
  | 'no-village'
  | 'plague'
  | 'no-quest-here'
  | 'no-quest-on-card'
  | 'quest-of-city'
  | 'no-spy-here'
  | 'spy-too-new'
  | 'cannot-pay'
  | 'planning-full'
  | 'no-planning-now'
  | 'not-in-hand'
  | 'wrong-good'
  | 'no-market-here'
  | 'market-full'
  | 'no-disc-left'
  | 'objective-not-met'
  | 'objective-done'
  | 'no-spies'
  | 'no-such-ability'
  | 'hand-empty'
  | 'too-expensive'
  | 'too-few-cubes'
  | 'too-few-combat-points'
  | 'too-few-cards'
  | 'building-closed'
  | 'already-invested'
  | 'area-empty'
  | 'area-locked'
  | 'too-many-steps'
  | 'value-too-low'
  | 'action-used'
  | 'no-cube-left'
  | 'own-nation-there'
  | 'no-flag'
  | 'explorer-too-far-back'
  | 'tile-not-in-play'
  | 'tile-full'
  | 'place-taken'
  | 'symbol-owned'
  | 'not-in-row'
  | 'hand-full'
  | 'must-sail'
  | 'already-highest'
  | 'not-offered'
  | 'wrong-moment';
