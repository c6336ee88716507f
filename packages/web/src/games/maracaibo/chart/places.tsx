import type { JSX } from 'preact';
import { CubeMark } from '../drawings/marks.tsx';
import { SpyPiece } from '../drawings/chart/captain-piece.tsx';
import { CityMark, HomewardMark, StartMark, VillageMark } from '../drawings/chart/place-mark.tsx';
import { seatNumber } from '../../../design/drawings/seat-number.ts';
import type { Table } from '../board/table.ts';
import { halfOf } from './geometry/geometry.ts';
import { nationOf, shortName } from './names.ts';
import type { SpyMap } from './pieces-at.ts';
import { spiesBy } from './pieces-at.ts';
import type { PlaceNow } from './place-now.ts';
import { trayOf } from './tray.ts';

interface Props {
  readonly places: readonly PlaceNow[];
  readonly table: Table;
}

/** The places with what lies on them for good, their cubes and the spies. */
export function Places({ places, table }: Props): JSX.Element {
  const spies = spiesBy(table.view);
  return (
    <g>
      {places.map((place) => (
        <g key={place.id}>
          <g transform={`translate(${table.layout.pointOf(place.id).join(' ')})`}>
            <Mark place={place} />
            <Cube place={place} table={table} />
          </g>
          <PlaceName place={place} table={table} />
          <Spies place={place} spies={spies} table={table} />
        </g>
      ))}
    </g>
  );
}

function Mark({ place }: { readonly place: PlaceNow }): JSX.Element {
  switch (place.kind) {
    case 'city':
      return <CityMark {...place} label={place.id} />;
    case 'village':
      return <VillageMark label={place.id} />;
    case 'homeward':
      return <HomewardMark label={place.id} action={place.action} />;
    case 'start':
      return <StartMark />;
  }
}

interface PlaceProps {
  readonly place: PlaceNow;
  readonly table: Table;
}

/** On the flag of a city, at the door of a village. */
function Cube({ place: { kind, cube }, table: { game } }: PlaceProps): JSX.Element | undefined {
  const nation = nationOf(cube);
  if (nation === undefined) return undefined;
  return (
    <g transform={kind === 'city' ? 'translate(15 -2) scale(1.2)' : 'translate(7 1) scale(1.12)'}>
      <CubeMark nation={nation} name={game.nations[nation]} />
    </g>
  );
}

interface NameProps {
  readonly place: Pick<PlaceNow, 'id' | 'kind'>;
  readonly table: Pick<Table, 'game' | 'layout'>;
}

/** Spaces on the way home have no names. */
export function PlaceName({
  place: { id, kind },
  table: { game, layout },
}: NameProps): JSX.Element | undefined {
  const { name: side } = layout.spotOf(id);
  if (kind === 'homeward') return undefined;
  const [x, y] = layout.pointOf(id);
  const [right, down] = halfOf(kind);
  const at = {
    n: [x, y - down - 5],
    s: [x, y + down + 19],
    e: [x + right + 6, y + 5],
    w: [x - right - 6, y + 5],
  }[side];
  return (
    <text class={`ma-place-name ma-place-name-${side}`} x={at[0]} y={at[1]}>
      {shortName(id, game)}
    </text>
  );
}

interface SpiesProps extends PlaceProps {
  readonly spies: SpyMap;
}

function Spies({ place, spies, table }: SpiesProps): JSX.Element {
  return (
    <>
      {trayOf(place, spies, table.layout).map(
        (thing) =>
          thing.kind === 'spies' && (
            <g key={thing.spies.seat} transform={`translate(${thing.at.join(' ')})`}>
              <SpyPiece
                seat={seatNumber(thing.spies.seat)}
                name={table.name(thing.spies.seat)}
                count={thing.spies.count}
              />
            </g>
          ),
      )}
    </>
  );
}
