import type { JSX } from 'preact';
import { lazy } from '../app/lazy.tsx';
import { ATLAS } from './registry.ts';
// The front page shows the drawings before their code is there.
import '../design/drawings/chart/chart.css';
import '../design/drawings/chart/compass-rose.css';
import '../design/drawings/ship.css';
import '../design/sheets/plate.css';

const DRAWINGS = new Map(ATLAS.map(({ id, drawing }) => [id, lazy(drawing, PlateToCome)]));

/** The drawing of a game's sheet in the atlas. */
export function SheetDrawing({ game }: { readonly game: string }): JSX.Element {
  const Drawing = DRAWINGS.get(game) ?? PlateToCome;
  return <Drawing />;
}

/** As large as the drawing, so that nothing moves when it comes. */
function PlateToCome(): JSX.Element {
  return (
    <svg class="plate" viewBox="0 0 400 260" aria-hidden="true">
      <rect class="plate-sea" width="400" height="260" />
    </svg>
  );
}
