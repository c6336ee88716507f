/** One value to fill in: a number, a choice, a text. */
import type { JSX } from 'preact';
import type { Choice, FieldType } from '@captains-table/catalogue/pieces';
import { Icon } from '../../design/icon.tsx';
import { asWritten, choiceName, fieldName } from '../naming.ts';
import { mostAt, numbersIn, withNumber } from '../numbers-in-text.ts';
import { workshopWords } from '../words.ts';
import { useBlanks } from './blanks.ts';

export interface BlankProps<Type extends FieldType = FieldType> {
  readonly type: Type;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  /** What is filled in: read out. */
  readonly label: string;
  /** Inside a sentence. */
  readonly inline?: boolean;
}

type Of<Kind extends FieldType['kind']> = Extract<FieldType, { kind: Kind }>;

export function NumberBlank(props: BlankProps<Of<'number'>>): JSX.Element {
  const { type, value, onChange, label, inline = false } = props;
  const { editor } = workshopWords.value;
  const { min = -Infinity, max = Infinity, whole } = type;
  const now = typeof value === 'number' ? value : 0;
  const set = (next: number) => onChange(Math.min(max, Math.max(min, next)));
  return (
    <span class={inline ? 'ws-step ws-step-inline' : 'ws-step'}>
      <button
        type="button"
        aria-label={editor.less(label)}
        disabled={now <= min}
        onClick={() => set(now - 1)}
      >
        <Icon name="minus" />
      </button>
      <input
        type="number"
        inputMode={whole ? 'numeric' : 'decimal'}
        aria-label={label}
        min={type.min}
        max={type.max}
        step={whole ? 1 : 'any'}
        value={typeof value === 'number' ? value : ''}
        onInput={(event) => {
          const typed = event.currentTarget.valueAsNumber;
          if (!Number.isNaN(typed)) set(whole ? Math.round(typed) : typed);
        }}
        // What cannot be read goes back to what was there.
        onBlur={(event) => (event.currentTarget.value = String(now))}
      />
      <button
        type="button"
        aria-label={editor.more(label)}
        disabled={now >= max}
        onClick={() => set(now + 1)}
      >
        <Icon name="plus" />
      </button>
    </span>
  );
}

interface SelectProps {
  readonly label: string;
  readonly options: readonly { readonly value: Choice; readonly name: string }[];
  readonly value: unknown;
  readonly onChange: (value: Choice) => void;
  readonly inline?: boolean;
}

export function SelectBlank({ label, options, value, onChange, inline = false }: SelectProps): JSX.Element {
  const at = options.findIndex((option) => option.value === value);
  return (
    <span class={inline ? 'ws-select ws-select-inline' : 'ws-select'}>
      <select
        aria-label={label}
        value={`${at}`}
        onChange={(event) => {
          const chosen = options[Number(event.currentTarget.value)];
          if (chosen !== undefined) onChange(chosen.value);
        }}
      >
        {at < 0 && <option value="-1">{value === undefined ? '' : asWritten(value)}</option>}
        {options.map((option, i) => (
          <option key={i} value={`${i}`}>
            {option.name}
          </option>
        ))}
      </select>
      <Icon name="expand" />
    </span>
  );
}

export function ChoiceBlank({ type, ...rest }: BlankProps<Of<'choice'>>): JSX.Element {
  const { naming } = useBlanks();
  const options = type.choices.map((value) => ({ value, name: choiceName(value, naming) }));
  return <SelectBlank {...rest} options={options} />;
}

export function ReferenceBlank({ type, ...rest }: BlankProps<Of<'reference'>>): JSX.Element {
  const blanks = useBlanks();
  const options = [
    ...type.others.map((value) => ({ value, name: choiceName(value, blanks.naming) })),
    ...blanks.idsOf(type.to).map(({ id, name }) => ({ value: id, name })),
  ];
  return <SelectBlank {...rest} options={options} />;
}

/** A text that is made of numbers: each by its name. */
export function NumbersBlank(props: BlankProps & { readonly names: readonly string[] }): JSX.Element {
  const { names, value, onChange, label } = props;
  const { naming } = useBlanks();
  const text = asWritten(value);
  const numbers = numbersIn(text);
  return (
    <span class="ws-row">
      {names.map((field, at) => {
        const name = fieldName(field, naming);
        return (
          <span key={field} class="ws-part">
            <span class="ws-part-name">{name}</span>
            <NumberBlank
              type={{ kind: 'number', min: 0, max: mostAt(text, at), whole: true }}
              value={numbers[at]}
              label={`${label} ${name}`}
              inline
              onChange={(next) => onChange(withNumber(text, at, Number(next)))}
            />
          </span>
        );
      })}
    </span>
  );
}

export function TextBlank({ type, value, onChange, label }: BlankProps<Of<'text'>>): JSX.Element {
  const { naming } = useBlanks();
  return (
    <input
      type="text"
      class="ws-text"
      aria-label={label}
      maxLength={type.most ?? 60}
      // A name of ours is the key of our texts, and read in the reader's language.
      value={typeof value === 'string' ? choiceName(value, naming) : ''}
      onInput={(event) => onChange(event.currentTarget.value)}
    />
  );
}

export function FlagBlank({ value, onChange, label }: BlankProps): JSX.Element {
  return (
    <input
      type="checkbox"
      class="ws-flag"
      aria-label={label}
      checked={value === true}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
