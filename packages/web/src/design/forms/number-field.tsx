import type { JSX } from 'preact';
import { Icon } from '../icon.tsx';
import type { FieldWords } from './field-frame.tsx';
import { FieldFrame } from './field-frame.tsx';

interface Props extends FieldWords {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly onChange: (value: number) => void;
  /** What the two buttons do, in words: `One fewer`, `One more`. */
  readonly less: string;
  readonly more: string;
}

export function NumberField(props: Props): JSX.Element {
  const { label, hint, error, value, min, max, step = 1, onChange, less, more } = props;
  const set = (next: number) => onChange(Math.min(max, Math.max(min, next)));
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(ids) => (
        <span class="number-field">
          <button
            type="button"
            class="number-field-step"
            aria-label={less}
            disabled={value <= min}
            onClick={() => set(value - step)}
          >
            <Icon name="minus" />
          </button>
          <input
            {...ids}
            class="number-field-input"
            type="number"
            inputMode="numeric"
            min={min}
            max={max}
            step={step}
            value={value}
            onChange={(event) => {
              const typed = event.currentTarget.valueAsNumber;
              // What cannot be read goes back to what was there.
              if (Number.isNaN(typed)) event.currentTarget.value = String(value);
              else set(typed);
            }}
          />
          <button
            type="button"
            class="number-field-step"
            aria-label={more}
            disabled={value >= max}
            onClick={() => set(value + step)}
          >
            <Icon name="plus" />
          </button>
        </span>
      )}
    </FieldFrame>
  );
}
