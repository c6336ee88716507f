import type { ComponentChildren, JSX } from 'preact';
import { CombatCard, ScoringStrip } from '../board/lazy-parts.ts';
import { combatOf } from '../combat/combat.ts';
import type { SectionProps } from '../board/section.ts';
import type { Event } from '../board/table.ts';
import { isScoring } from './is-scoring.ts';
import './overlays.css';

interface Props extends SectionProps {
  readonly happened: readonly Event[];
  readonly children?: ComponentChildren;
}

/** What comes up for a while: a scoring, a combat. It lies over the side, and nothing moves. */
export function Overlays({ happened, children, ...section }: Props): JSX.Element {
  const { table } = section;
  const combat = combatOf(table, happened);
  const hasScored = table.view.round > 1 || table.view.over || isScoring(table);
  return (
    <div class="ma-over">
      {children}
      {hasScored && <ScoringStrip table={table} happened={happened} />}
      {combat !== undefined && <CombatCard {...section} combat={combat} />}
    </div>
  );
}
