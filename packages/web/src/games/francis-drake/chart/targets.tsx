import type { JSX } from 'preact';
import type { DestinationId } from '@captains-table/francis-drake';
import { Tooltip } from '../../../design/overlays/tooltip.tsx';
import type { BoardProps } from '../../../board-kit/board.ts';
import { capital } from '../../../app/capital.ts';
import { DestinationDetails } from './destination-details.tsx';
import { destinationNamed, neighbour, shareOf } from './layout.ts';
import type { Chosen } from '../board/moves.ts';
import type { Table } from '../board/table.ts';
import { zoneOf } from '../board/table.ts';
import type { Draft } from '../board/tokens.ts';

/** What the person has in mind: everything that a click on the chart depends on. */
export interface TargetChoice extends Chosen {
  readonly draft: Draft;
  readonly pencilled: readonly DestinationId[];
  isLegal(id: DestinationId): boolean;
  /** Whether a click is about the decision at all; else it is about the plan. */
  readonly asking: boolean;
  onTarget(id: DestinationId): void;
}

interface Props {
  readonly board: BoardProps;
  readonly table: Table;
  readonly choice: TargetChoice;
}

/** Every destination as a button over its drawing. Arrow keys go from one to the next. */
export function Targets(props: Props): JSX.Element {
  const { table } = props;
  const ids = [...table.spots.keys()].toSorted((a, b) => zoneOf(a, table) - zoneOf(b, table));
  return (
    <ul
      class="drake-targets"
      aria-label={table.words.caribbean}
      onKeyDown={(event) => walkChart(event, table)}
    >
      {ids.map((id) => (
        <Target key={id} id={id} {...props} />
      ))}
    </ul>
  );
}

function walkChart(event: KeyboardEvent, table: Table): void {
  const { target, currentTarget, key } = event;
  if (!(target instanceof HTMLElement) || !(currentTarget instanceof Element)) return;
  const from = destinationNamed(target.dataset['destination'], table);
  const to = from === undefined ? undefined : neighbour(from, key, table);
  if (to === undefined) return;
  event.preventDefault();
  currentTarget.querySelector<HTMLElement>(`[data-destination="${to}"]`)?.focus();
}

function Target({ id, board, table, choice }: Props & { readonly id: DestinationId }): JSX.Element {
  const { words, game } = table;
  const spot = table.spots.get(id);
  const legal = choice.isLegal(id);
  const classes = ['drake-target'];
  if (legal) classes.push('drake-target-legal');
  else if (choice.asking) classes.push('drake-target-quiet');
  if (choice.swap === id) classes.push('drake-target-chosen');
  if (board.pointedAt.value.includes(id)) classes.push('drake-pointed');
  const name = capital(game.destinations[id]);
  const pencilled = choice.pencilled.includes(id);
  return (
    <li class="drake-target-place" style={spot === undefined ? {} : shareOf(spot)}>
      <Tooltip text={<DestinationDetails id={id} board={board} table={table} />} class="drake-target-tip">
        {(describedBy) => (
          <button
            type="button"
            class={classes.join(' ')}
            data-destination={id}
            aria-label={`${name}, ${words.zoneNumber(zoneOf(id, table))}`}
            aria-describedby={describedBy}
            {...(choice.asking || table.seat === undefined ? {} : { 'aria-pressed': pencilled })}
            onClick={() => choice.onTarget(id)}
          />
        )}
      </Tooltip>
    </li>
  );
}
