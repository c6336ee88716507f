import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { isStill } from '../../../app/is-still.ts';
import type { Table } from '../board/table.ts';
import { partNeeded } from './on-ship.ts';

/** Brings what must be decided on into view; nothing moves where it is in view already. */
export function useBroughtIntoView(table: Table, seq: number): RefObject<HTMLElement | null> {
  const root = useRef<HTMLElement>(null);
  const part = partNeeded(table);
  useEffect(() => {
    if (part === undefined) return;
    root.current
      ?.querySelector(part)
      ?.scrollIntoView({ block: 'nearest', behavior: isStill() ? 'auto' : 'smooth' });
  }, [part, seq]);
  return root;
}
