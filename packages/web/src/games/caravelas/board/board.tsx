import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { seatNumber } from '../../../design/drawings/seat-number.ts';
import { play } from '../../../sound/sound.ts';
import type { BoardProps } from '../../../board-kit/board.ts';
import { tableOf } from './table.ts';
import type { Table } from './table.ts';
import { Chart } from '../chart/chart.tsx';
import { Destinations } from '../cards/destinations.tsx';
import { Bids } from '../decisions/decisions.tsx';
import { FleetSheet } from '../panels/fleet-sheet.tsx';
import { Hand } from '../cards/hand.tsx';
import { costOf } from './plan.ts';
import { heardIn } from './sounds.ts';
import { useSailing } from './use-sailing.ts';
import { voyageOf } from './voyage.ts';
import './board.css';
import './fit.css';

/** The chart, and under it what the viewer has: event cards and fleet. */
export function Board(props: BoardProps): JSX.Element {
  const table = tableOf(props);
  useSailing(props, table);
  useEffect(() => {
    for (const sound of heardIn(table.latest.events)) play(sound);
  }, [props.latest.number]);
  useEffect(() => {
    voyageOf(props).windReady.value = false;
  }, [props.scene.seq]);
  useEffect(() => () => void (voyageOf(props).looked.value = undefined), []);
  return (
    <div class="caravelas board-players-aside">
      <Chart board={props} table={table} />
      <Bids board={props} table={table} />
      <div class="caravelas-own">
        <Hand board={props} table={table} />
        <OwnFleet board={props} table={table} />
      </div>
    </div>
  );
}

interface Props {
  readonly board: BoardProps;
  readonly table: Table;
}

function OwnFleet({ board, table }: Props): JSX.Element | undefined {
  const { seat, view, words } = table;
  const fleet = seat === undefined ? undefined : view.fleets[seat];
  if (seat === undefined || fleet === undefined) return undefined;
  const plan = voyageOf(board).plan.value;
  return (
    <section class={`caravelas-fleet seat-${seatNumber(seat)}`} aria-labelledby="caravelas-fleet" data-means>
      <h2 class="caravelas-heading" id="caravelas-fleet">
        {words.fleet.title}
        {view.mode !== 'dice' && <small>{words.fleet.markers(fleet.markers, fleet.allMarkers)}</small>}
      </h2>
      <FleetSheet
        table={table}
        fleet={fleet}
        planned={plan === undefined ? 0 : Math.min(costOf(plan.steps), fleet.markers)}
      />
      <Destinations of={seat} board={board} table={table} />
    </section>
  );
}
