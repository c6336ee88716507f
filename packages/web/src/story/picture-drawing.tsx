import type { JSX } from 'preact';
import { Ship } from '../design/drawings/ship.tsx';
import type { Picture, Shape } from './picture.ts';
import './picture.css';

/** A picture of the story in its double frame. Caption and text say what it shows. */
export function PictureDrawing({ picture }: { readonly picture: Picture }): JSX.Element {
  return (
    <svg class="picture" viewBox="0 0 480 236" aria-hidden="true">
      {picture.map((shape, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a shape is its place in the picture
        <Drawn key={index} shape={shape} />
      ))}
      <rect class="picture-frame" x="0.7" y="0.7" width="478.6" height="234.6" />
      <rect class="picture-frame" x="4.5" y="4.5" width="471" height="227" />
    </svg>
  );
}

function Drawn({ shape }: { readonly shape: Shape }): JSX.Element {
  if ('d' in shape) return <path class={`picture-${shape.as}`} d={shape.d} />;
  const { ship, x, y, scale } = shape;
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <Ship kind={ship} neutral swell={false} />
    </g>
  );
}
