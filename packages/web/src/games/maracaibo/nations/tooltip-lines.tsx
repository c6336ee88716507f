import type { JSX } from 'preact';
import './tooltip-lines.css';

/** The words of a tooltip: a name, then line by line. */
export function TooltipLines({
  name,
  lines,
}: {
  readonly name: string;
  readonly lines: readonly (string | undefined)[];
}): JSX.Element {
  return (
    <span class="ma-power-told">
      <b>{name}</b>
      {lines.map((line) => (line === undefined || line === '' ? undefined : <span key={line}>{line}</span>))}
    </span>
  );
}
