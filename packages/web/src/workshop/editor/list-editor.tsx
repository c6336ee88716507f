/** A list: values in a row, effects one below the other; more, fewer, in another order. */
import type { FieldType } from '@captains-table/catalogue/pieces';
import type { FunctionComponent, JSX } from 'preact';
import { Icon } from '../../design/icon.tsx';
import { workshopWords } from '../words.ts';
import type { BlankProps } from './blank.tsx';
import { useBlanks } from './blanks.ts';
import { firstValue } from './first-value.ts';

interface Props {
  readonly type: Extract<FieldType, { kind: 'list' }>;
  readonly value: readonly unknown[];
  readonly onChange: (value: unknown) => void;
  readonly label: string;
  /** The editor of one of them. */
  readonly Value: FunctionComponent<BlankProps>;
}

export function ListEditor({ type, value, onChange, label, Value }: Props): JSX.Element {
  const blanks = useBlanks();
  const { editor } = workshopWords.value;
  const { least = 0, most = Infinity } = type;
  const short = isShort(type.of);
  const nameOf = (at: number) => editor.item(label, at + 1);
  return (
    <span class={short ? 'ws-list ws-list-short' : 'ws-list'}>
      {value.map((item, at) => (
        <span key={at} class="ws-item">
          <Value
            type={type.of}
            value={item}
            label={nameOf(at)}
            inline
            onChange={(next) => onChange(value.with(at, next))}
          />
          {!short && at > 0 && (
            <button
              type="button"
              class="ws-drop ws-up"
              aria-label={editor.up(nameOf(at))}
              title={editor.up(nameOf(at))}
              onClick={() => onChange(value.with(at, value[at - 1]).with(at - 1, item))}
            >
              <Icon name="expand" />
            </button>
          )}
          {value.length > least && (
            <button
              type="button"
              class="ws-drop"
              aria-label={editor.drop(nameOf(at))}
              title={editor.drop(nameOf(at))}
              onClick={() => onChange(value.toSpliced(at, 1))}
            >
              <Icon name="close" />
            </button>
          )}
        </span>
      ))}
      {value.length < most && (
        <button
          type="button"
          class="ws-add"
          aria-label={value.length === 0 ? editor.add(label) : editor.another(label)}
          onClick={() => onChange([...value, firstValue(type.of, blanks)])}
        >
          <Icon name="plus" /> {value.length === 0 ? editor.add(label) : editor.oneMore}
        </button>
      )}
    </span>
  );
}

function isShort(type: FieldType): boolean {
  return ['number', 'choice', 'reference', 'text'].includes(type.kind);
}
