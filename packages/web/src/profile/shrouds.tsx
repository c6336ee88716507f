import { knownPortrait } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { Portrait } from '../design/drawings/portrait/portrait.tsx';
import { SealMark } from '../design/drawings/seal.tsx';

interface Props {
  /** Rungs passed, from 0 on deck to 5 at the flag. */
  readonly height: number;
  readonly name: string;
  readonly portrait: string | undefined;
}

const RATLINES = 22;
/** By rungs passed: how high the climber hangs. */
const AT = [512, 430, 330, 230, 130, 46];

/** A mast with its shrouds, a crow's nest and a flag, and a person climbing. */
export function Shrouds({ height, name, portrait }: Props): JSX.Element {
  const face = knownPortrait(portrait);
  const y = AT[height] ?? 512;
  return (
    <svg class="shrouds" viewBox="0 0 120 560" aria-hidden="true">
      <path class="shrouds-flag" d="M65 10q14-8 26 0t24 0v22q-12 8-24 0t-26 0z" />
      <path class="shrouds-line" d="M50 150L12 552M55 150L36 552M75 150L94 552M80 150L118 552" />
      {Array.from({ length: RATLINES }, (_, index) => {
        const at = 170 + index * 17;
        const half = 15 + ((at - 150) / 402) * 38;
        return <path key={index} class="shrouds-rat" d={`M${65 - half} ${at}H${65 + half}`} />;
      })}
      <path class="shrouds-mast" d="M65 4V552" />
      <path class="shrouds-nest" d="M40 128h50l-10 24H50z" />
      <path class="shrouds-deck" d="M0 553h120" />
      <circle class="shrouds-light" cx="65" cy={y} r="27" />
      <svg
        x="41"
        y={y - 24}
        width="48"
        height="48"
        viewBox={face === undefined ? '0 0 40 40' : '0 0 108 108'}
      >
        {face === undefined ? <SealMark seat={1} name={name} /> : <Portrait of={face} />}
      </svg>
    </svg>
  );
}
