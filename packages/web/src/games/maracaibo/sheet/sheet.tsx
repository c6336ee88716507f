import type { JSX } from 'preact';
import { Coast } from '../../../design/drawings/chart/coast.tsx';
import { CompassRose } from '../../../design/drawings/chart/compass-rose.tsx';
import { RhumbLines } from '../../../design/drawings/chart/rhumb-lines.tsx';
import { Ship } from '../../../design/drawings/ship.tsx';
import { Plate, PlateLabel, PlatePlace, PlateRoute } from '../../../design/sheets/plate.tsx';
import { smoothRound } from './smooth-round.ts';
import { CARIBBEAN } from './coast.ts';

const WATER = [
  [13, 0.35],
  [8, 0.5],
  [4, 0.75],
] as const;

/** Round the Caribbean basin. */
export default function MaracaiboSheet(): JSX.Element {
  const [habana] = CARIBBEAN.round;
  const { maracaibo } = CARIBBEAN;
  return (
    <Plate>
      <RhumbLines cx={134} cy={132} to={460} />
      <Coast path={CARIBBEAN.coast} lines={WATER} />
      <PlateRoute d={smoothRound(CARIBBEAN.round)} />
      {CARIBBEAN.round.map((place, i) => (i % 2 === 0 ? <PlatePlace key={i} at={place} /> : null))}
      <PlatePlace at={maracaibo} main />
      <CompassRose cx={134} cy={132} r={26} north />
      <PlateLabel x={habana[0] + 16} y={habana[1] - 9} size={19} on="sea">
        La Habana
      </PlateLabel>
      <PlateLabel x={maracaibo[0] + 4} y={maracaibo[1] + 25} size={22} on="land">
        Maracaibo
      </PlateLabel>
      <g transform="translate(196 116) scale(.72)">
        <Ship kind="f" neutral />
      </g>
    </Plate>
  );
}
