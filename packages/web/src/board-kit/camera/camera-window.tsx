import type { ComponentChildren, JSX, RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { isFarthest } from './camera.ts';
import type { ChartCamera } from './use-camera.ts';
import './camera-window.css';

interface Props {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly camera: ChartCamera;
  readonly class: string;
  readonly children: ComponentChildren;
}

/**
 * The window on a chart that has buttons of the page laid over its drawing. The sheet is as large as its scale says and
 * moves by scrolling: lines and letters stay sharp, and the browser can bring into sight what gets the focus.
 */
export function CameraWindow({ root, camera, class: more, children }: Props): JSX.Element {
  const [now, view] = [camera.camera.value, { sheet: camera.sheet, frame: camera.frame.value }];
  const { x, y, scale } = now;
  const { width, height } = camera.sheet;
  const [left, top] = [Math.max(0, x * scale), Math.max(0, y * scale)];
  useLayoutEffect(() => {
    root.current?.scrollTo({ left, top, behavior: 'instant' });
  }, [left, top, scale]);
  const onScroll = ({ currentTarget: { scrollLeft, scrollTop } }: { readonly currentTarget: Element }) => {
    // What was asked for comes back rounded.
    if (Math.abs(scrollLeft - left) > 1 || Math.abs(scrollTop - top) > 1)
      camera.scrolled(scrollLeft, scrollTop);
  };
  return (
    <div
      class={`camera-window ${isFarthest(now, view) ? '' : 'camera-window-moves '}${more}`}
      ref={root}
      onScroll={onScroll}
    >
      <div class="camera-sheet" style={`width:${width * scale}px;height:${height * scale}px`}>
        {children}
      </div>
    </div>
  );
}
