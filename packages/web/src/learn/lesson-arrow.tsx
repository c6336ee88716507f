import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { isStill } from '../app/is-still.ts';
import { useScreenChanges } from '../design/overlays/use-screen-changes.ts';

/** What a finger does with the thing that it chose goes before the thing. */
const TARGETS = [
  '[data-choice] button',
  '.table-frame-laid [class*="-legal"], .table-frame-laid .legal-glow, .table-frame-laid button[aria-keyshortcuts]',
];
const SIZE = 34;
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

/** From above; from below where there is no room above. */
function pointAt(arrow: HTMLElement | null, target: Element | undefined): void {
  if (arrow === null) return;
  arrow.style.visibility = target === undefined ? 'hidden' : 'visible';
  if (target === undefined) return;
  const { left, top, bottom, width } = target.getBoundingClientRect();
  const lesson = document.querySelector('.guide')?.getBoundingClientRect().bottom ?? 0;
  const above = top - SIZE - 6 > Math.min(lesson, top);
  const x = Math.min(innerWidth - SIZE, Math.max(0, left + width / 2 - SIZE / 2));
  arrow.dataset['from'] = above ? 'above' : 'below';
  arrow.style.translate = `${x}px ${above ? top - SIZE - 6 : bottom + 6}px`;
}
