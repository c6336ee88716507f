import type { ComponentChildren, JSX } from 'preact';
import { storyLetters } from '../app/settings.ts';
import { useModal } from '../design/overlays/modal.ts';
import './book.css';

interface BookProps {
  /** The id of the title. */
  readonly labelledBy: string;
  readonly left: ComponentChildren;
  readonly right: ComponentChildren;
  readonly foot: ComponentChildren;
}

/** The book open over the table. Escape folds it; the focus goes to its title, and back when it is folded. */
export function Book({ onFold, ...book }: BookProps & { readonly onFold: () => void }): JSX.Element {
  const dialog = useModal(true, onFold);
  return (
    <dialog ref={dialog} class="book-dialog" aria-labelledby={book.labelledBy}>
      <OpenBook {...book} />
    </dialog>
  );
}

/** Two leaves side by side, or one below the other, and a footer. */
export function OpenBook({ labelledBy, left, right, foot }: BookProps): JSX.Element {
  return (
    <div class="book" data-letters={storyLetters.value}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard */}
      <div class="book-leaves" role="group" aria-labelledby={labelledBy} tabIndex={0}>
        <div class="book-leaf book-left">{left}</div>
        <div class="book-leaf book-right">{right}</div>
      </div>
      <footer class="book-foot">{foot}</footer>
    </div>
  );
}

interface TitleProps {
  readonly id: string;
  readonly children: ComponentChildren;
}

export function BookTitle({ id, children }: TitleProps): JSX.Element {
  return (
    <h2 class="book-title" id={id} tabIndex={-1} autofocus>
      {children}
    </h2>
  );
}

/** The line at the head of a leaf. */
export function RunningHead({ left, right }: { readonly left: string; readonly right: string }): JSX.Element {
  return (
    <p class="book-head">
      <span>{left}</span>
      <span>{right}</span>
    </p>
  );
}

export function Ornament(): JSX.Element {
  return (
    <svg class="book-ornament" viewBox="0 0 400 22" aria-hidden="true">
      <path class="book-ornament-rule" d="M10 11H170M230 11H390M40 7H150M250 7H360" />
      <path d="M200 0L203 8 212 11 203 14 200 22 197 14 188 11 197 8ZM176 11l4-3 4 3-4 3ZM216 11l4-3 4 3-4 3Z" />
    </svg>
  );
}
