/** The editor of any value, made from the type of its field. */
import { isRecord } from '@captains-table/kernel';
import type { Choice, Field, FieldType } from '@captains-table/catalogue/pieces';
import type { JSX } from 'preact';
import type { Naming } from '../naming.ts';
import { asWritten, choiceName, fieldName, suits } from '../naming.ts';
import { workshopWords } from '../words.ts';
import type { BlankProps } from './blank.tsx';
import {
  ChoiceBlank,
  FlagBlank,
  NumberBlank,
  NumbersBlank,
  ReferenceBlank,
  SelectBlank,
  TextBlank,
} from './blank.tsx';
import { useBlanks } from './blanks.ts';
import { FieldsEditor } from './fields-editor.tsx';
import { firstValue } from './first-value.ts';
import { ListEditor } from './list-editor.tsx';
import './blanks.css';

export function ValueEditor({ type, ...rest }: BlankProps): JSX.Element {
  const { naming } = useBlanks();
  const { value, onChange, label, inline = false } = rest;
  switch (type.kind) {
    case 'number':
      return <NumberBlank {...rest} type={type} />;
    case 'choice':
      return <ChoiceBlank {...rest} type={type} />;
    case 'flag':
      return <FlagBlank {...rest} type={type} />;
    case 'text':
      return type.names === undefined ? (
        <TextBlank {...rest} type={type} />
      ) : (
        <NumbersBlank {...rest} type={type} names={type.names} />
      );
    case 'reference':
      return <ReferenceBlank {...rest} type={type} />;
    case 'list':
      return (
        <ListEditor
          type={type}
          value={Array.isArray(value) ? value : []}
          onChange={onChange}
          label={label}
          Value={ValueEditor}
        />
      );
    case 'tuple':
      return <TupleEditor {...rest} type={type} />;
    case 'record':
    case 'variant':
      return (
        <FieldsEditor
          type={type}
          value={isRecord(value) ? value : {}}
          onChange={onChange}
          label={label}
          inline={inline}
          Value={ValueEditor}
        />
      );
    case 'defined': {
      const meant = naming.definitions[type.name];
      return meant === undefined ? <></> : <ValueEditor {...rest} type={meant} />;
    }
    case 'either':
      return <EitherEditor {...rest} type={type} />;
    case 'map':
    case 'anything':
      return <code>{JSON.stringify(value)}</code>;
  }
}

function TupleEditor(props: BlankProps<Extract<FieldType, { kind: 'tuple' }>>): JSX.Element {
  const { type, value, onChange, label } = props;
  const { naming } = useBlanks();
  const { editor } = workshopWords.value;
  const parts: readonly unknown[] = Array.isArray(value) ? value : [];
  return (
    <span class="ws-row">
      {type.of.map((of, at) => {
        const named = type.names?.[at];
        const name = named === undefined ? undefined : fieldName(named, naming);
        return (
          <span key={at} class="ws-part">
            {name !== undefined && <span class="ws-part-name">{name}</span>}
            <ValueEditor
              type={of}
              value={parts[at]}
              label={name === undefined ? editor.item(label, at + 1) : `${label} ${name}`}
              inline
              onChange={(next) => onChange(type.of.map((_, i) => (i === at ? next : parts[i])))}
            />
          </span>
        );
      })}
    </span>
  );
}

/** A number or a word: sabres, or a skull. Or one of several records: told apart by the fields that each must have. */
function EitherEditor(props: BlankProps<Extract<FieldType, { kind: 'either' }>>): JSX.Element {
  const { type, value, onChange, label } = props;
  const blanks = useBlanks();
  const { aNumber } = workshopWords.value.editor;
  const words = type.of.flatMap((one): readonly Choice[] => (one.kind === 'choice' ? one.choices : []));
  const others = type.of.filter((one) => one.kind !== 'choice');
  const now = others.find((one) => suits(one, value));
  return (
    <span class="ws-row">
      <SelectBlank
        label={label}
        value={now === undefined ? asWritten(value) : `${others.indexOf(now)}:`}
        options={[
          ...others.map((one, at) => ({
            value: `${at}:`,
            name: one.kind === 'record' ? fieldsNeeded(one.fields, blanks.naming) : aNumber,
          })),
          ...words.map((word) => ({ value: String(word), name: choiceName(word, blanks.naming) })),
        ]}
        onChange={(chosen) => {
          const other = others.find((_, at) => `${at}:` === chosen);
          onChange(
            other === undefined ? words.find((word) => String(word) === chosen) : firstValue(other, blanks),
          );
        }}
      />
      {now !== undefined && <ValueEditor type={now} value={value} onChange={onChange} label={label} inline />}
    </span>
  );
}

function fieldsNeeded(fields: readonly Field[], naming: Naming): string {
  return fields
    .filter(({ optional }) => !optional)
    .map(({ name }) => fieldName(name, naming))
    .join(', ');
}
