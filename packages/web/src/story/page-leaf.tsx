import type { JSX } from 'preact';
import './page-row.css';

/** A page by its number. */
export function PageLeaf({ number }: { readonly number: string }): JSX.Element {
  return (
    <svg class="page-leaf" viewBox="-15 -18 30 36" aria-hidden="true">
      <path d="M-12-15H6L12-9V15H-12Z" />
      <path class="page-leaf-fold" d="M6-15V-9H12" />
      {number === '' ? (
        <path class="page-leaf-fold" d="M-7-4H7M-7 2H7M-7 8H3" />
      ) : (
        <text y="6">{number}</text>
      )}
    </svg>
  );
}
