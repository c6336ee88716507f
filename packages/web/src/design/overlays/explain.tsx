import type { ComponentChildren, JSX } from 'preact';
import { Tooltip } from './tooltip.tsx';

interface Props {
  readonly text: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A word of a sentence that explains itself on hover, focus or tap. */
export function Explain({ text, children }: Props): JSX.Element {
  return (
    <Tooltip text={text}>
      {(id) => (
        <button type="button" class="explain" aria-describedby={id}>
          {children}
        </button>
      )}
    </Tooltip>
  );
}
