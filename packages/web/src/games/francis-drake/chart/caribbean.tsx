import type { JSX } from 'preact';
import type { BoardProps } from '../../../board-kit/board.ts';
import { Chart } from './chart.tsx';
import { Head } from '../board/head.tsx';
import type { Stage } from '../stage/stage.ts';
import { StageLine } from '../stage/stage-line.tsx';
import type { Table } from '../board/table.ts';
import { isAtSea } from '../board/table.ts';
import { Tray } from '../planner/tray.tsx';
import type { Choice } from '../board/use-choice.ts';

interface Props {
  readonly board: BoardProps;
  readonly table: Table;
  readonly stage: Stage;
  readonly choice: Choice;
}

/** The chart, with what has to be placed on it or what happens there. */
export function Caribbean({ board, table, stage, choice }: Props): JSX.Element {
  const { words, game, view } = table;
  const sea = isAtSea(view);
  const tray = stage.isPlaying ? undefined : Tray({ table, choice });
  return (
    <section class="drake-caribbean" aria-label={words.caribbean}>
      <Head title={words.caribbean} note={sea ? game.phases[view.phase] : undefined} />
      {sea && (tray ?? <StageLine board={board} table={table} stage={stage} />)}
      <Chart board={board} table={table} stage={stage} choice={choice} />
    </section>
  );
}
