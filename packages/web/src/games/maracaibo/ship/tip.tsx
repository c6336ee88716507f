import type { ComponentChildren, JSX } from 'preact';
import { Tooltip } from '../../../design/overlays/tooltip.tsx';

/** Sentences one below the other; the first one names the thing. */
function TooltipLines({ lines }: { readonly lines: readonly string[] }): JSX.Element {
  return (
    <span class="ma-ship-told">
      {lines.map((line, index) =>
        index === 0 ? <b key={index}>{line}</b> : <span key={index}>{line}</span>,
      )}
    </span>
  );
}

interface Props {
  /** What is said on hover, focus or tap. */
  readonly told: readonly string[];
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** Something that is only explained. */
export function Tip({ told, class: more, children }: Props): JSX.Element {
  return (
    <Tooltip class="ma-ship-tip" text={<TooltipLines lines={told} />}>
      {(describedBy) => (
        <button
          type="button"
          class={`ma-ship-tip-button${more === undefined ? '' : ` ${more}`}`}
          aria-label={told[0]}
          aria-describedby={describedBy}
        >
          {children}
        </button>
      )}
    </Tooltip>
  );
}

interface TargetProps extends Props {
  readonly base: string;
  /** Whether a click makes a legal move. */
  readonly legal: boolean;
  readonly pointed: boolean;
  /** The board's own name for it. */
  readonly thing?: string;
  readonly onClick: () => void;
}

/** Something that moves may be about; it glows while one is legal. */
export function Target({
  told,
  base,
  legal,
  pointed,
  thing,
  class: more,
  onClick,
  children,
}: TargetProps): JSX.Element {
  const classes = [base, 'ma-ship-target'];
  if (more !== undefined) classes.push(more);
  if (legal) classes.push(`${base}-legal`, 'ma-ship-target-legal legal-glow');
  if (pointed) classes.push('ma-ship-target-pointed');
  return (
    <Tooltip class="ma-ship-tip" text={<TooltipLines lines={told} />}>
      {(describedBy) => (
        <button
          type="button"
          class={classes.join(' ')}
          data-thing={thing}
          aria-label={told[0]}
          aria-describedby={describedBy}
          onClick={onClick}
        >
          {children}
        </button>
      )}
    </Tooltip>
  );
}
