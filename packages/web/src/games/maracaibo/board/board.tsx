import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { play as sound } from '../../../sound/sound.ts';
import type { BoardProps } from '../../../board-kit/board.ts';
import { Desk } from '../cards/desk.tsx';
import { Chart } from '../chart/chart.tsx';
import { Powers } from '../nations/powers.tsx';
import { Ship } from '../ship/ship.tsx';
import { soundsOf } from '../../../board-kit/sounds.ts';
import { SOUNDS } from './sounds.ts';
import type { Move, Table } from './table.ts';
import { isOpening, tableOf } from './table.ts';
import { ThingQuestion } from './thing-question.tsx';
import { useTouch } from './use-touch.ts';
import './board.css';

/**
 * The chart with the powers beside it, then the cards, then the own ship; on a phone one below the other. Before the
 * first turn the cards lead: nothing else is decided then.
 */
export function Board(props: BoardProps): JSX.Element {
  const table = tableOf(props);
  const touch = useTouch(table, (move: Move) => props.onMove(move), props.scene.seq);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (const heard of soundsOf(SOUNDS, table.latest.events)) sound(heard);
  }, [props.latest.number]);
  const section = { board: props, table, touch };
  const cards = (
    <div class="maracaibo-desk" key="cards">
      <Desk {...section} />
    </div>
  );
  const chart = (
    <div class="maracaibo-sea" key="chart">
      <div class="maracaibo-chart">
        <Chart {...section} />
      </div>
      <div class="maracaibo-powers">
        <Powers {...section} />
      </div>
    </div>
  );
  return (
    <div class="maracaibo" ref={root}>
      <Jump table={table} root={root} />
      {isOpening(table) ? [cards, chart] : [chart, cards]}
      <div class="maracaibo-ship">
        <Ship {...section} />
      </div>
      <ThingQuestion {...section} />
    </div>
  );
}

interface JumpProps {
  readonly table: Table;
  readonly root: { readonly current: HTMLElement | null };
}

/** On a small screen: from one part of the table to another. */
function Jump({ table: { words }, root }: JumpProps): JSX.Element {
  const to = (part: string) => root.current?.querySelector(part)?.scrollIntoView({ block: 'start' });
  const parts = [
    ['.maracaibo-chart', words.chart.title],
    ['.maracaibo-powers', words.nations.title],
    ['.maracaibo-desk', words.cards.title],
    ['.maracaibo-ship', words.ship.title],
  ] as const;
  return (
    <nav class="maracaibo-jump" aria-label={words.jump}>
      {parts.map(([part, title]) => (
        <button key={part} type="button" class="maracaibo-jump-button" onClick={() => to(part)}>
          {title}
        </button>
      ))}
    </nav>
  );
}
