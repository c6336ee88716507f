import type { JSX } from 'preact';
import type { Told, ToldField } from './view-tree.ts';
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
            <Value told={told} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ told }: { readonly told: Told }): JSX.Element {
  switch (told.is) {
    case 'text':
      return <>{told.text}</>;
    case 'fields':
      return <Tree fields={told.fields} />;
    case 'list':
      return told.items.length > MANY ? (
        <details>
          <summary>{told.items.length}</summary>
          <Items items={told.items} />
        </details>
      ) : (
        <Items items={told.items} />
      );
  }
}

function Items({ items }: { readonly items: readonly Told[] }): JSX.Element {
  return (
    <ul class="view-tree-items">
      {items.map((item, index) => (
        <li key={index}>
          <Value told={item} />
        </li>
      ))}
    </ul>
  );
}
