import type { JSX, RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { TableScene } from '@captains-table/protocol';
import { useSitting } from '../sitting-context.ts';
import type { Sitting } from '../sitting.ts';
import { keepLook, lastLook } from './looked-at.ts';
import { deedsAt } from './since.ts';

/** A player who was away for so long has lost the thread. */
const AWAY_MILLISECONDS = 60_000;

/** Shows a player who comes back what the others did meanwhile. */
export function Return({ scene }: { readonly scene: TableScene }): JSX.Element {
  const sitting = useSitting();
  const { link, log } = sitting;
  const plays = scene.you.seat !== undefined && scene.status === 'playing';
  const table = plays && (link.where === 'server' || link.where === 'device') ? scene.id : undefined;
  const moves = scene.play?.moves ?? 0;
  const isRead = log.state.value === 'read';
  const left = useLeft(table, () => link.scene.peek()?.play?.moves ?? 0);
  useEffect(() => {
    if (table === undefined || !isRead || document.hidden) return;
    // What happened meanwhile may come a little later, with the connection.
    if (left.current !== undefined && left.current < moves) {
      left.current = undefined;
      tellIn(sitting);
    }
    keepLook(table, { moves, at: Date.now() });
  }, [table, isRead, moves]);
  return <></>;
}

/** How many moves stood when a player who has come back went away; undefined for one who was not away. */
function useLeft(table: string | undefined, moves: () => number): RefObject<number | undefined> {
  const left = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (table === undefined) return;
    const comeBack = () => {
      const last = lastLook(table);
      const away = last === undefined ? 0 : Date.now() - last.at;
      left.current = away > AWAY_MILLISECONDS ? last?.moves : undefined;
    };
    const look = () => {
      if (document.hidden) keepLook(table, { moves: moves(), at: Date.now() });
      else comeBack();
    };
    comeBack();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [table]);
  return left;
}

/** It opens only if nothing else is open. */
function tellIn(sitting: Sitting): void {
  if (sitting.opened.peek() === undefined && deedsAt(sitting).length > 0) sitting.opened.value = 'since';
}
