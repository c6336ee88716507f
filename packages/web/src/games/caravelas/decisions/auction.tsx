import type { JSX } from 'preact';
import { labelled } from '../../../app/labelled.ts';
import { Seal } from '../../../design/drawings/seal.tsx';
import { seatNumber } from '../../../design/drawings/seat-number.ts';
import type { BoardProps } from '../../../board-kit/board.ts';
import type { Move, Table } from '../board/table.ts';

interface Props {
  readonly board: BoardProps;
  readonly table: Table;
}

/** A small auction: who has bid what, and what the viewer could bid. */
export function Auction({ board, table }: Props): JSX.Element {
  const { view, words, pending, legal, seat } = table;
  const { auction } = words;
  const bids = legal.flatMap((move) => (move.kind === 'bid' ? [move] : []));
  const all = seat === undefined ? 0 : (view.fleets[seat]?.allMarkers ?? 0);
  const highest = Math.max(...view.fleets.map(({ bid }) => bid));
  return (
    <section class="caravelas-matter caravelas-matter-auction">
      <h3 class="visually-hidden">{auction.title}</h3>
      <ol class="caravelas-auction-bidders">
        {view.order.map((of) => {
          const bid = view.fleets[of]?.bid ?? 0;
          const said = bid === 0 ? auction.none : auction.bid(bid);
          const classes = ['caravelas-auction-bidder', `seat-${seatNumber(of)}`];
          if (pending?.seat === of) classes.push('caravelas-auction-asked');
          if (bid > 0 && bid === highest) classes.push('caravelas-auction-highest');
          return (
            <li key={of} class={classes.join(' ')} title={labelled(board.speech.name(of), said)}>
              <Seal seat={seatNumber(of)} name={board.speech.name(of)} />
              <span class="caravelas-auction-name">{board.speech.name(of)}</span>
              <b class="caravelas-auction-bid" aria-hidden="true">
                {bid === 0 ? '–' : bid}
              </b>
              <span class="visually-hidden">{said}</span>
            </li>
          );
        })}
      </ol>
      {bids.length > 0 && (
        <div class="caravelas-auction-chips" role="group" aria-label={auction.leaves}>
          {bids.map((move) => (
            <button
              key={move.markers}
              type="button"
              class="caravelas-auction-chip caravelas-lamp-legal legal-glow"
              aria-label={auction.raise(move.markers, all - move.markers)}
              title={auction.raise(move.markers, all - move.markers)}
              onClick={() => board.onMove(move)}
            >
              {move.markers}
            </button>
          ))}
        </div>
      )}
    </section>
  );
}

/** Bidders choose their places. */
export function Places({ board, table }: Props): JSX.Element {
  const { view, words, legal } = table;
  const free = new Map(legal.flatMap((move) => (move.kind === 'place' ? [[move.at, move] as const] : [])));
  return (
    <section class="caravelas-matter caravelas-matter-auction">
      <h3 class="visually-hidden">{words.places.title}</h3>
      <div class="caravelas-auction-chips">
        {view.order.map((_, i) => {
          const move = free.get(i + 1);
          const asked: Move = { kind: 'place', at: i + 1 };
          return (
            <button
              key={i}
              type="button"
              class={
                move === undefined
                  ? 'caravelas-auction-place'
                  : 'caravelas-auction-place caravelas-lamp-legal legal-glow'
              }
              onClick={() => board.onMove(move ?? asked)}
            >
              {words.places.place(i + 1)}
            </button>
          );
        })}
      </div>
    </section>
  );
}
