import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Icon } from '../icon.tsx';
import './field.css';

export interface FieldWords {
  readonly label: string;
  readonly hint?: string | undefined;
  /** What is wrong with the value, and how to mend it. */
  readonly error?: string | undefined;
}

/** What the control itself needs, so that its label, hint and error are read out with it. */
interface ControlIds {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface Props extends FieldWords {
  readonly children: (ids: ControlIds) => ComponentChildren;
}

export function FieldFrame({ label, hint, error, children }: Props): JSX.Element {
  const id = useId();
  const about = [hint === undefined ? '' : `${id}-hint`, error === undefined ? '' : `${id}-error`];
  const describedBy = about.filter((part) => part !== '').join(' ');
  return (
    <div class="field">
      <label class="field-label" for={id}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': describedBy === '' ? undefined : describedBy,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {hint !== undefined && (
        <p class="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p class="field-error" id={`${id}-error`}>
          <Icon name="warning" /> {error}
        </p>
      )}
    </div>
  );
}
