import type { JSX } from 'preact';
import { ChartSheet } from '../drawings/chart-sheet.tsx';
import type { BoardProps } from '../../../board-kit/board.ts';
import { ChartFrame } from './chart-frame.tsx';
import { DestinationDrawing } from './destination-drawing.tsx';
import { cameraAim } from './camera-aim.ts';
import { LANES, SHEET, ZONE_LINES } from './layout.ts';
import { Ships } from './ships.tsx';
import { StageMark } from '../stage/stage-line.tsx';
import type { Shift, Stage } from '../stage/stage.ts';
import type { Table } from '../board/table.ts';
import type { TargetChoice } from './targets.tsx';
import { Targets } from './targets.tsx';
import { ZoneHeads } from './zone-heads.tsx';

interface Props {
  readonly board: BoardProps;
  readonly table: Table;
  readonly stage: Stage;
  readonly choice: TargetChoice;
}

/** The sheet of the Caribbean with everything on it, and what may be clicked laid over it. */
export function Chart({ board, table, stage, choice }: Props): JSX.Element {
  const { shift } = stage;
  return (
    <ChartFrame table={table} follow={cameraAim(table, shift, choice)}>
      <div onClickCapture={() => stage.isPlaying && board.onSkip()}>
        <Picture table={table} shift={shift} choice={choice} />
        <Targets board={board} table={table} choice={choice} />
        <Ships table={table} shift={shift} />
        {shift.step !== undefined && <StageMark key={shift.step} step={shift.step} table={table} />}
      </div>
    </ChartFrame>
  );
}

interface PictureProps {
  readonly table: Table;
  readonly shift: Shift;
  readonly choice: TargetChoice;
}

function Picture({ table, shift, choice }: PictureProps): JSX.Element {
  return (
    <ChartSheet sheet={SHEET} lanes={LANES} zoneLines={ZONE_LINES}>
      <ZoneHeads table={table} />
      {table.content.destinations.map(({ id, zone }) => (
        <DestinationDrawing key={id} id={id} zone={zone} table={table} shift={shift} choice={choice} />
      ))}
    </ChartSheet>
  );
}
