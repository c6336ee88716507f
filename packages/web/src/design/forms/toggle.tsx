import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import './field.css';
import './covering-input.css';

interface Props {
  readonly label: string;
  readonly hint?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

export function Toggle({ label, hint, checked, onChange }: Props): JSX.Element {
  const id = useId();
  return (
    <label class="toggle">
      <input
        type="checkbox"
        role="switch"
        class="covering-input toggle-input"
        checked={checked}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span class="toggle-track" aria-hidden="true" />
      <span>
        <span class="toggle-label" id={`${id}-label`}>
          {label}
        </span>
        {hint !== undefined && (
          <span class="field-hint toggle-hint" id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
