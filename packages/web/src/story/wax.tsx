import type { JSX } from 'preact';
import './wax.css';

const BODY =
  'M50 3C58 1 63 7 70 9C78 11 86 11 90 19C94 26 92 33 95 40C98 47 100 53 96 60C93 66 94 74 88 80C83 86 75 86 68 91C61 96 55 98 48 97C40 96 34 93 28 90C21 87 12 86 8 78C4 71 7 64 4 57C1 50 0 43 4 36C7 30 6 22 13 16C19 11 26 12 33 8C39 5 43 5 50 3Z';
const LIGHTHOUSE =
  'M44 38H56L61 72H39ZM42 32H58V38H42ZM50 22L58 32H42ZM60 34L76 28V41L60 37ZM40 34L24 28V41L40 37Z';
const ANCHOR =
  'M50 24a6 6 0 1 0 .1 0ZM47 36H53V66Q62 64 66 55L60 57 69 46 76 58 71 57Q65 74 50 76 35 74 29 57L24 58 31 46 40 57 34 55Q38 64 47 66ZM38 42H62V47H38Z';

/** Sealing wax: grey closes what is still secret, red is a vote that has been cast. */
export function Wax({ tone }: { readonly tone: 'grey' | 'red' }): JSX.Element {
  return (
    <svg class={`wax wax-${tone}`} viewBox="0 0 100 100" aria-hidden="true">
      <path class="wax-body" d={BODY} />
      <path class="wax-shine" d="M18 30Q22 18 36 14M84 66Q80 80 66 85" />
      <circle class="wax-ring" cx="50" cy="50" r="31" />
      <path class="wax-sign" d={tone === 'grey' ? LIGHTHOUSE : ANCHOR} />
    </svg>
  );
}
