import type { ComponentChildren, JSX } from 'preact';
import { Explain } from '../design/overlays/explain.tsx';
import type { ViewText, ViewField, ViewRow } from './view-text.ts';
import './tree.css';

/** Longer lists are folded: a discard pile is seldom read. */
const MANY = 12;

export function Tree({ fields }: { readonly fields: readonly ViewField[] }): JSX.Element {
  return (
    <dl class="view-tree">
      {fields.map(({ label, told }) => (
        <div key={label} class={told.is === 'text' ? 'view-tree-field' : 'view-tree-field view-tree-wide'}>
          <dt class={isFolded(told) ? 'visually-hidden' : undefined}>{label}</dt>
          <dd>
            <Value told={told} label={label} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What players have is compared; of other things many are seldom read. */
function isFolded(told: ViewText): boolean {
  if (told.is === 'list') return told.items.length > MANY;
  return told.is === 'table' && told.of === 'things' && told.rows.length > MANY;
}

interface ValueProps {
  readonly told: ViewText;
  /** What it is a value of. */
  readonly label: string;
}

function Value({ told, label }: ValueProps): JSX.Element {
  switch (told.is) {
    case 'text':
      return <Explained text={told.text} help={told.help} />;
    case 'fields':
      return <Tree fields={told.fields} />;
    case 'list':
      return (
        <Folded head={isFolded(told) ? `${label} (${told.items.length})` : undefined}>
          <Items items={told.items} label={label} />
        </Folded>
      );
    case 'table':
      return (
        <Folded head={isFolded(told) ? `${label} (${told.rows.length})` : undefined}>
          <Table columns={told.columns} rows={told.rows} label={label} />
        </Folded>
      );
  }
}

interface ExplainedProps {
  readonly text: string;
  readonly help: string | undefined;
}

/** Hover, focus or tap shows what a thing does. */
function Explained({ text, help }: ExplainedProps): JSX.Element {
  return help === undefined ? <>{text}</> : <Explain text={help}>{text}</Explain>;
}

interface FoldedProps {
  /** Undefined where it is not. */
  readonly head: string | undefined;
  readonly children: ComponentChildren;
}

function Folded({ head, children }: FoldedProps): JSX.Element {
  if (head === undefined) return <>{children}</>;
  return (
    <details>
      <summary class="view-tree-summary">{head}</summary>
      {children}
    </details>
  );
}

interface ItemsProps {
  readonly items: readonly ViewText[];
  readonly label: string;
}

function Items({ items, label }: ItemsProps): JSX.Element {
  return (
    <ul class="view-tree-items">
      {items.map((item, index) => (
        <li key={index}>
          <Value told={item} label={label} />
        </li>
      ))}
    </ul>
  );
}

interface TableProps {
  readonly columns: readonly string[];
  readonly rows: readonly ViewRow[];
  readonly label: string;
}

/** Wider than the page, it can be moved sideways. */
function Table({ columns, rows, label }: TableProps): JSX.Element {
  return (
    <div class="view-table-scroll" role="group" tabIndex={0} aria-label={label}>
      <table class="view-table" aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) =>
              column === '' ? (
                <td key={column} />
              ) : (
                <Head key={column} scope="col">
                  {column}
                </Head>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ head, help, cells }, index) => (
            <tr key={index}>
              <Head scope="row">
                <Explained text={head} help={help} />
              </Head>
              {cells.map((cell, column) => (
                <td key={column}>
                  <Value told={cell} label={head} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface HeadProps {
  readonly scope: 'col' | 'row';
  readonly children: ComponentChildren;
}

function Head({ scope, children }: HeadProps): JSX.Element {
  return <th scope={scope}>{children}</th>;
}
