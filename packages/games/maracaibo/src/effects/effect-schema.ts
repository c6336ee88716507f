/** How the content writes effects. Browsers do not load this: their content was read when the client was built. */
import { isRecord } from '@captains-table/kernel';
import * as v from 'valibot';
import type { PrintedEffect } from './effect.ts';
import { declinable } from './effect.ts';
import { synergy } from './values.ts';
import { verbSchemas } from './verbs.ts';

const part: v.GenericSchema<unknown, PrintedEffect> = v.pipe(
  v.lazy(schemaFor),
  v.metadata({ named: 'effect' }),
);

const schemas = [
  ...verbSchemas(),
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
