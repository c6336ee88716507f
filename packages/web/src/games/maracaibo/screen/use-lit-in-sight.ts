import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { LEGAL } from '../../../design/overlays/tooltip-place.ts';

/** Keeps a list where it was scrolled to, unless a new decision finds nothing of what it asks about in sight. */
export function useLitInSight(page: RefObject<HTMLElement | null>, decision: string): void {
  useLayoutEffect(() => {
    if (decision === '' || page.current === null) return;
    const { top, bottom } = page.current.getBoundingClientRect();
    const lit = [...page.current.querySelectorAll(LEGAL)].filter((each) => each.getClientRects().length > 0);
    const isSeen = lit.some((each) => {
      const at = each.getBoundingClientRect();
      return at.bottom <= bottom && at.top >= top;
    });
    if (!isSeen) lit[0]?.scrollIntoView({ block: 'center' });
  }, [decision]);
}
