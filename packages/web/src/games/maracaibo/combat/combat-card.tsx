import type { JSX } from 'preact';
import { labelled } from '../../../app/labelled.ts';
import { Tooltip } from '../../../design/overlays/tooltip.tsx';
import { useCounted } from '../../../board-kit/use-counted.ts';
import type { SectionProps } from '../board/section.ts';
import type { Combat } from './combat.ts';
import { CombatRows } from './combat-rows.tsx';
import { CombatWays } from './combat-ways.tsx';
import { TooltipLines } from '../nations/tooltip-lines.tsx';
import { Who } from '../nations/who.tsx';
import './combat.css';

interface Props extends SectionProps {
  readonly combat: Combat;
}

/** A combat under way: the token, the nation, what is left of the value and what it can be spent on. */
export function CombatCard(props: Props): JSX.Element {
  const { combat, table } = props;
  const { words, game, view } = table;
  const say = words.nations.combat;
  const name = table.name(combat.seat);
  const nation = combat.rows.find((row) => row.nation === combat.nation)?.nation;
  return (
    <section class="ma-combat" aria-label={say.title} data-thing={combat.token}>
      <header class="ma-combat-head">
        <Who seat={combat.seat} table={table} class="ma-combat-who" />
        <span class="ma-combat-title">
          <h2 class="ma-powers-title">{say.title}</h2>
          <span class="ma-combat-aside">
            {nation === undefined ? say.fights(name) : say.fightsFor(name, game.nations[nation])}
          </span>
        </span>
        {combat.value === undefined ? (
          <span class="ma-combat-aside">{say.tokens(view.tokens)}</span>
        ) : (
          <CombatValue value={combat.value} label={say.value} help={game.help.combat} />
        )}
      </header>
      <CombatRows {...props} />
      {nation === undefined && combat.modifier !== undefined && (
        <p class="ma-combat-note">{say.modifiers[combat.modifier](table.content.figures[combat.modifier])}</p>
      )}
      {table.mine && table.pending?.kind === 'combat' && <CombatWays {...props} />}
    </section>
  );
}

interface ValueProps {
  readonly value: number;
  readonly label: string;
  readonly help: string;
}

function CombatValue({ value, label, help }: ValueProps): JSX.Element {
  const shown = useCounted(value);
  return (
    <Tooltip text={<TooltipLines name={labelled(label, value)} lines={[help]} />}>
      {(describedBy) => (
        <button type="button" class="ma-combat-value" aria-describedby={describedBy}>
          <span class="ma-combat-value-label">{label}</span>
          <b class="ma-combat-value-number">{shown}</b>
        </button>
      )}
    </Tooltip>
  );
}
