import { labelled } from '../../../app/labelled.ts';
import type { ComponentChildren, JSX } from 'preact';
import type { SectionProps } from '../board/section.ts';
import { Sign } from '../drawings/sign.tsx';
import { previewOf } from '../me/preview.ts';
import { nameOf } from './card.tsx';
import { doubloonsAfter } from './price.ts';

interface Props extends SectionProps {
  readonly id: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** Where a thing with a price lies: looking at it shows what it would leave. */
export function PricedPlace({ id, class: more, board, table, touch, children }: Props): JSX.Element {
  const preview = previewOf(board);
  const show = () => {
    const [left] = touch.movesOn(id).flatMap((move) => doubloonsAfter(move, table) ?? []);
    preview.value = left;
  };
  const hide = () => (preview.value = undefined);
  return (
    <li
      class={more === undefined ? 'ma-card-place' : `ma-card-place ${more}`}
      data-thing={id}
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocusIn={show}
      onFocusOut={hide}
    >
      {children}
      <PlanSign id={id} board={board} table={table} touch={touch} />
    </li>
  );
}

/** Planning a card that could be used otherwise as well. */
function PlanSign({ id, table, touch }: SectionProps & { readonly id: string }): JSX.Element | undefined {
  const moves = touch.movesOn(id);
  const plan = moves.find(({ kind }) => kind === 'plan');
  if (plan === undefined || moves.length === 1) return undefined;
  const label = labelled(table.words.cards.does.plan, nameOf(id, table));
  return (
    <button
      type="button"
      class="ma-plan-legal"
      aria-label={label}
      title={label}
      onClick={() => touch.onMove(plan)}
    >
      <Sign name="hourglass" />
    </button>
  );
}
