import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Button } from '../design/forms/button.tsx';
import { words } from './words.ts';
import './copy-field.css';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly copyLabel: string;
  /** Spaced capitals, for codes. */
  readonly code?: boolean;
}

const COPIED_MILLISECONDS = 2_500;

/** Something to be passed on: selected by a click, copied by a button. */
export function CopyField({ label, value, copyLabel, code }: Props): JSX.Element {
  const id = useId();
  const copied = useSignal(false);
  const copy = async () => {
    // Without a secure connection there is no clipboard; the text can still be selected.
    await navigator.clipboard.writeText(value);
    copied.value = true;
    setTimeout(() => (copied.value = false), COPIED_MILLISECONDS);
  };
  return (
    <div class="copy-field">
      <label class="field-label" for={id}>
        {label}
      </label>
      <input
        id={id}
        class={code === true ? 'control control-code' : 'control'}
        type="text"
        readOnly
        value={value}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button
        icon={copied.value ? 'check' : 'copy'}
        aria-label={copyLabel}
        onClick={() => void copy().catch(() => undefined)}
      >
        <span role="status">{copied.value ? words.value.room.copied : copyLabel}</span>
      </Button>
    </div>
  );
}
