import type { JSX } from 'preact';
import { words } from '../../app/words.ts';
import './wait.css';

/** Shown while a page comes. Quick ones never show it. */
export function Wait(): JSX.Element {
  return (
    <p class="wait" role="status">
      {words.value.wait}
    </p>
  );
}
