import type { ComponentChildren, JSX } from 'preact';
import type { Told, ToldField, ToldRow } from './view-tree.ts';
import './tree.css';

/** Longer lists are folded: a discard pile is seldom read. */
const MANY = 12;

export function Tree({ fields }: { readonly fields: readonly ToldField[] }): JSX.Element {
  return (
    <dl class="view-tree">
      {fields.map(({ label, told }) => (
        <div key={label} class={told.is === 'text' ? 'view-tree-field' : 'view-tree-field view-tree-wide'}>
          <dt>{label}</dt>
          <dd>
            <Value told={told} label={label} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface ValueProps {
  readonly told: Told;
  /** What it is a value of. */
  readonly label: string;
}

function Value({ told, label }: ValueProps): JSX.Element {
  switch (told.is) {
    case 'text':
      return <>{told.text}</>;
    case 'fields':
      return <Tree fields={told.fields} />;
    case 'list':
      return (
        <Folded entries={told.items.length}>
          <Items items={told.items} label={label} />
        </Folded>
      );
    case 'table':
      return (
        <Folded entries={told.of === 'things' ? told.rows.length : 0}>
          <Table columns={told.columns} rows={told.rows} label={label} />
        </Folded>
      );
  }
}

interface FoldedProps {
  readonly entries: number;
  readonly children: ComponentChildren;
}

function Folded({ entries, children }: FoldedProps): JSX.Element {
  if (entries <= MANY) return <>{children}</>;
  return (
    <details>
      <summary>{entries}</summary>
      {children}
    </details>
  );
}

interface ItemsProps {
  readonly items: readonly Told[];
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
  readonly rows: readonly ToldRow[];
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
              column === '' ? <td key={column} /> : <Head key={column} scope="col" text={column} />,
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ head, cells }, index) => (
            <tr key={index}>
              <Head scope="row" text={head} />
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

function Head({ scope, text }: { readonly scope: 'col' | 'row'; readonly text: string }): JSX.Element {
  return <th scope={scope}>{text}</th>;
}
