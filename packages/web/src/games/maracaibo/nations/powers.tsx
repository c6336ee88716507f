import type { JSX } from 'preact';
import type { SectionProps } from '../board/section.ts';
import { Buildings } from './buildings.tsx';
import { CombatCard } from '../combat/combat-card.tsx';
import { combatOf } from '../combat/combat.ts';
import { useRecentEvents } from './recent-events.ts';
import { isScoring } from './is-scoring.ts';
import { JeanneCard } from '../jeanne/jeanne-card.tsx';
import { NATIONS } from '../board/pieces.ts';
import { Nation } from './nation.tsx';
import { ScoringStrip } from './scoring-strip.tsx';
import { Tiles } from './tiles.tsx';
import './legal.css';
import './powers.css';

/** Heights of a space of the influence tracks. */
const TALL = 9.6;
const SHORT = 6;

/**
 * What stands beside the chart: nations, prestige buildings, piles and tiles, and Jeanne. What happens comes to the
 * front: a scoring, a combat. During a combat, what has no part in it is folded away.
 */
export function Powers(props: SectionProps): JSX.Element {
  const { board, table } = props;
  const { view, words, game } = table;
  const happened = useRecentEvents(table, board.play.moves);
  const combat = combatOf(table, happened);
  const { jeanne } = view;
  const row = combat === undefined && jeanne === undefined && !isScoring(table) ? TALL : SHORT;
  const aside = (
    <>
      <Buildings {...props} />
      <Tiles {...props} />
    </>
  );
  return (
    <section class="ma-powers" aria-label={words.nations.title}>
      <ScoringStrip table={table} happened={happened} />
      {combat !== undefined && <CombatCard {...props} combat={combat} />}
      {jeanne !== undefined && combat === undefined && (
        <JeanneCard {...props} jeanne={jeanne} happened={happened} />
      )}
      <div class="ma-nations">
        {NATIONS.map((nation) => (
          <Nation key={nation} {...props} nation={nation} row={row} />
        ))}
      </div>
      {combat === undefined ? (
        <div class="ma-powers-aside">{aside}</div>
      ) : (
        <details class="ma-powers-fold">
          <summary>{game.scores.prestige}</summary>
          <div class="ma-powers-aside">{aside}</div>
        </details>
      )}
    </section>
  );
}
