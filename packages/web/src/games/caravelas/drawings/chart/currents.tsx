import type { JSX } from 'preact';
import { angleOf, curve } from './chart-geometry.ts';
import type { Point } from './chart-geometry.ts';

/** Currents as flowing strokes: light under the water, a running dash, a barb at every second space, a ring at the end. */
export function Currents({ paths }: { readonly paths: readonly (readonly Point[])[] }): JSX.Element {
  const lines = paths.map((path) => curve(path));
  return (
    <g class="caravelas-currents">
      <path class="caravelas-current-bed" d={lines.join('')} />
      {lines.map((line) => (
        <path key={line} class="caravelas-current-flow" d={line} />
      ))}
      {paths.map((path) => path.map((point, i) => barb(path, point, i)))}
      {paths.map((path) => {
        const end = path.at(-1);
        return end === undefined ? undefined : (
          <circle class="caravelas-current-end" cx={end.x} cy={end.y} r="3.4" />
        );
      })}
    </g>
  );
}

function barb(path: readonly Point[], point: Point, i: number): JSX.Element | undefined {
  const before = path[i - 1];
  const after = path[i + 1];
  if (before === undefined || after === undefined || i % 2 === 0) return undefined;
  const turn = `translate(${point.x} ${point.y}) rotate(${angleOf(before, after)})`;
  return (
    <path key={`${point.x} ${point.y}`} class="caravelas-current-barb" transform={turn} d="M-4-5L4 0L-4 5" />
  );
}
