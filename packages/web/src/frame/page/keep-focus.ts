/** After a move the button that was pressed may be gone. The focus then goes to another button nearby or to the prompt, and is never lost. */
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/** Parts of the page name themselves by `data-region`. */
export function useKeptFocus(root: RefObject<HTMLElement | null>, seq: number): void {
  const last = useRef<string | undefined>(undefined);

  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    const notice = ({ target }: FocusEvent) => {
      const region = target instanceof Element ? target.closest<HTMLElement>('[data-region]') : null;
      last.current = region?.dataset['region'];
    };
    const leave = ({ target }: PointerEvent) => {
      // If the person clicked on an empty place, the focus is left alone.
      if (target instanceof Element && target.closest('button, a, input, [tabindex]') === null) {
        last.current = undefined;
      }
    };
    element.addEventListener('focusin', notice);
    element.addEventListener('pointerdown', leave);
    return () => {
      element.removeEventListener('focusin', notice);
      element.removeEventListener('pointerdown', leave);
    };
  }, []);

  useLayoutEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (!lost || last.current === undefined) return;
    const region = root.current?.querySelector<HTMLElement>(`[data-region="${last.current}"]`);
    const next = region?.querySelector<HTMLElement>('button:not([aria-disabled="true"], .icon-button)');
    (next ?? root.current?.querySelector<HTMLElement>('[data-region="prompt"]'))?.focus({
      preventScroll: true,
    });
  }, [seq]);
}
