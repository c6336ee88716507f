import type { JSX } from 'preact';
import type { FieldWords } from './field-frame.tsx';
import { FieldFrame } from './field-frame.tsx';

interface Props extends FieldWords {
  readonly value: string;
  readonly onInput: (value: string) => void;
  readonly type?: 'text' | 'password' | 'search';
  /** For table codes: spaced capitals. */
  readonly code?: boolean;
  readonly name?: string;
  readonly placeholder?: string;
  readonly autocomplete?: string;
  readonly maxLength?: number;
  readonly required?: boolean;
}

export function Field({ label, hint, error, onInput, type, code, ...rest }: Props): JSX.Element {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(ids) => (
        <input
          {...rest}
          {...ids}
          type={type ?? 'text'}
          class={code === true ? 'control control-code' : 'control'}
          spellcheck={code === true ? false : undefined}
          onInput={(event) => onInput(event.currentTarget.value)}
        />
      )}
    </FieldFrame>
  );
}
