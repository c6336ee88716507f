import type { JSX } from 'preact';
import type { NationName } from '../drawings/marks.tsx';

interface Props {
  readonly nation: NationName;
  /** How many cubes lie in each slot. */
  readonly slots: readonly number[];
}

/** The cubes beside a track. An empty slot adds one to what a rank is worth. */
export function Reserve({ nation, slots }: Props): JSX.Element {
  return (
    <span class={`ma-reserve ma-${nation}`} aria-hidden="true">
      {slots.map((cubes, slot) => (
        <span key={slot} class={cubes === 0 ? 'ma-reserve-slot ma-reserve-slot-empty' : 'ma-reserve-slot'}>
          {cubes === 0
            ? '+1'
            : Array.from({ length: cubes }, (_, cube) => <span key={cube} class="ma-reserve-cube" />)}
        </span>
      ))}
    </span>
  );
}
