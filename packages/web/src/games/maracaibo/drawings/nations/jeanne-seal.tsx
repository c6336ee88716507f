import type { JSX } from 'preact';
import './jeanne-seal.css';

interface Props {
  readonly label?: string;
  readonly class?: string;
}

/** Jeanne sits on no seat: a shield in ink, apart from all colours and shapes of seats. */
export function JeanneSeal({ label, class: more }: Props): JSX.Element {
  const naming =
    label === undefined ? { 'aria-hidden': true } : { role: 'img' as const, 'aria-label': label };
  return (
    <svg class={`seal${more === undefined ? '' : ` ${more}`}`} viewBox="0 0 40 40" {...naming}>
      <JeanneMark />
    </svg>
  );
}

/** The same as a group in a box of 40 by 40, for a drawing of another kind. */
export function JeanneMark(): JSX.Element {
  return (
    <g>
      <path class="ma-jeanne-shield" d="M4 4Q12 6.500 20 2Q28 6.500 36 4V20Q36 33 20 39Q4 33 4 20Z" />
      <path
        class="ma-jeanne-rim"
        d="M7.500 8Q14 9.500 20 6Q26 9.500 32.500 8V20Q32 30.500 20 35.400Q8 30.500 7.500 20Z"
      />
      <text class="ma-jeanne-letter" x="20" y="26.800" font-size="20">
        J
      </text>
    </g>
  );
}
