import type { JSX } from 'preact';
import { PortLabel, PortMark } from '../drawings/chart/port-mark.tsx';
import { SpaceSign } from '../drawings/chart/space-sign.tsx';
import { seatNumber } from '../../../design/drawings/seat-number.ts';
import type { BoardProps } from '../../../board-kit/board.ts';
import type { Table } from '../board/table.ts';
import { LABEL_PLACES, SHORT_NAMES } from './label-places.ts';

interface SignsTable extends Pick<Table, 'places'> {
  readonly view: Pick<Table['view'], 'mode'>;
}

/** Blue, red and pirates. With dice blue and red spaces are plain sea. */
export function Signs({ table: { places, view } }: { readonly table: SignsTable }): JSX.Element {
  return (
    <g class="caravelas-chart-quiet">
      {places.all.map(({ id, point, space: { symbol } }) => {
        if (symbol === undefined || (view.mode === 'dice' && symbol !== 'pirates')) return undefined;
        return (
          <g key={id} transform={`translate(${point.x} ${point.y})`}>
            <SpaceSign kind={symbol} />
          </g>
        );
      })}
    </g>
  );
}

interface Props {
  readonly board: BoardProps;
  readonly table: Table;
}

export function Ports({ board, table }: Props): JSX.Element {
  const { places, view, seat, words } = table;
  const wanted = new Set(seat === undefined ? [] : view.destinations[seat]);
  return (
    <g class="caravelas-chart-quiet">
      {places.all.map(({ id, point, port, isHome }) => {
        if (isHome) return <PortMark key={id} at={point} value={0} home />;
        if (port === undefined) return undefined;
        const finder = view.discovered[port.id];
        const { good } = port;
        return (
          <g key={id} data-clear>
            <PortMark
              at={point}
              value={port.value}
              wanted={wanted.has(port.id)}
              {...(good === undefined ? {} : { good: { kind: good, letter: words.goods[good].letter } })}
              {...(finder === undefined
                ? {}
                : { found: { seat: seatNumber(finder), name: board.speech.name(finder) } })}
            />
          </g>
        );
      })}
    </g>
  );
}

interface LabelsProps {
  readonly table: Pick<Table, 'places' | 'names'>;
}

export function PortLabels({ table: { places, names } }: LabelsProps): JSX.Element {
  return (
    <g class="caravelas-chart-quiet">
      {places.all.map(({ id, point, space, port, isHome }) => {
        const name = space.port;
        if (name === undefined) return undefined;
        return (
          <g key={id} data-clear>
            <PortLabel
              at={point}
              name={SHORT_NAMES[name] ?? names.port(name)}
              place={LABEL_PLACES[name] ?? { side: 'r' }}
              home={isHome}
              {...(port === undefined ? {} : { year: port.year })}
            />
          </g>
        );
      })}
    </g>
  );
}
