import type { JSX } from 'preact';
import { CONTENT } from '@captains-table/port-royal';
import type { SeatNumber } from '../../design/drawings/seal.tsx';
import { ContractCard } from '../../design/port-royal/contract-card.tsx';
import type { ContractKind } from '../../design/port-royal/contract-drawing.tsx';
import { initial } from '../../frame/names.ts';
import type { BoardProps } from '../board.ts';
import type { Harbour, View } from './port-royal.ts';
import { contractSlots } from './slots.ts';

interface Props {
  readonly board: BoardProps;
  readonly harbour: Harbour;
}

/** The face-up contracts, with everybody's markers. */
export function Contracts({ board, harbour }: Props): JSX.Element | undefined {
  const { words, view } = harbour;
  if (view.contracts.length === 0) return undefined;
  return (
    <section class="port-royal-contracts" aria-label={words.contracts}>
      <h3 class="port-royal-heading">{words.contracts}</h3>
      <ul class="port-royal-row">
        {contractSlots(harbour).map(({ id, moves }) => {
          const [move] = moves;
          return (
            <li key={id} data-thing={id}>
              <Contract
                id={id}
                board={board}
                harbour={harbour}
                {...(move === undefined ? {} : { onClaim: () => board.onMove(move) })}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface ContractProps extends Props {
  readonly id: string;
  readonly onClaim?: () => void;
}

function Contract({ id, board, harbour, onClaim }: ContractProps): JSX.Element {
  const { game, words, view, seat } = harbour;
  const shown = view.contracts.find((contract) => contract.id === id);
  const explained = game.contracts[id];
  const claims = shown?.claims ?? [];
  const done = view.cooperative ? claims.length > 0 : seat !== undefined && claims.includes(seat);
  const marker = (of: number) => ({ seat: seatNumber(of), name: initial(board.speech.name(of)) });
  const slots = (CONTENT.contracts.find((contract) => contract.id === id)?.slots ?? []).map((coins, i) => {
    const by = claims[i];
    return by === undefined ? { coins } : { coins, taken: marker(by) };
  });
  const standing = claims.map((of) => board.speech.name(of)).join(', ') || words.nobody;
  return (
    <ContractCard
      kind={id as ContractKind}
      name={explained?.name ?? id}
      words={explained?.help ?? ''}
      slots={slots}
      counting={countingOf(shown, marker)}
      label={`${explained?.name ?? id}: ${explained?.help ?? ''} ${standing}`}
      {...(onClaim === undefined ? {} : { state: 'legal', tab: words.claim, onClick: onClaim })}
      {...(done && onClaim === undefined ? { state: 'done' } : {})}
    />
  );
}

/** The spaces on which somebody is still counting. */
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

function seatNumber(seat: number): SeatNumber {
  return (seat + 1) as SeatNumber;
}
