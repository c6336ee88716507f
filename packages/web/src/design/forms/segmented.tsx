import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import './segmented.css';

interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** The language of the label itself. */
  readonly lang?: string;
}

interface Props<Value extends string> {
  /** What is chosen here: read out, not shown. */
  readonly label: string;
  readonly options: readonly Option<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One of a few, side by side: the language, the chart. Arrow keys move, as in any radio group. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
}: Props<Value>): JSX.Element {
  const name = useId();
  return (
    <fieldset class="segmented">
      <legend class="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} class="segmented-option" lang={option.lang}>
          <input
            type="radio"
            class="segmented-input"
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
