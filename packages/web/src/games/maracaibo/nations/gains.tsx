import type { JSX } from 'preact';
import type { Mark } from '@captains-table/maracaibo/signs';
import { Doubloons, NationFlag, Points } from '../drawings/marks.tsx';
import { Sign } from '../drawings/sign.tsx';
import './gains.css';

/** Gains as signs; the words stand in the tooltip of whatever they lie on. */
export function Gains({ gains }: { readonly gains: readonly Mark[] }): JSX.Element {
  return (
    <span class="ma-power-gains" aria-hidden="true">
      {withFlags(gains).map((marks, i) => (
        <span key={i} class="ma-power-gain">
          {marks.map((mark) => (
            <GainMark key={mark.mark} {...mark} />
          ))}
        </span>
      ))}
    </span>
  );
}

/** A flag belongs to the sign before it. */
function withFlags(marks: readonly Mark[]): readonly (readonly Mark[])[] {
  const groups: Mark[][] = [];
  for (const mark of marks) {
    const last = groups.at(-1);
    if (mark.mark === 'flag' && last !== undefined) last.push(mark);
    else groups.push([mark]);
  }
  return groups;
}

/** One of a thing is the sign alone. */
function GainMark(mark: Mark): JSX.Element | undefined {
  switch (mark.mark) {
    case 'doubloons':
      return <Doubloons value={mark.value} />;
    case 'points':
      return <Points value={mark.value} />;
    case 'flag':
      return <NationFlag nation={mark.nation} />;
    case 'sign':
      return (
        <>
          {mark.value !== undefined && mark.value !== '1' && <b>{mark.value}</b>}
          <Sign name={mark.sign} />
        </>
      );
    default:
      return undefined;
  }
}
