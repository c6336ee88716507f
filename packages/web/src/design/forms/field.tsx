import type { JSX, TargetedInputEvent } from 'preact';
import type { FieldWords } from './field-frame.tsx';
import { FieldFrame } from './field-frame.tsx';

interface Props extends FieldWords {
  readonly value: string;
  readonly onInput: (value: string) => void;
  /** For passwords: what is typed stays hidden. */
  readonly secret?: boolean;
  /** For table codes: spaced capitals. */
  readonly code?: boolean;
  readonly name?: string;
  readonly placeholder?: string;
  readonly autocomplete?: string;
  readonly maxLength?: number;
  readonly required?: boolean;
}

export function Field({ label, hint, error, onInput, secret, code, ...rest }: Props): JSX.Element {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(ids) => {
        const all = {
          ...rest,
          ...ids,
          class: code === true ? 'control control-code' : 'control',
          onInput: (event: TargetedInputEvent<HTMLInputElement>) => onInput(event.currentTarget.value),
        };
        return secret === true ? <input {...all} type="password" /> : <input {...all} type="text" />;
      }}
    </FieldFrame>
  );
}
