import type { JSX } from 'preact';
import { Coast } from '../../../design/drawings/chart/coast.tsx';
import { Ship } from '../../../design/drawings/ship.tsx';
import { Plate, PlateLabel, PlatePlace, PlateRoute } from '../../../design/sheets/plate.tsx';
import { ATLANTIC } from './coast.ts';

const WATER = [
  [12, 0.35],
  [6, 0.7],
] as const;

/** The North Atlantic: out to the Spanish Main and home. */
export default function FrancisDrakeSheet(): JSX.Element {
  const [plymouth, nombreDeDios, cartagena, santoDomingo] = ATLANTIC.places;
  return (
    <Plate>
      <path class="plate-grid" d={ATLANTIC.grid} />
      <Coast path={ATLANTIC.coast} lines={WATER} />
      <PlateRoute d={ATLANTIC.out} />
      <PlateRoute d={ATLANTIC.home} back />
      <PlatePlace at={plymouth} main />
      <PlatePlace at={nombreDeDios} />
      <PlatePlace at={cartagena} />
      <PlatePlace at={santoDomingo} />
      <PlateLabel x={plymouth[0] - 8} y={plymouth[1] + 24} anchor="end" on="sea">
        Plymouth
      </PlateLabel>
      <PlateLabel x={nombreDeDios[0] + 26} y={nombreDeDios[1] + 26} anchor="start" on="land">
        Nombre de Dios
      </PlateLabel>
      <g transform="translate(142 96)">
        <Ship kind="g" neutral />
      </g>
    </Plate>
  );
}
