import type { JSX } from 'preact';
import { Fragment } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '../../../board-kit/board.ts';
import { capital } from '../../../app/capital.ts';
import { Caribbean } from '../chart/caribbean.tsx';
import { PlaceQuestion } from './place-question.tsx';
import type { Question } from './place-question.tsx';
import { Conquests } from '../panels/conquests.tsx';
import { Harbour } from '../street/harbour.tsx';
import { Head } from './head.tsx';
import { Planner } from '../planner/planner.tsx';
import { stageOf } from '../stage/stage.ts';
import { Street } from '../street/street.tsx';
import type { Move, Table } from './table.ts';
import { isAtSea, tableOf } from './table.ts';
import { useChoice } from './use-choice.ts';
import { useHalfInSight } from './use-half-in-sight.ts';
import './board.css';
import './fit.css';
import '../chart/chart.css';
import '../street/street.css';
import '../panels/conquests.css';
import '../planner/planner.css';
import '../planner/tray.css';

/**
 * Plymouth on the left, the Caribbean on the right; on a phone first the one where things happen. At
 * sea the street is folded away, so that chart, planner and ship's logs are in sight together.
 */
export function Board(props: BoardProps): JSX.Element {
  const stage = stageOf(props);
  const present = tableOf(props);
  const view = stage.follow(present);
  useEffect(() => () => stage.close(), [stage]);
  // What is still being shown is not decided about: a click leads to the present.
  const table: Table = stage.isPlaying ? { ...present, view, legal: [], mine: false } : { ...present, view };
  const [question, setQuestion] = useState<Question | undefined>(undefined);
  const move = (chosen: Move) => {
    setQuestion(undefined);
    props.onMove(chosen);
  };
  const choice = useChoice(table, props.scene.seq, {
    onMove: move,
    onAsk: (asked) => props.onMove(asked),
    onChoose: (at, moves) => {
      const name = capital(table.game.destinations[at]);
      const title = moves.some(({ kind }) => kind === 'barter')
        ? table.words.choose.good(name)
        : table.words.choose.look(name);
      setQuestion({ title, moves });
    },
  });
  const sea = isAtSea(view);
  useHalfInSight(sea);
  const root = useRef<HTMLDivElement>(null);
  const { words, game } = table;
  const street = (
    <Street
      board={props}
      table={table}
      onMove={move}
      onChoose={(title, moves) => setQuestion({ title, moves })}
    />
  );
  // Which of them leads, only a class around both may tell: Chromium forgets the new styles of what it moves.
  const halves = [
    <section key="plymouth" class="drake-plymouth" aria-label={words.plymouth}>
      <Head title={words.plymouth} note={sea ? undefined : game.phases[view.phase]} />
      <Harbour table={table} />
      {sea ? (
        <details class="drake-fold">
          <summary>{words.street}</summary>
          {street}
        </details>
      ) : (
        street
      )}
    </section>,
    <Fragment key="caribbean">
      <Caribbean board={props} table={table} stage={stage} choice={choice} />
      <Planner table={table} choice={choice} />
    </Fragment>,
  ];
  return (
    <div class={`drake board-players-aside${sea ? ' drake-at-sea' : ''}`} ref={root}>
      <Jump words={words} root={root} sea={sea} />
      {sea ? halves.toReversed() : halves}
      <Conquests table={table} />
      <PlaceQuestion
        board={props}
        table={table}
        question={question}
        onMove={move}
        onClose={() => setQuestion(undefined)}
      />
    </div>
  );
}

interface JumpProps {
  readonly words: Table['words'];
  readonly root: { readonly current: HTMLElement | null };
  readonly sea: boolean;
}

/** On a small screen: from one half of the board to the other. */
function Jump({ words, root, sea }: JumpProps): JSX.Element {
  const to = (half: string) => {
    const shown = root.current?.querySelector(half);
    shown?.querySelector('details')?.setAttribute('open', '');
    shown?.scrollIntoView({ block: 'start' });
  };
  const buttons = [
    <button key="p" type="button" class="drake-jump-button" onClick={() => to('.drake-plymouth')}>
      {words.plymouth}
    </button>,
    <button key="c" type="button" class="drake-jump-button" onClick={() => to('.drake-caribbean')}>
      {words.caribbean}
    </button>,
  ];
  return (
    <nav class="drake-jump" aria-label={words.jump}>
      {sea ? buttons.toReversed() : buttons}
    </nav>
  );
}
