import type { JSX } from 'preact';
import { GLYPHS } from '../glyphs.ts';
import './space-sign.css';

type SignKind = 'event' | 'cape' | 'pirates';

/** The sign of a space, around 0,0: a wave in a disc, a warning triangle, a skull. */
export function SpaceSign({ kind }: { readonly kind: SignKind }): JSX.Element {
  switch (kind) {
    case 'event':
      return (
        <g class="caravelas-sign-event">
          <circle r="6.8" />
          <path d="M-4 0q2-3 4 0t4 0" />
        </g>
      );
    case 'cape':
      return (
        <g class="caravelas-sign-cape">
          <path class="caravelas-sign-cape-body" d="M0-8.5l8.5 14.6h-17z" />
          <path class="caravelas-sign-cape-mark" d="M0-3.2v4.6M0 3.8v.4" />
        </g>
      );
    case 'pirates':
      return (
        <g class="caravelas-sign-pirates" transform="scale(.034) translate(-256 -256)">
          <path d={GLYPHS['pirate-skull']} />
        </g>
      );
  }
}
