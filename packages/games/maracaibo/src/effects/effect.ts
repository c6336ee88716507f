/** Effects: verbs, and the words that join them to programs of the kernel. `effect-schema.ts` reads them. */
import type { Credit } from '../names.ts';
import type { Mark } from './marks.ts';
import { between, symbol } from './marks.ts';
import type { PrintedVerb } from './verbs.ts';
import { marksOfVerb } from './verbs.ts';

export interface Condition {
  /** The player has this synergy token. */
  readonly owns: number;
}

type Program<Verb> =
  | Verb
  | { readonly op: 'seq'; readonly of: readonly Program<Verb>[] }
  | { readonly op: 'choose'; readonly of: readonly Program<Verb>[] }
  | { readonly op: 'may'; readonly do: Program<Verb> }
  | { readonly op: 'when'; readonly if: Condition; readonly do: Program<Verb> };

/** What is printed on a piece, with numbers for names. */
export type PrintedEffect = Program<PrintedVerb>;

/** The line of the score sheet to which points go: that of the piece. */
type Credited<Verb> = Verb extends { readonly op: 'points' | 'per' }
  ? Verb & { readonly from: Credit }
  : Verb;

export type Verb =
  | Credited<PrintedVerb>
  /** The rules' own last step of a quest: the tile goes to the ship. */
  | { readonly op: 'keepQuest' };

/** What the rules carry out. */
export type Effect = Program<Verb>;

/** Rule MA-3.7: a combat that comes with something else is an offer. */
export function declinable<E extends PrintedEffect | Effect>(
  effect: E,
): E | { readonly op: 'may'; readonly do: E } {
  return effect.op === 'combat' ? { op: 'may', do: effect } : effect;
}

/** Effects in signs, one after the other. */
export function marksOf(effects: readonly PrintedEffect[]): readonly Mark[] {
  return effects.flatMap(marksOfEffect);
}

function marksOfEffect(effect: PrintedEffect): readonly Mark[] {
  switch (effect.op) {
    case 'seq':
      return marksOf(effect.of);
    case 'choose':
      return effect.of.flatMap((choice, i) => [...(i > 0 ? [between('/')] : []), ...marksOfEffect(choice)]);
    case 'may':
      return [between('('), ...marksOfEffect(effect.do), between(')')];
    case 'when':
      return [{ ...symbol(effect.if.owns), waiting: true }, between(':'), ...marksOfEffect(effect.do)];
    default:
      return marksOfVerb(effect);
  }
}
