import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import type { Choosable, OneOfFew } from '../../design/forms/one-of-few.ts';
import './choice.css';

interface Option<Value extends string> extends Choosable<Value> {
  readonly hint: string;
  /** Cannot be chosen now; the hint says why. */
  readonly off?: boolean;
}

interface Props<Value extends string> extends OneOfFew<Value, Option<Value>> {
  /** Where the heading above says the same, the label is only read out. */
  readonly quiet?: boolean;
}

/** One of a few that need a line of explanation each. */
export function Choice<Value extends string>({
  label,
  options,
  value,
  onChange,
  quiet = false,
}: Props<Value>): JSX.Element {
  const name = useId();
  return (
    <fieldset class="choice">
      <legend class={quiet ? 'visually-hidden' : 'choice-legend'}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} class="choice-option">
          <input
            type="radio"
            class="choice-input"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.off === true}
            aria-describedby={`${name}-${option.value}`}
            onChange={() => onChange(option.value)}
          />
          <span class="choice-label">{option.label}</span>
          <span class="choice-hint" id={`${name}-${option.value}`}>
            {option.hint}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
