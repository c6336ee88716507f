import type { JSX } from 'preact';
import { listed } from '../../../app/listed.ts';
import { Caravel } from '../drawings/caravel.tsx';
import { seatNumber } from '../../../design/drawings/seat-number.ts';
import type { BoardProps } from '../../../board-kit/board.ts';
import type { Table } from '../board/table.ts';
import { shipName } from '../panels/fleet-sheet.tsx';

interface Props {
  readonly board: BoardProps;
  readonly table: Table;
}

/** A 1 at the Cape: the player chooses one ship. */
export function Wreck({ board, table }: Props): JSX.Element {
  const { content, view, words, legal, names, seat } = table;
  const carried = view.fleets[seat ?? 0]?.goods ?? [];
  return (
    <section class={`caravelas-matter seat-${seatNumber(seat ?? 0)}`}>
      <h3 class="caravelas-matter-title">{words.wreck.title}</h3>
      <p class="caravelas-matter-note">{words.wreck.note}</p>
      <div class="caravelas-wreck-ships">
        {legal.map((move) => {
          if (move.kind !== 'sink') return undefined;
          const goods = content.goods.filter(({ id, ship }) => ship === move.ship && carried.includes(id));
          return (
            <button
              key={move.ship}
              type="button"
              class="caravelas-wreck-ship caravelas-lamp-legal legal-glow"
              onClick={() => board.onMove(move)}
            >
              <svg viewBox="0 0 120 92" aria-hidden="true">
                <Caravel />
              </svg>
              <b>{shipName(table, move.ship)}</b>
              <span>
                {goods.length === 0
                  ? words.wreck.empty
                  : words.wreck.loses(
                      listed(
                        goods.map(({ id }) => names.good(id)),
                        board.locale,
                      ),
                    )}
              </span>
            </button>
          );
        })}
      </div>
    </section>
  );
}
