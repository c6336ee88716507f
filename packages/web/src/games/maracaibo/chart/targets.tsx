import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { SectionProps } from '../board/section.ts';
import { askedOn } from './asked-move.ts';
import { shareOf } from './geometry/geometry.ts';
import type { Look } from './spots.ts';
import { questOn, towards } from './spots.ts';
import { spokenOf } from './spoken-label.ts';
import type { Looking } from './use-looking.ts';
import type { Voyage } from './voyage.ts';

interface Props extends SectionProps {
  readonly looks: readonly Look[];
  readonly looking: Looking;
  readonly voyages: ReadonlyMap<string, Voyage>;
  /** Brings what the keys reached into sight. */
  readonly onReach: (look: Look) => void;
}

/**
 * Everything on the chart as a button over its drawing. Arrow keys go from one to the next; the tab key stops at what
 * may be chosen, and at one thing more.
 */
export function Targets(props: Props): JSX.Element {
  const { looks, table, onReach } = props;
  const own = table.view.players[table.seat ?? table.view.active]?.ship ?? 'H';
  const cursor = useSignal(own);
  const walk = (event: KeyboardEvent) => {
    const { target, currentTarget, key } = event;
    if (key === 'Escape') props.looking.onClose();
    if (!(target instanceof HTMLElement) || !(currentTarget instanceof Element)) return;
    const to = towards(looks, target.dataset['thing'] ?? '', key);
    if (to === undefined) return;
    event.preventDefault();
    cursor.value = to.id;
    currentTarget.querySelector<HTMLElement>(`[data-thing="${to.id}"]`)?.focus({ preventScroll: true });
    onReach(to);
  };
  return (
    <ul class="ma-targets" aria-label={table.words.chart.title} onKeyDown={walk}>
      {looks.map((look) => (
        <Target key={look.id} look={look} stop={cursor.value === look.id} {...props} />
      ))}
    </ul>
  );
}

interface TargetProps extends Props {
  readonly look: Look;
  readonly stop: boolean;
}

function Target({ look, stop, looking, board, table, touch, voyages }: TargetProps): JSX.Element {
  const { id, kind, at, half } = look;
  const legal = touch.isLegal(id);
  const classes = ['ma-target', `ma-target-${kind}`];
  if (legal) classes.push('ma-target-legal');
  const pointed = board.pointedAt.value;
  if (pointed.includes(id) || pointed.includes(questOn(id, table))) classes.push('ma-target-pointed');
  return (
    <li class="ma-target-spot" style={shareOf(at, half)}>
      <button
        type="button"
        class={classes.join(' ')}
        data-thing={id}
        tabIndex={legal || stop ? 0 : -1}
        aria-label={spokenOf(look, table, voyages.get(id))}
        onPointerEnter={(event) => looking.onPointer(id, event)}
        onPointerDown={(event) => looking.onPointer(id, event)}
        onPointerLeave={(event) => looking.onLeave(id, event)}
        onFocus={({ currentTarget }) => {
          if (currentTarget.matches(':focus-visible')) looking.at.value = id;
        }}
        onBlur={() => {
          if (looking.at.peek() === id && !matchMedia('(hover: none)').matches) looking.at.value = undefined;
        }}
        onClick={() => looking.onChoose(id, askedOn(look, table))}
      />
    </li>
  );
}
