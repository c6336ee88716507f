/** The fields of a record; of an effect, as a sentence with blanks: its verb is chosen in words. */
import type { Choice, Field, FieldType } from '@captains-table/catalogue/pieces';
import { fieldsOf } from '@captains-table/catalogue/pieces';
import type { FunctionComponent, JSX } from 'preact';
import { Fragment } from 'preact';
import { Icon } from '../../design/icon.tsx';
import { choiceName, fieldName } from '../naming.ts';
import { isAboutSources } from '../pack/provenance.ts';
import { sentenceOf } from '../sentence.ts';
import { workshopWords } from '../words.ts';
import type { BlankProps } from './blank.tsx';
import { SelectBlank } from './blank.tsx';
import { useBlanks } from './blanks.ts';
import { choosersOf, firstValue, withCase } from './first-value.ts';

interface Props {
  readonly type: FieldType;
  readonly value: Readonly<Record<string, unknown>>;
  readonly onChange: (value: unknown) => void;
  readonly label: string;
  readonly inline: boolean;
  /** The editor of one field. */
  readonly Value: FunctionComponent<BlankProps>;
}

export function FieldsEditor({ type, value, onChange, label, inline, Value }: Props): JSX.Element {
  const blanks = useBlanks();
  const { naming } = blanks;
  const choosers = choosersOf(type, value, blanks);
  const verbs = choosers.map(({ by }) => by);
  const fields = fieldsOf(type, value, naming.definitions).filter(
    ({ name }) => !verbs.includes(name) && !isAboutSources(name),
  );
  const there = fields.filter((field) => isShown(field, value));
  const sentence = sentenceOf(verbs, value, there, naming);
  const told = new Set(sentence?.flatMap(({ blank }) => blank?.field.name ?? []));
  const verb = value[verbs.at(-1) ?? ''];
  const chosen = typeof verb === 'string' ? verb : '';
  const absent = fields.filter(({ name, optional }) => optional && value[name] === undefined);
  const set = (name: string, next: unknown) => onChange({ ...value, [name]: next });
  const drop = (name: string) => {
    const { [name]: _, ...rest } = value;
    onChange(rest);
  };
  return (
    <span class={verbs.length > 0 ? 'ws-sentence' : inline ? 'ws-row' : 'ws-group'}>
      {choosers.map(({ by, choices }) => (
        <SelectBlank
          key={by}
          label={label}
          inline
          value={value[by]}
          options={optionsOf(choices, (choice) => choiceName(choice, naming))}
          onChange={(chosen) => onChange(withCase(type, value, { [by]: chosen }, blanks))}
        />
      ))}
      {sentence !== undefined && (
        <span class="ws-blanks">
          {sentence.map(({ text, blank }, at) => (
            <Fragment key={blank?.field.name ?? at}>
              {text}
              {blank !== undefined && (
                <OneField
                  field={blank.field}
                  of={chosen}
                  Value={Value}
                  value={value[blank.field.name]}
                  bare
                  onChange={(next) => set(blank.field.name, next)}
                  onDrop={() => drop(blank.field.name)}
                />
              )}
              {blank?.noun}
            </Fragment>
          ))}
        </span>
      )}
      {there
        .filter(({ name }) => !told.has(name))
        .map((field) => (
          <OneField
            key={field.name}
            field={field}
            of={chosen}
            Value={Value}
            value={value[field.name]}
            // A verb with one number says itself what the number is.
            bare={verbs.length > 0 && isPlainAmount(field, fields)}
            onChange={(next) => set(field.name, next)}
            onDrop={() => drop(field.name)}
          />
        ))}
      {absent.map((field) => (
        <AddField key={field.name} field={field} of={chosen} onAdd={(first) => set(field.name, first)} />
      ))}
    </span>
  );
}

interface OneFieldProps extends Pick<Props, 'Value'> {
  readonly field: Field;
  /** The case of an effect. */
  readonly of: string;
  readonly value: unknown;
  readonly bare: boolean;
  readonly onChange: (value: unknown) => void;
  readonly onDrop: () => void;
}

function OneField({ field, of, value, bare, onChange, onDrop, Value }: OneFieldProps): JSX.Element {
  const { naming } = useBlanks();
  const { editor } = workshopWords.value;
  const name = fieldName(field.name, naming, of);
  return (
    <span class="ws-part">
      {!bare && <span class="ws-part-name">{name}</span>}
      <Value type={field.type} value={value} onChange={onChange} label={name} inline />
      {field.optional && (
        <button
          type="button"
          class="ws-drop"
          aria-label={editor.drop(name)}
          title={editor.drop(name)}
          onClick={onDrop}
        >
          <Icon name="close" />
        </button>
      )}
    </span>
  );
}

interface AddFieldProps extends Pick<OneFieldProps, 'field' | 'of'> {
  readonly onAdd: (first: unknown) => void;
}

/** Adds an optional field that the piece does not have. */
function AddField({ field, of, onAdd }: AddFieldProps): JSX.Element {
  const blanks = useBlanks();
  const name = fieldName(field.name, blanks.naming, of);
  return (
    <button
      type="button"
      class="ws-add ws-add-small"
      aria-label={workshopWords.value.editor.add(name)}
      onClick={() => onAdd(firstValue(field.type, blanks))}
    >
      <Icon name="plus" /> {name}
    </button>
  );
}

/** What can be only one thing needs no blank. */
function isShown({ name, type, optional }: Field, value: Readonly<Record<string, unknown>>): boolean {
  if (type.kind === 'choice' && type.choices.length === 1 && !optional) return false;
  return !optional || value[name] !== undefined;
}

function isPlainAmount({ type, optional }: Field, all: readonly Field[]): boolean {
  const required = all.filter((field) => !field.optional);
  return !optional && type.kind === 'number' && required.length === 1;
}

function optionsOf(choices: readonly Choice[], nameOf: (choice: Choice) => string) {
  return choices.map((value) => ({ value, name: nameOf(value) }));
}
