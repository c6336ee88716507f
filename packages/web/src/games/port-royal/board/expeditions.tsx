import { useState } from 'preact/hooks';
import type { JSX } from 'preact';
import type { Move } from '@captains-table/kernel';
import type { ExpeditionSymbol } from '../drawings/cards/expedition-card.tsx';
import { ExpeditionCard } from '../drawings/cards/expedition-card.tsx';
import { Button } from '../../../design/forms/button.tsx';
import { Dialog } from '../../../design/overlays/dialog.tsx';
import { Tooltip } from '../../../design/overlays/tooltip.tsx';
import type { BoardProps } from '../../../board-kit/board.ts';
import type { Table } from './table.ts';
import type { Slot } from './slots.ts';
import { expeditionSlots } from './slots.ts';

interface Props {
  readonly board: BoardProps;
  readonly table: Table;
}

/** What lies on the table for players who have the crew for it. */
export function Expeditions({ board, table }: Props): JSX.Element {
  const [choosing, setChoosing] = useState<readonly Move[]>([]);
  const { words, view } = table;
  const isPointed = (id: string) => board.pointedAt.value.includes(id);
  const send = (moves: readonly Move[]) => {
    const [only, ...others] = moves;
    if (only !== undefined && others.length === 0) board.onMove(only);
    else setChoosing(moves);
  };
  return (
    <section class="port-royal-expeditions" aria-label={words.expeditions}>
      <h3 class="port-royal-heading">{words.expeditions}</h3>
      {view.expeditions.length === 0 ? (
        <p class="port-royal-no-expedition">{words.noExpedition}</p>
      ) : (
        // Many of them scroll, also by keyboard.
        <ul class="port-royal-row" aria-label={words.expeditions} tabIndex={0}>
          {expeditionSlots(table).map((slot) => (
            <li
              key={slot.id}
              data-thing={slot.id}
              class={isPointed(slot.id) ? 'pr-expedition-place port-royal-pointed' : 'pr-expedition-place'}
            >
              <Expedition slot={slot} table={table} onSend={send} />
            </li>
          ))}
        </ul>
      )}
      <Dialog
        open={choosing.length > 0}
        onClose={() => setChoosing([])}
        title={words.chooseCrew}
        closeLabel={words.close}
      >
        <ul class="port-royal-crews">
          {choosing.map((move) => (
            <li key={JSON.stringify(move)}>
              <Button
                wide
                onClick={() => {
                  setChoosing([]);
                  board.onMove(move);
                }}
              >
                {board.speech.move(move, table.pending)}
              </Button>
            </li>
          ))}
        </ul>
      </Dialog>
    </section>
  );
}

interface ExpeditionProps {
  readonly slot: Slot;
  readonly table: Table;
  readonly onSend: (moves: readonly Move[]) => void;
}

function Expedition({ slot, table, onSend }: ExpeditionProps): JSX.Element | undefined {
  const { words, game, view, seat, outlook } = table;
  const card = outlook.card(slot.id);
  if (card === undefined) return undefined;
  const crew = seat === undefined ? undefined : outlook.crewFor(view, seat, slot.id);
  const legal = slot.moves.length > 0;
  return (
    <Tooltip
      text={game.cards[card.special ? 'special-expedition' : 'expedition'].help}
      class="port-royal-expedition"
    >
      {(describedBy) => (
        <ExpeditionCard
          symbols={symbolsOf(table, slot.id)}
          name={words.symbols(card.anchors, card.crosses, card.houses)}
          {...(crew === undefined ? {} : { note: words.crew(crew.fits, crew.needs) })}
          coins={card.coins}
          influence={card.influence}
          {...cargoOf(table, slot.id)}
          label={game.card(slot.id)}
          {...(legal ? { state: 'legal', onClick: () => onSend(slot.moves) } : {})}
          describedBy={describedBy}
        />
      )}
    </Tooltip>
  );
}

/** Each wanted symbol, and whether I could send a person for it: those who fit no other first. */
function symbolsOf({ view, seat, outlook }: Table, id: string) {
  const card = outlook.card(id);
  const wanted: ExpeditionSymbol[] = [
    ...Array.from({ length: card?.anchors ?? 0 }, () => 'anchor' as const),
    ...Array.from({ length: card?.crosses ?? 0 }, () => 'cross' as const),
    ...Array.from({ length: card?.houses ?? 0 }, () => 'house' as const),
  ];
  const persons = seat === undefined ? [] : (view.players[seat]?.persons ?? []);
  const able = persons.map((person) => outlook.card(person)?.symbol ?? '');
  return wanted.map((symbol) => {
    const own = able.indexOf(symbol);
    const at = own === -1 ? able.indexOf('any') : own;
    if (at !== -1) able.splice(at, 1);
    return { symbol, have: at !== -1 };
  });
}

/** The cargo that an expedition asks for, and whether I have kept a ship with it. Rule PR-24.18. */
function cargoOf({ view, seat, outlook }: Table, id: string) {
  const cargo = outlook.card(id)?.cargo ?? '';
  if (cargo === '') return {};
  const kept = seat === undefined ? [] : (view.adventure?.players[seat]?.cargo ?? []);
  return { cargo: { cargo, have: kept.some((ship) => outlook.card(ship)?.cargo === cargo) } };
}
