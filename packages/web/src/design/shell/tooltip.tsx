import type { ComponentChildren, JSX } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { placeBeside } from './tooltip-place.ts';
import './tooltip.css';

interface Props {
  /** What is said on hover, focus or tap. */
  readonly text: ComponentChildren;
  /** Draws the thing itself; the id goes on it as `aria-describedby`, so that a screen reader says the text too. */
  readonly children: (describedBy: string) => ComponentChildren;
  readonly class?: string;
}

/** Words that come up beside a thing. They stay while the pointer is over them, and Escape sends them away. */
export function Tooltip({ text, children, class: more }: Props): JSX.Element {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = () => {
    clearTimeout(leaving.current);
    if (anchor.current === null || bubble.current === null) return;
    if (!bubble.current.matches(':popover-open')) bubble.current.showPopover();
    placeBeside(anchor.current, bubble.current);
    document.addEventListener('pointerdown', hideFromOutside, { once: true });
  };
  const hide = () => {
    clearTimeout(leaving.current);
    if (bubble.current?.matches(':popover-open') === true) bubble.current.hidePopover();
  };
  const hideFromOutside = (event: Event) => {
    if (event.target instanceof Node && anchor.current?.contains(event.target) === true) return;
    hide();
  };
  const leave = () => {
    clearTimeout(leaving.current);
    leaving.current = setTimeout(hide, 120);
  };
  return (
    <span
      class={`tooltip${more === undefined ? '' : ` ${more}`}`}
      ref={anchor}
      onPointerEnter={show}
      onPointerLeave={(event) => {
        // A finger that lifts leaves too; the words stay until the next touch elsewhere.
        if (event.pointerType === 'mouse') leave();
      }}
      onFocusIn={show}
      onFocusOut={leave}
      onKeyDown={(event) => {
        if (event.key === 'Escape') hide();
      }}
    >
      {children(id)}
      <span class="tooltip-bubble" id={id} role="tooltip" popover="manual" ref={bubble}>
        {text}
      </span>
    </span>
  );
}
