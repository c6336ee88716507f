import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { qrCode } from './code.ts';
import './qr-picture.css';

/** Readers want so much light around it. */
const MARGIN = 4;

/** An address for the camera of a phone, always dark on light. */
export function QrPicture({ text, label }: { readonly text: string; readonly label: string }): JSX.Element {
  const modules = useMemo(() => qrCode(text), [text]);
  const size = modules.length + 2 * MARGIN;
  const path = modules
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x + MARGIN} ${y + MARGIN}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg class="qr-picture" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect class="qr-picture-ground" width={size} height={size} />
      <path class="qr-picture-modules" d={path} />
    </svg>
  );
}
