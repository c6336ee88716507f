import type { JSX } from 'preact';
import { labelled } from '../../../app/labelled.ts';
import { Glyph } from '../drawings/glyph.tsx';
import { Seal } from '../../../design/drawings/seal.tsx';
import { seatNumber } from '../../../design/drawings/seat-number.ts';
import type { BoardProps } from '../../../board-kit/board.ts';
import type { Table } from '../board/table.ts';

interface Props {
  readonly board: BoardProps;
  readonly table: Table;
}

/** In a corner of the chart: the pieces of the monastery, and who sails when. */
export function Monastery({ board, table: { view, words, content } }: Props): JSX.Element {
  const { monastery } = words;
  const name = (seat: number) => board.speech.name(seat);
  return (
    <aside class="caravelas-monastery">
      <div>
        <h3 class="caravelas-monastery-title">
          {monastery.title} <small>{monastery.note(content.figures.piecePoints)}</small>
        </h3>
        <ol class="caravelas-monastery-pieces" data-sign="arch">
          {Array.from({ length: view.pieceCount }, (_, i) => {
            const owner = view.pieces[i];
            const said = owner === undefined ? monastery.free : monastery.boughtBy(name(owner));
            return (
              <li
                key={i}
                class={
                  owner === undefined
                    ? 'caravelas-monastery-piece'
                    : `caravelas-monastery-piece caravelas-monastery-bought seat-${seatNumber(owner)}`
                }
                data-sign="arch"
                data-called={labelled(monastery.piece(i + 1), said)}
              >
                <Glyph name="arch" />
                <b>{i + 1}</b>
                {owner !== undefined && <Seal seat={seatNumber(owner)} name={name(owner)} />}
                <span class="visually-hidden">{said}</span>
              </li>
            );
          })}
        </ol>
      </div>
      <div>
        <h3 class="caravelas-monastery-title">{monastery.order}</h3>
        <ol class="caravelas-monastery-order" data-sign="order">
          {/* Keyed by place: Chromium forgets the new styles of what it moves, and the ring would be missing. */}
          {view.order.map((seat, place) => (
            <li
              key={place}
              class={
                seat === view.active
                  ? 'caravelas-monastery-turn caravelas-monastery-active'
                  : 'caravelas-monastery-turn'
              }
              title={name(seat)}
            >
              <Seal seat={seatNumber(seat)} name={name(seat)} label={name(seat)} />
              {(view.fleets[seat]?.bid ?? 0) > 0 && (
                <span class="caravelas-monastery-bid" title={monastery.bid(view.fleets[seat]?.bid ?? 0)}>
                  {view.fleets[seat]?.bid}
                </span>
              )}
            </li>
          ))}
        </ol>
      </div>
    </aside>
  );
}
