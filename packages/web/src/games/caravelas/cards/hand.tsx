import type { JSX } from 'preact';
import type { BoardProps } from '../../../board-kit/board.ts';
import type { Move, Table } from '../board/table.ts';
import { Card } from './card.tsx';
import { voyageOf } from '../board/voyage.ts';

interface Props {
  readonly board: BoardProps;
  readonly table: Table;
}

/** The viewer's own event cards. */
export function Hand({ board, table }: Props): JSX.Element | undefined {
  const { view, words, mine, pending } = table;
  if (view.mode !== 'full') return undefined;
  const playing = mine && pending?.kind === 'event';
  return (
    <section class="caravelas-hand" aria-labelledby="caravelas-hand">
      <h2 class="caravelas-heading" id="caravelas-hand">
        {words.hand.title} <small>{playing ? words.hand.play : words.hand.keep}</small>
      </h2>
      {view.hand.length === 0 ? (
        <p class="caravelas-none">{words.hand.empty}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- many cards scroll, also by keyboard
        <ul class="caravelas-cards" tabIndex={0} aria-labelledby="caravelas-hand">
          {view.hand.map((id, i) => (
            <li key={`${id} ${i}`}>
              <Held id={id} board={board} table={table} playing={playing} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface HeldProps extends Props {
  readonly id: string;
  readonly playing: boolean;
}

function Held({ id, board, table, playing }: HeldProps): JSX.Element {
  const { content, legal, words } = table;
  const pointed = board.pointedAt.value.includes(id);
  const { windReady } = voyageOf(board);
  const card = content.cards.find((known) => known.id === id);
  if (card?.kind === 'fair-wind' && legal.some(({ kind }) => kind === 'defend')) {
    return (
      <Card
        id={id}
        table={table}
        pointed={pointed}
        reason={windReady.value ? words.hand.ready : words.hand.against}
        state={windReady.value ? 'selected' : 'legal'}
        onClick={() => (windReady.value = !windReady.value)}
      />
    );
  }
  if (!playing) return <Card id={id} table={table} pointed={pointed} />;
  const move = legal.find((known) => known.kind === 'play' && known.card === id);
  const asked: Move = { kind: 'play', card: id };
  const reason =
    move === undefined && card?.kind === 'storm' ? words.hand.tooStrong(card.markers) : undefined;
  return (
    <Card
      id={id}
      table={table}
      pointed={pointed}
      reason={reason}
      state={move === undefined ? 'quiet' : 'legal'}
      onClick={() => board.onMove(move ?? asked)}
    />
  );
}
