import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { placeBeside } from './tooltip-place.ts';
import './tooltip.css';

interface Props {
  /** What is said on hover, focus or tap. */
  readonly text: ComponentChildren;
  /** Draws the thing itself; the id goes on it as `aria-describedby`, so that a screen reader says the text too. */
  readonly children: (describedBy: string) => ComponentChildren;
  readonly class?: string;
}

/** A pointer that only passes by is told nothing. */
const REST = 250;
const LEAVE = 120;

/**
 * Words that come up beside a thing. They stay while the pointer is over them; a press on them or beside, and Escape, send them away.
 * A thing that comes to lie under a pointer at rest says nothing: nobody asked it.
 */
export function Tooltip({ text, children, class: more }: Props): JSX.Element {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);

  const isOpen = () => bubble.current?.matches(':popover-open') === true;
  const show = () => {
    clearTimeout(waiting.current);
    if (anchor.current === null || bubble.current === null) return;
    if (!isOpen()) bubble.current.showPopover();
    placeBeside(anchor.current, bubble.current);
    document.addEventListener('pointerdown', hideFromOutside, { once: true });
  };
  const hide = () => {
    clearTimeout(waiting.current);
    if (isOpen()) bubble.current?.hidePopover();
  };
  const hideFromOutside = (event: Event) => {
    if (event.target instanceof Node && anchor.current?.contains(event.target) === true) return;
    hide();
  };
  const later = (then: () => void, milliseconds: number) => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(then, milliseconds);
  };
  useEffect(() => () => clearTimeout(waiting.current), []);
  return (
    <span
      class={`tooltip${more === undefined ? '' : ` ${more}`}`}
      ref={anchor}
      onPointerEnter={(event) => {
        if (event.pointerType !== 'mouse' || isOpen()) show();
      }}
      onPointerMove={({ pointerType, movementX, movementY }) => {
        const asks = pointerType === 'mouse' && (movementX !== 0 || movementY !== 0);
        if (asks && !isOpen()) later(show, REST);
      }}
      onPointerLeave={(event) => {
        // A finger that lifts leaves too; the words stay until the next touch elsewhere.
        if (event.pointerType === 'mouse') later(hide, LEAVE);
      }}
      onFocusIn={(event) => {
        if (event.target instanceof Element && event.target.matches(':focus-visible')) show();
      }}
      onFocusOut={() => later(hide, LEAVE)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') hide();
      }}
    >
      {children(id)}
      <span class="tooltip-bubble" id={id} role="tooltip" popover="manual" ref={bubble} onPointerDown={hide}>
        {text}
      </span>
    </span>
  );
}
