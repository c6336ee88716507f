import type { JSX } from 'preact';
import { GoodToken } from '../drawings/good-token.tsx';
import { TreasureSign } from '../drawings/treasure.tsx';
import type { BoardProps } from '../../../board-kit/board.ts';
import { ChartKey } from '../chart/chart-key.tsx';
import { shareAt, spotOf } from '../chart/layout.ts';
import { SealOf } from '../board/seal-of.tsx';
import type { Stage } from './stage.ts';
import type { Step } from './steps.ts';
import type { Table } from '../board/table.ts';
import { eventWords } from './event-words.ts';

interface Props {
  readonly board: BoardProps;
  readonly table: Table;
  readonly stage: Stage;
}

/** What is being played, or happened last, in the words of the log. */
export function StageLine({ board, table, stage }: Props): JSX.Element {
  const { told } = stage;
  if (told === undefined) {
    return (
      <div class="drake-stage">
        <ChartKey table={table} />
      </div>
    );
  }
  const seat = 'seat' in told ? told.seat : undefined;
  return (
    <div class="drake-stage">
      {seat !== undefined && <SealOf seat={seat} name={table.name(seat)} class="drake-stage-seal" />}
      <span class="drake-stage-words">{eventWords(told, board)}</span>
    </div>
  );
}

/** What a moment brings, over the place where it happens. */
export function StageMark({
  step,
  table,
}: {
  readonly step: Step;
  readonly table: Table;
}): JSX.Element | undefined {
  const mark = markOf(step, table);
  if (mark === undefined || step.at === undefined) return undefined;
  return (
    <span
      class={`drake-moment drake-moment-${step.event.key}`}
      style={shareAt(spotOf(step.at, table).at)}
      aria-hidden="true"
    >
      {mark}
    </span>
  );
}

function markOf({ event }: Step, { words }: Table): JSX.Element | undefined {
  switch (event.key) {
    case 'attacked':
      return (
        <>
          <b>{words.stage.won(event.points)}</b>
          {event.treasure !== '' && <TreasureSign kind={event.treasure} />}
        </>
      );
    case 'token-turned':
      return <b>{words.token(event.token)}</b>;
    case 'traded':
      return <GoodToken kind={event.good} />;
    case 'failed':
      return <span>{words.stage.failed[event.reason]}</span>;
    default:
      return undefined;
  }
}
