import type { ComponentChildren, JSX } from 'preact';
import { labelled } from '../../../app/labelled.ts';
import type { Named } from '../texts/index.ts';
import { Tooltip } from '../../../design/overlays/tooltip.tsx';

/** One line of the log; hover, focus or tap explains all of it in words. */
export function Row({
  told,
  children,
  class: more,
}: {
  readonly told: readonly string[];
  readonly children: ComponentChildren;
  readonly class?: string;
}): JSX.Element {
  return (
    <Tooltip
      class="drake-log-tip"
      text={
        <span class="drake-told">
          {told.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </span>
      }
    >
      {(describedBy) => (
        <button
          type="button"
          class={`drake-log-row${more === undefined ? '' : ` ${more}`}`}
          aria-describedby={describedBy}
        >
          {children}
        </button>
      )}
    </Tooltip>
  );
}

export function tell({ name, help }: Named, count?: number): string {
  return count === undefined ? `${name}. ${help}` : `${labelled(name, count)}. ${help}`;
}
