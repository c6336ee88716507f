import type { JSX } from 'preact';
import { words } from '../words.ts';
import type { RacePoint } from './race.ts';

interface Props {
  readonly points: readonly RacePoint[];
  readonly names: readonly string[];
  readonly label: string;
  readonly format: (value: number) => string;
}

/** The chart in figures. */
export function RaceTable({ points, names, label, format }: Props): JSX.Element {
  const { end } = words.value;
  return (
    <details class="race-table">
      <summary>{end.asTable}</summary>
      <div class="race-table-scroll" tabIndex={0} role="group" aria-label={label}>
        <table>
          <thead>
            <tr>
              <th scope="col">{end.turn}</th>
              {names.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.map(({ turn, standing }) => (
              <tr key={turn}>
                <th scope="row">{turn}</th>
                {standing.map((value, seat) => (
                  <td key={seat}>{format(value)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
