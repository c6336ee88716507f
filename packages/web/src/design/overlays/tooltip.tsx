import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import { TooltipControl } from './tooltip-control.ts';
import './tooltip.css';

interface Props {
  /** What is said on hover, focus or tap. */
  readonly text: ComponentChildren;
  /** Draws the thing itself; the id goes on it as `aria-describedby`, so that a screen reader says the text too. */
  readonly children: (describedBy: string) => ComponentChildren;
  readonly class?: string;
}

/**
 * Words that come up beside a thing. They stay while the pointer is over the thing or over them; a press on them or
 * beside, the choice of the thing, and Escape send them away until the pointer comes again. Where they cannot help
 * lying over something that can be chosen, the pointer goes through them (docs/decisions/013).
 * A thing that comes to lie under a pointer at rest says nothing: no one asked it.
 */
export function Tooltip({ text, children, class: more }: Props): JSX.Element {
  const id = useId();
  const [control] = useState(() => new TooltipControl());
  useEffect(() => control.close, []);
  useEffect(control.settle);
  return (
    <span
      class={`tooltip${more === undefined ? '' : ` ${more}`}`}
      ref={control.anchor}
      onPointerEnter={control.pointerEntered}
      onPointerMove={control.pointerMoved}
      onPointerLeave={control.pointerLeft}
      onFocusIn={control.focused}
      onFocusOut={control.left}
      // Before the thing itself hears of the click: its move may make it another thing.
      onClickCapture={control.clicked}
    >
      {children(id)}
      <span
        class="tooltip-bubble"
        id={id}
        role="tooltip"
        popover="manual"
        ref={control.bubble}
        onPointerDown={control.dismiss}
      >
        {text}
      </span>
    </span>
  );
}
