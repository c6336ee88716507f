/** The options of a mode as fields of a form, with their words. */
import type { AnyTexts, ModeSpec, OptionSpec, Scalar } from '@captains-table/kernel';

export type OptionField =
  | { readonly type: 'boolean'; readonly id: string; readonly label: string; readonly value: boolean }
  | {
      readonly type: 'choice';
      readonly id: string;
      readonly label: string;
      readonly value: string;
      readonly choices: readonly { readonly value: string; readonly label: string }[];
    }
  | {
      readonly type: 'integer';
      readonly id: string;
      readonly label: string;
      readonly value: number;
      readonly min: number;
      readonly max: number;
    };

type Words = Pick<AnyTexts, 'options'>;

export function optionFields(
  mode: ModeSpec,
  values: Readonly<Record<string, Scalar>>,
  texts: Words,
): readonly OptionField[] {
  return mode.options.map((spec) => fieldOf(spec, values[spec.id], texts));
}

function fieldOf(spec: OptionSpec, value: Scalar | undefined, { options }: Words): OptionField {
  const { id } = spec;
  const label = options[id] ?? id;
  switch (spec.type) {
    case 'boolean':
      return { type: 'boolean', id, label, value: typeof value === 'boolean' ? value : spec.default };
    case 'choice':
      return {
        type: 'choice',
        id,
        label,
        value: typeof value === 'string' ? value : spec.default,
        choices: spec.choices.map((choice) => ({
          value: choice,
          label: options[`${id}.${choice}`] ?? choice,
        })),
      };
    case 'integer': {
      const { min, max } = spec;
      return {
        type: 'integer',
        id,
        label,
        value: typeof value === 'number' ? value : spec.default,
        min,
        max,
      };
    }
  }
}
