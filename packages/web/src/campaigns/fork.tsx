import type { JSX } from 'preact';

/** A way that parts from another. */
export function Fork(): JSX.Element {
  return (
    <svg class="icon icon-line" viewBox="0 0 512 512" aria-hidden="true">
      <path d="M150 450V62M150 340q0-110 120-120 100-10 100-120M96 116l54-54 54 54M316 154l54-54 54 54" />
    </svg>
  );
}
