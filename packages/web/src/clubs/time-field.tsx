import type { JSX } from 'preact';
import type { FieldWords } from '../design/forms/field-frame.tsx';
import { FieldFrame } from '../design/forms/field-frame.tsx';

interface Props extends FieldWords {
  /** `2026-09-30T20:00`, on the reader's clock; empty: none. */
  readonly value: string;
  readonly onInput: (value: string) => void;
}

/** A day and a time, chosen with what the device offers for it. */
export function TimeField({ label, hint, error, value, onInput }: Props): JSX.Element {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(ids) => (
        <input
          {...ids}
          class="control"
          type="datetime-local"
          value={value}
          onInput={(event) => onInput(event.currentTarget.value)}
        />
      )}
    </FieldFrame>
  );
}
