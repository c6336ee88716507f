import type { JSX } from 'preact';
import type { NationName } from '../drawings/marks.tsx';
import { outlook } from '../board/outlook.ts';

interface Props {
  readonly nation: NationName;
  readonly reserve: number;
}

/** The cubes beside a track. An empty slot adds one to what a rank is worth. */
export function Reserve({ nation, reserve }: Props): JSX.Element {
  return (
    <span class={`ma-reserve ma-${nation}`} aria-hidden="true">
      {outlook.nations.slots(reserve).map((cubes, slot) => (
        <span key={slot} class={cubes === 0 ? 'ma-reserve-slot ma-reserve-slot-empty' : 'ma-reserve-slot'}>
          {cubes === 0
            ? '+1'
            : Array.from({ length: cubes }, (_, cube) => <span key={cube} class="ma-reserve-cube" />)}
        </span>
      ))}
    </span>
  );
}
