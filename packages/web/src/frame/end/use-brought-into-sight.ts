import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { isStill } from '../../app/is-still.ts';
import type { Sitting } from '../sitting.ts';

/**
 * The result of a game that has just ended comes into sight and gets the focus, unless the person is typing. A person who opens
 * the page of a finished game finds it at its top.
 */
export function useBroughtIntoSight(place: RefObject<HTMLElement | null>, { sawPlay }: Sitting): void {
  useEffect(() => {
    const { current } = place;
    if (!sawPlay || current === null) return;
    current.scrollIntoView({ block: 'start', behavior: isStill() ? 'auto' : 'smooth' });
    if (document.activeElement instanceof HTMLInputElement) return;
    current.focus({ preventScroll: true });
  }, []);
}
