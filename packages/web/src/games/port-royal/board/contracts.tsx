import type { JSX } from 'preact';
import { labelled } from '../../../app/labelled.ts';
import { seatNumber } from '../../../design/drawings/seat-number.ts';
import { ContractCard } from '../drawings/cards/contract-card.tsx';
import { PileCount } from '../drawings/pile-count.tsx';
import { Tooltip } from '../../../design/overlays/tooltip.tsx';
import type { BoardProps } from '../../../board-kit/board.ts';
import type { Table, View } from './table.ts';
import { contractSlots } from './slots.ts';
import './contracts-fit.css';

interface Props {
  readonly board: BoardProps;
  readonly table: Table;
}

/** The face-up contracts, with everybody's markers. */
export function Contracts({ board, table }: Props): JSX.Element {
  const { words } = table;
  return (
    <section class="port-royal-contracts" aria-label={words.contracts}>
      <header class="port-royal-contracts-head">
        <h3 class="port-royal-heading">{words.contracts}</h3>
        {table.view.cooperative && <Together table={table} />}
      </header>
      {/* The strip of a phone scrolls, also by keyboard. */}
      <ul class="port-royal-contract-list" aria-label={words.contracts} tabIndex={0}>
        {contractSlots(table).map(({ id, moves }) => {
          const [move] = moves;
          return (
            <li key={id} data-thing={id} class={pointed(board, id)}>
              <Contract
                id={id}
                board={board}
                table={table}
                {...(move === undefined ? {} : { onClaim: () => board.onMove(move) })}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function pointed({ pointedAt }: BoardProps, id: string): string {
  return pointedAt.value.includes(id) ? 'port-royal-pointed' : '';
}

/** Few enough time cards for everybody to notice. */
const LAST_TIME_CARDS = 3;

/** How far all are, and how much time is left. */
function Together({ table: { view, words, game } }: { readonly table: Table }): JSX.Element {
  const done = view.contracts.filter(({ claims }) => claims.length > 0).length;
  return (
    <>
      <span class="port-royal-together">{words.together(done, view.contracts.length)}</span>
      <span class="port-royal-aside">
        <Tooltip text={game.cards['time-pile'].help} class="port-royal-time">
          {() => <PileCount name={words.timePile} count={view.time} urgent={view.time <= LAST_TIME_CARDS} />}
        </Tooltip>
        <Tooltip text={game.cards['victory-pile'].help} class="port-royal-victory">
          {() => <PileCount name={words.victoryPile} count={view.victory} />}
        </Tooltip>
      </span>
    </>
  );
}

interface ContractProps extends Props {
  readonly id: string;
  readonly onClaim?: () => void;
}

function Contract({ id, board, table, onClaim }: ContractProps): JSX.Element {
  const { game, words, view, seat } = table;
  const shown = view.contracts.find((contract) => contract.id === id);
  const name = game.contracts[id]?.name ?? id;
  const help = game.contracts[id]?.help ?? '';
  const asks = game.ownCards?.asks(id) ?? words.asks[id] ?? '';
  const claims = shown?.claims ?? [];
  const done = view.cooperative ? claims.length > 0 : seat !== undefined && claims.includes(seat);
  const marker = (of: number) => ({ seat: seatNumber(of), name: board.speech.name(of) });
  const standing = claims.map((of) => board.speech.name(of)).join(', ') || words.nobody;
  return (
    <Tooltip text={help} class="port-royal-contract">
      {(describedBy) => (
        <ContractCard
          requires={requiresOf(table, id)}
          name={name}
          words={asks}
          slots={slotsOf(table, id, marker)}
          together={view.cooperative}
          counting={countingOf(shown, marker)}
          label={`${labelled(name, asks)}. ${standing}`}
          describedBy={describedBy}
          {...(onClaim === undefined ? {} : { state: 'legal', tab: words.claim, onClick: onClaim })}
          {...(done && onClaim === undefined ? { state: 'done', tab: words.fulfilled } : {})}
        />
      )}
    </Tooltip>
  );
}

function requiresOf({ content }: Table, id: string) {
  return content.contracts.find((contract) => contract.id === id)?.requires ?? [];
}

/** The reward spaces with their markers; together, one player fulfils a contract for all. */
function slotsOf<M>(
  { content, view }: Table,
  id: string,
  marker: (seat: number) => M,
): readonly { readonly coins: number; readonly taken?: M }[] {
  const coins = content.contracts.find((contract) => contract.id === id)?.slots ?? [];
  const claims = view.contracts.find((contract) => contract.id === id)?.claims ?? [];
  return coins.slice(0, view.cooperative ? 1 : coins.length).map((each, i) => {
    const by = claims[i];
    return by === undefined ? { coins: each } : { coins: each, taken: marker(by) };
  });
}

/** The spaces on which a player is still counting. */
function countingOf<M>(
  shown: View['contracts'][number] | undefined,
  marker: (seat: number) => M,
): readonly M[][] {
  const steps = shown?.counting ?? [];
  const most = Math.max(0, ...steps);
  return Array.from({ length: most }, (_, i) =>
    steps.flatMap((step, seat) => (step === i + 1 && !shown?.claims.includes(seat) ? [marker(seat)] : [])),
  );
}
