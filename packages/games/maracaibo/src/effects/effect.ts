/** Effects: verbs, and the words that join them to programs of the kernel. */
import { isRecord } from '@captains-table/kernel';
import * as v from 'valibot';
import type { Credit } from '../names.ts';
import type { Mark } from './marks.ts';
import { between, symbol } from './marks.ts';
import { synergy } from './values.ts';
import type { PrintedVerb } from './verbs.ts';
import { marksOfVerb, verbSchemas } from './verbs.ts';

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

const part: v.GenericSchema<unknown, PrintedEffect> = v.lazy(schemaFor);

const schemas = [
  ...verbSchemas,
  v.pipe(
    v.strictObject({ do: v.literal('inOrder'), steps: v.array(part) }),
    v.transform(({ steps }) => ({ op: 'seq' as const, of: steps.map(declinable) })),
  ),
  v.pipe(
    v.strictObject({ do: v.literal('oneOf'), choices: v.array(part) }),
    v.transform(({ choices }) => ({ op: 'choose' as const, of: choices })),
  ),
  v.pipe(
    v.strictObject({ do: v.literal('optionally'), effect: part }),
    v.transform(({ effect }) => ({ op: 'may' as const, do: effect })),
  ),
  v.pipe(
    v.strictObject({ do: v.literal('ifOwning'), synergy, effect: part }),
    v.transform(({ synergy: owns, effect }) => ({ op: 'when' as const, if: { owns }, do: effect })),
  ),
] as const;

const anySchema = v.variant('do', schemas);
const byName = new Map<unknown, v.GenericSchema<unknown, PrintedEffect>>(
  schemas.map((schema) => [schema.entries.do.literal, schema]),
);

/** Looked up by name, as content is read whenever the game is loaded; an unknown name gets the message of the list. */
function schemaFor(written: unknown): v.GenericSchema<unknown, PrintedEffect> {
  return (isRecord(written) ? byName.get(written['do']) : undefined) ?? anySchema;
}

/** One after the other. */
export const effectsSchema = v.array(part);

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
