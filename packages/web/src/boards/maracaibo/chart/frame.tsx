import type { ComponentChildren, JSX } from 'preact';
import type { RefObject } from 'preact';
import { IconButton } from '../../../design/shell/icon-button.tsx';
import type { Table } from '../table.ts';

/** How many times as wide as its frame the chart may be. */
const ZOOMS = [1, 1.7, 2.9, 3.6] as const;

interface Props {
  readonly window: RefObject<HTMLDivElement | null>;
  readonly zoom: number;
  readonly onZoom: (zoom: number) => void;
  readonly onShip: () => void;
  readonly table: Table;
  /** What stands over the chart and does not move with it. */
  readonly over: ComponentChildren;
  readonly children: ComponentChildren;
}

/** The chart in its frame: where it is larger than the frame, it moves within it. */
export function Frame({ window, zoom, onZoom, onShip, table, over, children }: Props): JSX.Element {
  const { zoom: words } = table.words.chart;
  return (
    <div class="ma-chart">
      <div class="ma-chart-window" ref={window}>
        <div class="ma-chart-sheet" style={{ width: `${(ZOOMS[zoom] ?? 1) * 100}%` }}>
          {children}
        </div>
      </div>
      <div class="ma-chart-tools" role="group" aria-label={words.label}>
        <IconButton
          icon="plus"
          label={words.closer}
          aria-disabled={zoom === ZOOMS.length - 1}
          onClick={() => onZoom(Math.min(ZOOMS.length - 1, zoom + 1))}
        />
        <IconButton
          icon="minus"
          label={words.farther}
          aria-disabled={zoom === 0}
          onClick={() => onZoom(Math.max(0, zoom - 1))}
        />
        {zoom > 0 && <IconButton icon="anchor" label={words.ship} onClick={onShip} />}
      </div>
      {over}
    </div>
  );
}
