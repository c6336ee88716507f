/** What a field can hold, for editors, messages and references: read from the schema that checks it. */

export type Choice = string | number | boolean;

export type FieldType =
  | { readonly kind: 'number'; readonly min?: number; readonly max?: number; readonly whole: boolean }
  | { readonly kind: 'choice'; readonly choices: readonly Choice[] }
  | { readonly kind: 'flag' }
  /** `form` names the pattern that it must have. `names`: what the numbers in it are called, where it is made of them. */
  | {
      readonly kind: 'text';
      readonly form?: string;
      readonly most?: number;
      readonly names?: readonly string[];
    }
  /** The id of a piece of another collection, or one of `others`. */
  | { readonly kind: 'reference'; readonly to: readonly string[]; readonly others: readonly string[] }
  | { readonly kind: 'list'; readonly of: FieldType; readonly least?: number; readonly most?: number }
  /** `names`: what its parts are called, where the schema says it. */
  | { readonly kind: 'tuple'; readonly of: readonly FieldType[]; readonly names?: readonly string[] }
  | { readonly kind: 'record'; readonly fields: readonly Field[] }
  /** Any names, each with a value of this type. */
  | { readonly kind: 'map'; readonly of: FieldType }
  /** One of several records, told apart by the field `by`. */
  | { readonly kind: 'variant'; readonly by: string; readonly cases: readonly Case[] }
  | { readonly kind: 'either'; readonly of: readonly FieldType[] }
  /** A type that contains itself: it stands in the definitions. */
  | { readonly kind: 'defined'; readonly name: string }
  | { readonly kind: 'anything' };

export interface Field {
  readonly name: string;
  readonly optional: boolean;
  readonly type: FieldType;
}

export interface Case {
  /** The values of the field `by` that choose it. */
  readonly when: readonly Choice[];
  /** A record, or a variant that goes on choosing. */
  readonly type: FieldType;
}

export type Definitions = Readonly<Record<string, FieldType>>;

/** The fields of a type at this value: of the case that the value chooses, where there are several. */
export function fieldsOf(
  type: FieldType,
  value: Readonly<Record<string, unknown>>,
  definitions: Definitions,
): readonly Field[] {
  switch (type.kind) {
    case 'record':
      return type.fields;
    case 'variant': {
      const chosen = type.cases.find(({ when }) => when.some((choice) => choice === value[type.by]));
      return chosen === undefined ? [] : fieldsOf(chosen.type, value, definitions);
    }
    case 'defined': {
      const meant = definitions[type.name];
      return meant === undefined ? [] : fieldsOf(meant, value, definitions);
    }
    default:
      return [];
  }
}
