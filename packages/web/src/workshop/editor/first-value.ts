/** What a field holds when it is added: the least that its type allows. */
import { isRecord } from '@captains-table/kernel';
import type { FieldType } from '@captains-table/catalogue/pieces';
import { fieldsOf } from '@captains-table/catalogue/pieces';
import type { Blanks } from './blanks.ts';

export function firstValue(type: FieldType, blanks: Blanks): unknown {
  switch (type.kind) {
    case 'number':
      return Math.min(type.max ?? 1, Math.max(type.min ?? 1, 1));
    case 'choice':
      return type.choices[0];
    case 'flag':
      return true;
    case 'text':
      return '';
    case 'reference':
      return blanks.idsOf(type.to)[0]?.id ?? type.others[0];
    case 'list':
      return Array.from({ length: type.least ?? 0 }, () => firstValue(type.of, blanks));
    case 'tuple':
      return type.of.map((one) => firstValue(one, blanks));
    case 'record':
      return requiredFields(type, {}, blanks);
    case 'map':
      return {};
    case 'variant': {
      const [choice] = type.cases[0]?.when ?? [];
      return choice === undefined ? {} : requiredFields(type, { [type.by]: choice }, blanks);
    }
    case 'either':
      return type.of[0] === undefined ? undefined : firstValue(type.of[0], blanks);
    case 'defined': {
      const meant = blanks.naming.definitions[type.name];
      return meant === undefined ? {} : firstValue(meant, blanks);
    }
    case 'anything':
      return undefined;
  }
}

/** The record with another case chosen: fields that both cases have stay. */
export function withCase(
  type: FieldType,
  before: Readonly<Record<string, unknown>>,
  chosen: Readonly<Record<string, unknown>>,
  blanks: Blanks,
): Readonly<Record<string, unknown>> {
  const fields = fieldsOf(type, { ...before, ...chosen }, blanks.naming.definitions);
  const names = new Set(fields.map(({ name }) => name));
  const kept = Object.fromEntries(Object.entries(before).filter(([name]) => names.has(name)));
  return requiredFields(type, { ...kept, ...chosen }, blanks);
}

function requiredFields(
  type: FieldType,
  known: Readonly<Record<string, unknown>>,
  blanks: Blanks,
): Readonly<Record<string, unknown>> {
  const result: Record<string, unknown> = { ...known };
  // A variant inside a variant has its own fields once its first one is there.
  for (let rounds = 0; rounds < 4; rounds++) {
    const missing = missingFields(type, result, blanks);
    if (missing.length === 0) break;
    for (const { name, type: of } of missing) result[name] = firstValue(of, blanks);
  }
  return result;
}

function missingFields(type: FieldType, value: Readonly<Record<string, unknown>>, blanks: Blanks) {
  const { definitions } = blanks.naming;
  const chooser = chooserOf(type, value, blanks);
  if (chooser !== undefined) return [chooser];
  return fieldsOf(type, value, definitions).filter(
    ({ name, optional }) => !optional && value[name] === undefined,
  );
}

/** The field of an inner variant that has not been chosen yet. */
function chooserOf(type: FieldType, value: Readonly<Record<string, unknown>>, blanks: Blanks) {
  for (const { by, choices } of choosersOf(type, value, blanks)) {
    if (choices.some((choice) => choice === value[by])) continue;
    return { name: by, optional: false, type: { kind: 'choice', choices } } as const;
  }
  return undefined;
}

/** The fields that choose a case, from outside to inside, with what each can be. */
export function choosersOf(
  type: FieldType,
  value: unknown,
  blanks: Blanks,
): readonly { readonly by: string; readonly choices: readonly (string | number | boolean)[] }[] {
  if (type.kind === 'defined') {
    const meant = blanks.naming.definitions[type.name];
    return meant === undefined ? [] : choosersOf(meant, value, blanks);
  }
  if (type.kind !== 'variant') return [];
  const own = { by: type.by, choices: type.cases.flatMap(({ when }) => when) };
  const chosen = isRecord(value) ? value[type.by] : undefined;
  const inner = type.cases.find(({ when }) => when.some((choice) => choice === chosen));
  return [own, ...(inner === undefined ? [] : choosersOf(inner.type, value, blanks))];
}
