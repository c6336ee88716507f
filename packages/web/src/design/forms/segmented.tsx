import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import type { Choosable, OneOfFew } from './one-of-few.ts';
import './segmented.css';
import './covering-input.css';

interface Option<Value extends string> extends Choosable<Value> {
  /** The language of the label itself. */
  readonly lang?: string;
}

/** One of a few, side by side: the language, the chart. The label is read out, not shown. Arrow keys move, as in any radio group. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
}: OneOfFew<Value, Option<Value>>): JSX.Element {
  const name = useId();
  return (
    <fieldset class="segmented">
      <legend class="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} class="segmented-option" lang={option.lang}>
          <input
            type="radio"
            class="covering-input segmented-input"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span class="segmented-face">{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
