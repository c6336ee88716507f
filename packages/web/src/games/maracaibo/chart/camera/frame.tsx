import type { ComponentChildren, JSX, RefObject } from 'preact';
import { CameraTools, WholeChart } from '../../../../board-kit/camera/camera-tools.tsx';
import { CameraWindow } from '../../../../board-kit/camera/camera-window.tsx';
import type { ChartCamera } from '../../../../board-kit/camera/use-camera.ts';
import { IconButton } from '../../../../design/forms/icon-button.tsx';
import type { Table } from '../../board/table.ts';

interface Props {
  readonly window: RefObject<HTMLDivElement | null>;
  readonly camera: ChartCamera;
  readonly table: Table;
  readonly onShip: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** What stands over the chart and does not move with it. */
  readonly over: ComponentChildren;
  readonly children: ComponentChildren;
}

/** The chart in its frame, with its buttons. */
export function Frame({ window, camera, table, onShip, onKeyDown, over, children }: Props): JSX.Element {
  const { zoom: words } = table.words.chart;
  return (
    <div class="ma-chart camera-frame" onKeyDown={onKeyDown}>
      <CameraWindow class="ma-chart-window" root={window} camera={camera}>
        {children}
      </CameraWindow>
      <CameraTools class="ma-chart-tools" camera={camera} words={words}>
        <IconButton icon="anchor" label={words.ship} onClick={onShip} />
        <WholeChart camera={camera} label={words.whole} />
      </CameraTools>
      {over}
    </div>
  );
}
