import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { IconButton } from '../../design/shell/icon-button.tsx';
import type { BoardProps } from '../board.ts';
import { Chart } from './chart.tsx';
import { ZOOMS } from './chart-frame.tsx';
import { Head } from './head.tsx';
import type { Stage } from './stage.ts';
import { StageLine } from './stage-line.tsx';
import type { Table } from './table.ts';
import { isAtSea } from './table.ts';
import { Tray } from './tray.tsx';
import type { Choice } from './use-choice.ts';

interface Props {
  readonly board: BoardProps;
  readonly table: Table;
  readonly stage: Stage;
  readonly choice: Choice;
}

const ON_A_PHONE = 2;

/** The chart, and what is to be placed on it or happens there. */
export function Caribbean({ board, table, stage, choice }: Props): JSX.Element {
  const { words, game, view } = table;
  const [zoom, setZoom] = useState(() => (matchMedia('(max-width: 640px)').matches ? ON_A_PHONE : 0));
  const sea = isAtSea(view);
  const tray = stage.isPlaying ? undefined : Tray({ table, choice });
  return (
    <section class={sea ? 'drake-caribbean drake-leads' : 'drake-caribbean'} aria-label={words.caribbean}>
      <Head title={words.caribbean} note={sea ? game.phases[view.phase] : undefined}>
        <div class="drake-zoom" role="group" aria-label={words.zoom.title}>
          <IconButton
            icon="plus"
            label={words.zoom.in}
            aria-disabled={zoom === ZOOMS.length - 1}
            onClick={() => setZoom(Math.min(ZOOMS.length - 1, zoom + 1))}
          />
          <IconButton
            icon="minus"
            label={words.zoom.out}
            aria-disabled={zoom === 0}
            onClick={() => setZoom(Math.max(0, zoom - 1))}
          />
        </div>
      </Head>
      {sea && (tray ?? <StageLine board={board} table={table} stage={stage} />)}
      <div onClickCapture={() => stage.skip()}>
        <Chart board={board} table={table} stage={stage} choice={choice} zoom={zoom} />
      </div>
    </section>
  );
}
