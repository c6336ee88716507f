import type { JSX } from 'preact';
import { Icon } from '../icon.tsx';
import type { FieldWords } from './field-frame.tsx';
import { FieldFrame } from './field-frame.tsx';

interface Props<Value extends string> extends FieldWords {
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

export function Select<Value extends string>(props: Props<Value>): JSX.Element {
  const { options, value, onChange, label, hint, error } = props;
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(ids) => (
        <span class="select">
          <select
            {...ids}
            class="control"
            value={value}
            onChange={(event) => {
              const chosen = options[event.currentTarget.selectedIndex];
              if (chosen !== undefined) onChange(chosen.value);
            }}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="expand" />
        </span>
      )}
    </FieldFrame>
  );
}
