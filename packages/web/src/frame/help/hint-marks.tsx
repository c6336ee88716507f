/** The best moves as numbers on the board, where they are played. */
import type { Hint } from '@captains-table/bots';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { Move } from '@captains-table/kernel';
import { useScreenChanges } from '../../design/overlays/use-screen-changes.ts';
import { useSitting } from '../sitting-context.ts';
import './hint-marks.css';

const MOST_MARKS = 3;

export function HintMarks({ hints }: { readonly hints: readonly Hint[] }): JSX.Element {
  const { board } = useSitting();
  const marked = hints.slice(0, MOST_MARKS);
  const place = useRef<HTMLDivElement>(null);
  const put = () => {
    const marks = [...(place.current?.children ?? [])].filter((mark) => mark instanceof HTMLElement);
    const taken = new Set<Element>();
    for (const [index, { move }] of marked.entries()) {
      const target = targetOf(move, board?.aboutMove?.(move) ?? [], taken);
      if (target !== undefined) taken.add(target);
      const mark = marks[index];
      if (mark !== undefined) putOn(mark, target);
    }
  };
  useScreenChanges(put, JSON.stringify(marked.map(({ move }) => move)));
  return (
    <div ref={place} aria-hidden="true">
      {marked.map((hint, index) => (
        <b key={JSON.stringify(hint.move)} class={index === 0 ? 'hint-mark hint-mark-best' : 'hint-mark'}>
          {index + 1}
        </b>
      ))}
    </div>
  );
}

/** How boards name what lies on them. */
const NAMED = ['data-thing', 'data-space', 'data-place', 'data-destination'];
const LEGAL = '[class*="-legal"], .legal-glow';

/** The button of a move, or the thing on the board that it is about: rather one that can be chosen. */
function targetOf(move: Move, about: readonly string[], taken: ReadonlySet<Element>): Element | undefined {
  const asked = JSON.stringify(move);
  const button = [...document.querySelectorAll('[data-move]')].find(
    (element) => element.getAttribute('data-move') === asked,
  );
  if (button !== undefined) return button;
  const things = about
    .flatMap((name) =>
      NAMED.flatMap((how) => [...document.querySelectorAll(`[${how}="${CSS.escape(name)}"]`)]),
    )
    .filter((thing) => !taken.has(thing) && thing.getBoundingClientRect().width > 0);
  return things.find((thing) => thing.matches(LEGAL) || thing.querySelector(LEGAL) !== null) ?? things[0];
}

/** On its upper left corner; out of sight where the thing is. */
function putOn(mark: HTMLElement, target: Element | undefined): void {
  const box = target?.getBoundingClientRect();
  const seen = box !== undefined && box.bottom > 0 && box.top < innerHeight && box.right > 0;
  mark.style.visibility = seen ? 'visible' : 'hidden';
  if (seen) mark.style.translate = `${Math.max(2, box.left - 8)}px ${Math.max(2, box.top - 8)}px`;
}
