import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { play } from '../../../sound/sound.ts';
import type { BoardProps } from '../../../board-kit/board.ts';
import { soundsOf } from './movements.ts';
import type { Before } from './places.ts';
import { standingIn, tableAround } from './places.ts';
import type { Table } from '../board/table.ts';
import { Staging } from './staging.ts';
import { isStill } from '../../../app/is-still.ts';

/** Shows what changed: what lay elsewhere moves to where it lies now. No one has to wait for it. */
export function useMovement(root: RefObject<HTMLElement | null>, props: BoardProps, table: Table): void {
  const { latest } = table;
  const { scene } = props;
  const shown = useRef({ number: latest.number, seq: scene.seq, view: table.view });
  const before = useRef<Before | undefined>(undefined);
  const { number, seq, view } = shown.current;
  // While it is being drawn again the page still shows what was before.
  if (root.current !== null && (number !== latest.number || seq !== scene.seq)) {
    const table = tableAround(root.current);
    const river = table.querySelector('.pr-harbour-river')?.getBoundingClientRect();
    before.current = { view, things: standingIn(table), river };
  }
  useLayoutEffect(() => {
    const happened = shown.current.number !== latest.number ? latest.events : [];
    shown.current = { number: latest.number, seq: scene.seq, view: table.view };
    const from = before.current;
    before.current = undefined;
    if (root.current === null || from === undefined) return;
    for (const { sound, after } of soundsOf(happened)) play(sound, after);
    if (isStill() || document.hidden || (happened.length > 0 && latest.atOnce)) return;
    new Staging(root.current, props, table, from).show(happened);
  }, [latest.number, scene.seq]);
}
