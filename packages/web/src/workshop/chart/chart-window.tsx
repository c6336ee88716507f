/** The chart as boards draw it, with handles over it. */
import type { JSX } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { Boundary } from '../../app/boundary.tsx';
import { isStill } from '../../app/is-still.ts';
import { CameraTools, WholeChart } from '../../board-kit/camera/camera-tools.tsx';
import { CameraWindow } from '../../board-kit/camera/camera-window.tsx';
import { steer } from '../../board-kit/camera/steer.ts';
import { useCamera } from '../../board-kit/camera/use-camera.ts';
import type { OpenPack } from '../open-pack.ts';
import { workshopWords } from '../words.ts';
import { ChartHandles } from './chart-handles.tsx';
import type { EditableSheet, Point } from './editable-chart.ts';
import type { ChartActs } from './use-chart-acts.ts';

interface Props {
  readonly openPack: OpenPack;
  readonly sheet: EditableSheet;
  readonly acts: ChartActs;
}

export function ChartWindow({ openPack, sheet, acts }: Props): JSX.Element {
  const { chart: words } = workshopWords.value;
  const window = useRef<HTMLDivElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const camera = useCamera(window, sheet.size, { at: startOf(sheet, acts) }, isStill);
  const { content, texts } = openPack.shown.value;
  const { locale } = openPack.words.value;
  const times = useRef(0);
  const drawing = useMemo(() => {
    times.current++;
    return (
      // What cannot be drawn can still be mended: its handles are there.
      <Boundary key={times.current} fallback={() => <></>}>
        <sheet.Drawing content={content} texts={texts} locale={locale} />
      </Boundary>
    );
  }, [sheet, content, texts, locale]);
  return (
    <div class="ws-chart-frame camera-frame" onKeyDown={(event) => steer(event, camera, undefined)}>
      <CameraWindow class="ws-chart-window" root={window} camera={camera}>
        <div class="ws-chart-sheet" ref={root} role="group" aria-label={words.handles}>
          <div class="ws-chart-drawing" aria-hidden="true">
            {drawing}
          </div>
          <Ghost sheet={sheet} acts={acts} />
          <ChartHandles acts={acts} sheet={sheet} root={root} onFocus={(at) => camera.show(at)} />
        </div>
      </CameraWindow>
      <CameraTools class="ws-chart-tools" camera={camera} words={words.zoom}>
        <WholeChart camera={camera} label={words.zoom.whole} />
      </CameraTools>
    </div>
  );
}

/** Where the piece that was last touched can be taken hold of; else the first that can be. */
function startOf({ corner, size }: EditableSheet, { handles, picked }: ChartActs): Point {
  const { collection, key } = picked.value ?? {};
  const first = handles.find(({ piece }) => piece?.key === key && piece?.collection === collection);
  const { at } = first ?? handles[0] ?? {};
  return at === undefined
    ? { x: size.width / 2, y: size.height / 2 }
    : { x: at.x - corner.x, y: at.y - corner.y };
}

/** Where what is held would come to lie, and which way it came. */
function Ghost({ sheet, acts }: Omit<Props, 'openPack'>): JSX.Element | null {
  const held = acts.held.value;
  if (held === undefined) return null;
  const { corner, size } = sheet;
  const passed = held.way.flatMap((id) => acts.stops.filter((stop) => stop.id === id).map(({ at }) => at));
  const line = [...(passed.length > 0 ? passed : [held.handle.at]), held.at];
  return (
    <svg
      class="ws-chart-ghost"
      viewBox={`${corner.x} ${corner.y} ${size.width} ${size.height}`}
      aria-hidden="true"
    >
      <path d={`M${line.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
      <circle cx={held.at.x} cy={held.at.y} r={acts.layer.size / 2} />
    </svg>
  );
}
