import type { ComponentChildren, JSX } from 'preact';
import { CombatCard } from '../board/lazy-parts.ts';
import { combatOf } from '../combat/combat.ts';
import type { SectionProps } from '../board/section.ts';
import type { Event } from '../board/table.ts';
import { ScoringStrip } from './scoring-strip.tsx';
import './overlays.css';

interface Props extends SectionProps {
  readonly happened: readonly Event[];
  readonly children?: ComponentChildren;
}

/** What comes up for a while: a scoring, a combat. It lies over the side, and nothing moves. */
export function Overlays({ happened, children, ...section }: Props): JSX.Element {
  const combat = combatOf(section.table, happened);
  return (
    <div class="ma-over">
      {children}
      <ScoringStrip table={section.table} happened={happened} />
      {combat !== undefined && <CombatCard {...section} combat={combat} />}
    </div>
  );
}
