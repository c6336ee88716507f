import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { LEGAL, placeBeside } from './tooltip-place.ts';
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
 * Words that come up beside a thing. They stay while the pointer is over the thing or over them; a press on them or
 * beside, the choice of the thing, and Escape send them away until the pointer comes again. Where they cannot help
 * lying over something that can be chosen, the pointer goes through them (docs/decisions/013).
 * A thing that comes to lie under a pointer at rest says nothing: nobody asked it.
 */
export function Tooltip({ text, children, class: more }: Props): JSX.Element {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const listening = useRef<AbortController>(undefined);
  const dismissed = useRef(false);
  /** Whether the pointer was on the thing then: it has not come again by being there still. */
  const dismissedUnderPointer = useRef(false);

  const isOpen = () => bubble.current?.matches(':popover-open') === true;
  const place = () => {
    if (anchor.current !== null && bubble.current !== null) placeBeside(anchor.current, bubble.current);
  };
  const show = () => {
    clearTimeout(waiting.current);
    if (dismissed.current || bubble.current === null) return;
    if (!isOpen()) bubble.current.showPopover();
    place();
    listen();
  };
  const hide = () => {
    clearTimeout(waiting.current);
    listening.current?.abort();
    if (isOpen()) bubble.current?.hidePopover();
  };
  /** Not before the pointer or the focus comes again. */
  const dismiss = () => {
    dismissed.current = true;
    dismissedUnderPointer.current = anchor.current?.matches(':hover') === true;
    hide();
  };
  const listen = () => {
    listening.current?.abort();
    listening.current = new AbortController();
    const { signal } = listening.current;
    document.addEventListener('pointerdown', hideFromOutside, { signal });
    document.addEventListener('scroll', place, { signal, capture: true, passive: true });
    // Whoever points with a mouse has the focus elsewhere.
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && dismiss(), { signal });
  };
  const hideFromOutside = (event: Event) => {
    if (event.target instanceof Node && anchor.current?.contains(event.target) === true) return;
    hide();
  };
  const later = (then: () => void, milliseconds: number) => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(then, milliseconds);
  };
  useEffect(
    () => () => {
      clearTimeout(waiting.current);
      listening.current?.abort();
    },
    [],
  );
  // After a move other things can be chosen: the words may have to make room.
  useEffect(() => {
    if (isOpen()) place();
  });
  return (
    <span
      class={`tooltip${more === undefined ? '' : ` ${more}`}`}
      ref={anchor}
      onPointerEnter={(event) => {
        if (event.pointerType !== 'mouse' || !dismissedUnderPointer.current) dismissed.current = false;
        if (event.pointerType !== 'mouse' || isOpen()) show();
      }}
      onPointerMove={({ pointerType, movementX, movementY }) => {
        const asks = pointerType === 'mouse' && (movementX !== 0 || movementY !== 0);
        if (asks && !isOpen()) later(show, REST);
      }}
      onPointerLeave={(event) => {
        // A finger that lifts leaves too; the words stay until the next touch elsewhere.
        if (event.pointerType !== 'mouse') return;
        dismissed.current = false;
        later(hide, LEAVE);
      }}
      onFocusIn={(event) => {
        if (event.target instanceof Element && event.target.matches(':focus-visible')) show();
      }}
      onFocusOut={() => {
        dismissed.current = false;
        later(hide, LEAVE);
      }}
      // Before the thing itself hears of the click: its move may make it another thing.
      onClickCapture={({ target }) => {
        if (target instanceof Element && target.closest(LEGAL) !== null) dismiss();
      }}
    >
      {children(id)}
      <span
        class="tooltip-bubble"
        id={id}
        role="tooltip"
        popover="manual"
        ref={bubble}
        onPointerDown={dismiss}
      >
        {text}
      </span>
    </span>
  );
}
