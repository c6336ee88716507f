/** The fields of a record; of an effect, as a sentence with blanks: its verb is chosen in words. */
import type { Choice, Field, FieldType } from '@captains-table/catalogue/pieces';
import { fieldsOf } from '@captains-table/catalogue/pieces';
import type { FunctionComponent, JSX } from 'preact';
import { Icon } from '../../design/icon.tsx';
import { choiceName, fieldName } from '../naming.ts';
import { isAboutSources } from '../pack/provenance.ts';
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
  const there = fields.filter(({ name, optional }) => !optional || value[name] !== undefined);
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
      {there.map((field) => (
        <OneField
          key={field.name}
          field={field}
          Value={Value}
          value={value[field.name]}
          // A verb with one number says itself what the number is.
          bare={verbs.length > 0 && isPlainAmount(field, fields)}
          onChange={(next) => set(field.name, next)}
          onDrop={() => drop(field.name)}
        />
      ))}
      {absent.map(({ name, type: of }) => (
        <button
          key={name}
          type="button"
          class="ws-add ws-add-small"
          aria-label={workshopWords.value.editor.add(fieldName(name, naming))}
          onClick={() => set(name, firstValue(of, blanks))}
        >
          <Icon name="plus" /> {fieldName(name, naming)}
        </button>
      ))}
    </span>
  );
}

interface OneFieldProps extends Pick<Props, 'Value'> {
  readonly field: Field;
  readonly value: unknown;
  readonly bare: boolean;
  readonly onChange: (value: unknown) => void;
  readonly onDrop: () => void;
}

function OneField({ field, value, bare, onChange, onDrop, Value }: OneFieldProps): JSX.Element {
  const { naming } = useBlanks();
  const { editor } = workshopWords.value;
  const name = fieldName(field.name, naming);
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

function isPlainAmount({ type, optional }: Field, all: readonly Field[]): boolean {
  const required = all.filter((field) => !field.optional);
  return !optional && type.kind === 'number' && required.length === 1;
}

function optionsOf(choices: readonly Choice[], nameOf: (choice: Choice) => string) {
  return choices.map((value) => ({ value, name: nameOf(value) }));
}
