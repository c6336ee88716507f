import * as v from 'valibot';
import { Failure } from '@captains-table/protocol';

/** What came from outside, in the shape we trust from here on. */
export function parse<Schema extends v.GenericSchema>(schema: Schema, input: unknown): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, input, { abortEarly: true });
  if (parsed.success) return parsed.output;
  const field = parsed.issues[0].path?.map((item) => String(item.key)).join('.') ?? '';
  throw new Failure('bad-message', { problem: { field: field.slice(0, 100) } });
}
