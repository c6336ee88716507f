import { useEffect, useRef } from 'preact/hooks';
import type { TableScene } from '@captains-table/protocol';
import type { Sitting } from '../sitting.ts';

/** A game begins at the top of the page, wherever people were in the waiting room. */
export function useBeginning(sitting: Sitting, scene: TableScene | undefined): void {
  const waited = useRef<Sitting | undefined>(undefined);
  const waiting = scene !== undefined && scene.play === undefined;
  const playing = scene?.play !== undefined;
  useEffect(() => {
    if (waiting) waited.current = sitting;
    if (!playing || waited.current !== sitting) return;
    waited.current = undefined;
    scrollTo(0, 0);
    document.getElementById('table-prompt')?.focus({ preventScroll: true });
  }, [sitting, waiting, playing]);
}
