import type { JSX } from 'preact';
import { Coast } from '../../../design/drawings/chart/coast.tsx';
import { RhumbLines } from '../../../design/drawings/chart/rhumb-lines.tsx';
import { Ship } from '../../../design/drawings/ship.tsx';
import { Plate, PlateLabel, PlatePlace } from '../../../design/sheets/plate.tsx';
import { JAMAICA } from './coast.ts';

const WATER = [
  [17, 0.3],
  [11, 0.45],
  [5.5, 0.75],
] as const;

/** The Blue Mountains. */
const HILLS = (
  [
    [264, 70],
    [286, 62],
    [308, 72],
    [328, 66],
    [242, 60],
    [348, 78],
  ] as const
)
  .map(([x, y]) => `M${x - 8} ${y + 6}q4-11 8-12 5 2 9 12M${x + 1} ${y - 4}q1 6 4 9`)
  .join('');

/** Jamaica, and ships of three colours before Port Royal. */
export default function PortRoyalSheet(): JSX.Element {
  return (
    <Plate>
      <RhumbLines cx={288} cy={112} to={460} />
      <Coast path={JAMAICA.coast} lines={WATER} />
      <path class="plate-hills" d={HILLS} />
      <PlatePlace at={JAMAICA.portRoyal} main />
      <PlateLabel x={150} y={82} size={27}>
        Jamaica
      </PlateLabel>
      <PlateLabel x={292} y={134} anchor="start" on="sea">
        Port Royal
      </PlateLabel>
      <g transform="translate(34 142) scale(.95)">
        <Ship kind="r" />
      </g>
      <g transform="translate(146 156) scale(.86)">
        <Ship kind="p" />
      </g>
      <g transform="translate(250 146) scale(.96)">
        <Ship kind="g" />
      </g>
    </Plate>
  );
}
