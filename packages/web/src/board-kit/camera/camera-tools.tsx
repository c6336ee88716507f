import type { ComponentChildren, JSX } from 'preact';
import { IconButton } from '../../design/forms/icon-button.tsx';
import { isClosest, isFarthest } from './camera.ts';
import type { ChartCamera } from './use-camera.ts';
import './camera-tools.css';

interface Props {
  readonly camera: ChartCamera;
  readonly words: { readonly label: string; readonly closer: string; readonly farther: string };
  readonly class: string;
  /** What else there is to look at. */
  readonly children: ComponentChildren;
}

const STEP = 1.5;

/** The buttons of a chart: closer, farther away, and to one thing or another. */
export function CameraTools({ camera, words, class: more, children }: Props): JSX.Element {
  const [now, view] = [camera.camera.value, { sheet: camera.sheet, frame: camera.frame.value }];
  return (
    <div class={`camera-tools ${more}`} role="group" aria-label={words.label}>
      <IconButton
        icon="plus"
        label={words.closer}
        aria-disabled={isClosest(now, view)}
        onClick={() => camera.zoom(STEP)}
      />
      <IconButton
        icon="minus"
        label={words.farther}
        aria-disabled={isFarthest(now, view)}
        onClick={() => camera.zoom(1 / STEP)}
      />
      {children}
    </div>
  );
}

interface WholeProps {
  readonly camera: ChartCamera;
  readonly label: string;
}

/** The button that brings as much as possible into sight. */
export function WholeChart({ camera, label }: WholeProps): JSX.Element {
  const atRest = isFarthest(camera.camera.value, { sheet: camera.sheet, frame: camera.frame.value });
  return <IconButton icon="compass" label={label} aria-disabled={atRest} onClick={() => camera.whole()} />;
}
