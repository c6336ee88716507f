import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { isStill } from '../app/is-still.ts';
import { useScreenChanges } from '../design/overlays/use-screen-changes.ts';
import { arrowPlace } from './arrow-place.ts';

/** What a finger does with the thing that it chose goes before the thing. */
const TARGETS = [
  '[data-choice] button',
  '.table-frame-laid [class*="-legal"], .table-frame-laid .legal-glow, .table-frame-laid button[aria-keyshortcuts]',
];
/** Until the board shows what can be chosen now. */
const SETTLED = 350;

/** Points at what the lesson is about, and brings it into sight. `step` changes with each thing to do. */
export function LessonArrow({ step }: { readonly step: string }): JSX.Element {
  const arrow = useRef<HTMLDivElement>(null);
  useScreenChanges(() => pointAt(arrow.current, firstTarget()), step);
  useEffect(() => {
    const timer = setTimeout(() => bringIntoSight(firstTarget()), SETTLED);
    return () => clearTimeout(timer);
  }, [step]);
  return (
    <div ref={arrow} class="lesson-arrow" aria-hidden="true">
      <svg viewBox="0 0 34 34">
        <path d="M12 2h10v14h9L17 32 3 16h9z" />
      </svg>
    </div>
  );
}

function firstTarget(): Element | undefined {
  const found = TARGETS.flatMap((targets) => [...document.querySelectorAll(targets)]);
  return found.find((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  });
}

function bringIntoSight(target: Element | undefined): void {
  if (target === undefined) return;
  const { top, bottom } = target.getBoundingClientRect();
  const lesson = document.querySelector('.guide')?.getBoundingClientRect();
  const covered = lesson !== undefined && top < lesson.bottom && bottom > lesson.top;
  if (top >= 0 && bottom <= innerHeight && !covered) return;
  target.scrollIntoView({ block: 'center', behavior: isStill() ? 'instant' : 'smooth' });
}

function pointAt(arrow: HTMLElement | null, target: Element | undefined): void {
  if (arrow === null) return;
  arrow.style.visibility = target === undefined ? 'hidden' : 'visible';
  if (target === undefined) return;
  const lesson = document.querySelector('.guide')?.getBoundingClientRect();
  const place = arrowPlace(target.getBoundingClientRect(), lesson, innerWidth);
  arrow.dataset['from'] = place.from;
  arrow.style.translate = `${place.x}px ${place.y}px`;
}
