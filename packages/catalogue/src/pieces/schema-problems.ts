/** What a schema finds wrong, described by the type of the field rather than in the words of the schema library. */
import { isRecord } from '@captains-table/kernel';
import * as v from 'valibot';
import type { Definitions, FieldType } from './field-type.ts';
import { fieldsOf } from './field-type.ts';
import { shortened } from './limits.ts';
import type { Fault } from './problem.ts';

export interface FieldFault {
  /** Empty for the value itself. */
  readonly field: string;
  readonly fault: Fault;
}

/** Enough to mend a piece; more would say the same again. */
const MOST_FAULTS = 10;

export function schemaFaults(
  schema: v.GenericSchema,
  type: FieldType,
  value: unknown,
  definitions: Definitions,
): readonly FieldFault[] {
  if (!isRecord(value) && isRecordType(type)) return [{ field: '', fault: { code: 'no-object' } }];
  const { success, issues } = v.safeParse(schema, value);
  if (success) return [];
  return issues.slice(0, MOST_FAULTS).map((issue) => faultOf(issue, type, value, definitions));
}

function isRecordType({ kind }: FieldType): boolean {
  return kind === 'record' || kind === 'variant' || kind === 'map';
}

function faultOf(
  issue: v.BaseIssue<unknown>,
  type: FieldType,
  whole: unknown,
  definitions: Definitions,
): FieldFault {
  const keys = (issue.path ?? []).map(({ key }) => String(key));
  const field = shortened(keys.join('.'));
  if (issue.expected === 'never') return { field, fault: { code: 'unknown-field' } };
  if (issue.input === undefined && keys.length > 0) return { field, fault: { code: 'missing' } };
  if (issue.type === 'check') return { field, fault: { code: 'sense', name: issue.message, facts: {} } };
  const meant = typeAt(type, keys, whole, definitions);
  return { field, fault: { code: 'wrong', type: meant, value: shownValue(issue.input) } };
}

function shownValue(value: unknown): string {
  return shortened(JSON.stringify(value) ?? String(value), 40);
}

/** The type of the field at a path of this value. */
function typeAt(
  type: FieldType,
  keys: readonly string[],
  value: unknown,
  definitions: Definitions,
): FieldType {
  const [key, ...rest] = keys;
  if (key === undefined) return type;
  switch (type.kind) {
    case 'list':
      return typeAt(type.of, rest, Array.isArray(value) ? value[Number(key)] : undefined, definitions);
    case 'tuple':
      return typeAt(
        type.of[Number(key)] ?? ANYTHING,
        rest,
        Array.isArray(value) ? value[Number(key)] : undefined,
        definitions,
      );
    case 'map':
      return typeAt(type.of, rest, isRecord(value) ? value[key] : undefined, definitions);
    case 'defined':
      return typeAt(definitions[type.name] ?? ANYTHING, keys, value, definitions);
    case 'variant':
      if (key === type.by && rest.length === 0) {
        return { kind: 'choice', choices: type.cases.flatMap(({ when }) => when) };
      }
      return inRecord(type, key, rest, value, definitions);
    case 'record':
      return inRecord(type, key, rest, value, definitions);
    default:
      return ANYTHING;
  }
}

const ANYTHING: FieldType = { kind: 'anything' };

function inRecord(
  type: FieldType,
  key: string,
  rest: readonly string[],
  value: unknown,
  definitions: Definitions,
): FieldType {
  const record = isRecord(value) ? value : {};
  // A variant inside a variant chooses by another field.
  const inner = variantBy(type, key, record);
  if (inner !== undefined && rest.length === 0) return inner;
  const found = fieldsOf(type, record, definitions).find(({ name }) => name === key);
  return found === undefined ? ANYTHING : typeAt(found.type, rest, record[key], definitions);
}

function variantBy(
  type: FieldType,
  key: string,
  value: Readonly<Record<string, unknown>>,
): FieldType | undefined {
  if (type.kind !== 'variant') return undefined;
  if (type.by === key) return { kind: 'choice', choices: type.cases.flatMap(({ when }) => when) };
  const chosen = type.cases.find(({ when }) => when.some((choice) => choice === value[type.by]));
  return chosen === undefined ? undefined : variantBy(chosen.type, key, value);
}
