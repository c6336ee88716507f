import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Coast } from '../../../design/drawings/chart/coast.tsx';
import { RhumbLines } from '../../../design/drawings/chart/rhumb-lines.tsx';
import { Ship } from '../../../design/drawings/ship.tsx';
import { Plate, PlateLabel, PlatePlace, PlateRoute } from '../../../design/sheets/plate.tsx';
import { GLOBE } from './coast.ts';

const WATER = [
  [9, 0.4],
  [4.6, 0.75],
] as const;

/** The globe with the way round Africa, from Lisboa to Calecute. */
export default function CaravelasSheet(): JSX.Element {
  const clip = useId();
  const [lisboa, cape, mozambique, calecute] = GLOBE.places;
  return (
    <Plate>
      <rect class="plate-paper" width="400" height="260" />
      <RhumbLines cx={200} cy={130} to={330} />
      <circle class="plate-globe-ring" cx="200" cy="130" r="119" />
      <circle class="plate-globe-degrees" cx="200" cy="130" r="115.5" />
      <circle class="plate-globe-sea" cx="200" cy="130" r="112" />
      <clipPath id={clip}>
        <circle cx="200" cy="130" r="112" />
      </clipPath>
      <g class="plate-globe" clip-path={`url(#${clip})`}>
        <Coast path={GLOBE.coast} lines={WATER} />
        <path class="plate-grid" d={GLOBE.grid} />
      </g>
      <circle class="plate-globe-rule" cx="200" cy="130" r="112" />
      <PlateRoute d={GLOBE.route} />
      <PlatePlace at={lisboa} main />
      <PlatePlace at={cape} />
      <PlatePlace at={mozambique} />
      <PlatePlace at={calecute} main />
      <PlateLabel x={88} y={62} anchor="end">
        Lisboa
      </PlateLabel>
      <path class="plate-leader" d={`M92 57L${lisboa[0] - 6} ${lisboa[1] - 1}`} />
      <PlateLabel x={390} y={150} anchor="end">
        Calecute
      </PlateLabel>
      <path class="plate-leader" d={`M320 140L${calecute[0] + 5} ${calecute[1] + 4}`} />
      <g transform="translate(16 158) scale(.8)">
        <Ship kind="p" neutral />
      </g>
      <g transform="translate(300 14) scale(.72)">
        <Ship kind="b" neutral />
      </g>
    </Plate>
  );
}
