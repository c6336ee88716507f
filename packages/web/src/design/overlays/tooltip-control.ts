import { createRef } from 'preact';
import { LEGAL, placeBeside } from './tooltip-place.ts';

/** A pointer that only passes over it opens nothing. */
const REST = 250;
const LEAVE = 120;

/** When the words of one tooltip come, and when they go. */
export class TooltipControl {
  readonly anchor = createRef<HTMLSpanElement>();
  readonly bubble = createRef<HTMLSpanElement>();
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #listening: AbortController | undefined;
  #dismissed = false;
  /** Whether the pointer was already on the thing: one that stays there has not come again. */
  #dismissedUnderPointer = false;

  /** After a move other things can be chosen: the words may have to make room. */
  readonly settle = (): void => {
    if (this.#isOpen()) this.#place();
  };

  readonly close = (): void => {
    clearTimeout(this.#waiting);
    this.#listening?.abort();
  };

  /** Not before the pointer or the focus comes again. */
  readonly dismiss = (): void => {
    this.#dismissed = true;
    this.#dismissedUnderPointer = this.anchor.current?.matches(':hover') === true;
    this.#hide();
  };

  readonly pointerEntered = ({ pointerType }: PointerEvent): void => {
    if (pointerType !== 'mouse' || !this.#dismissedUnderPointer) this.#dismissed = false;
    if (pointerType !== 'mouse' || this.#isOpen()) this.#show();
  };

  readonly pointerMoved = ({ pointerType, movementX, movementY }: PointerEvent): void => {
    const asks = pointerType === 'mouse' && (movementX !== 0 || movementY !== 0);
    if (asks && !this.#isOpen()) this.#later(() => this.#show(), REST);
  };

  readonly pointerLeft = ({ pointerType }: PointerEvent): void => {
    // A finger that lifts leaves too; the words stay until the next touch elsewhere.
    if (pointerType === 'mouse') this.left();
  };

  readonly left = (): void => {
    this.#dismissed = false;
    this.#later(() => this.#hide(), LEAVE);
  };

  readonly focused = ({ target }: FocusEvent): void => {
    if (target instanceof Element && target.matches(':focus-visible')) this.#show();
  };

  readonly clicked = ({ target }: MouseEvent): void => {
    if (target instanceof Element && target.closest(LEGAL) !== null) this.dismiss();
  };

  #isOpen(): boolean {
    return this.bubble.current?.matches(':popover-open') === true;
  }

  readonly #place = (): void => {
    const { anchor, bubble } = this;
    if (anchor.current !== null && bubble.current !== null) placeBeside(anchor.current, bubble.current);
  };

  #show(): void {
    clearTimeout(this.#waiting);
    if (this.#dismissed || this.bubble.current === null) return;
    if (!this.#isOpen()) this.bubble.current.showPopover();
    this.#place();
    this.#listen();
  }

  #hide(): void {
    this.close();
    if (this.#isOpen()) this.bubble.current?.hidePopover();
  }

  #listen(): void {
    this.#listening?.abort();
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    document.addEventListener('pointerdown', this.#hideFromOutside, { signal });
    document.addEventListener('scroll', this.#place, { signal, capture: true, passive: true });
    // People who use a mouse usually have the focus elsewhere.
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && this.dismiss(), { signal });
  }

  readonly #hideFromOutside = ({ target }: Event): void => {
    if (target instanceof Node && this.anchor.current?.contains(target) === true) return;
    this.#hide();
  };

  #later(then: () => void, milliseconds: number): void {
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(then, milliseconds);
  }
}
