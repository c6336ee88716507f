import type { JSX } from 'preact';
import { labelled } from '../../../app/labelled.ts';
import { Doubloons, NationFlag } from '../drawings/marks.tsx';
import { Tooltip } from '../../../design/overlays/tooltip.tsx';
import { capital } from '../../../app/capital.ts';
import type { SectionProps } from '../board/section.ts';
import type { Decision } from '../board/table.ts';
import type { Combat, CombatRow } from './combat.ts';
import { Gains } from '../nations/gains.tsx';
import { plainMarks } from '../nations/plain-marks.ts';
import { TooltipLines } from '../nations/tooltip-lines.tsx';

interface Props extends SectionProps {
  readonly combat: Combat;
}

/** The three rows of a combat token; once a nation is chosen, its row alone matters. */
export function CombatRows(props: Props): JSX.Element {
  const { combat } = props;
  const chosen = combat.rows.filter(({ nation }) => nation === combat.nation);
  return (
    <ul class={chosen.length === 0 ? 'ma-combat-rows' : 'ma-combat-rows ma-combat-rows-one'}>
      {(chosen.length === 0 ? combat.rows : chosen).map((row) => (
        <li key={row.nation}>
          <Row {...props} row={row} />
        </li>
      ))}
    </ul>
  );
}

function Row({ combat, row, board, table, touch }: Props & { readonly row: CombatRow }): JSX.Element {
  const { words, game, mine } = table;
  const say = words.nations.combat;
  const { nation, printed, change, value, pay, bonus } = row;
  const choosing = combat.nation === undefined;
  const legal = choosing && touch.isLegal(nation);
  const classes = ['ma-combat-row', `ma-${nation}`];
  if (legal) classes.push('ma-combat-legal legal-glow');
  else if (choosing && mine) classes.push('ma-combat-quiet');
  const move = { kind: 'fight-for', nation } as const;
  const asked: Decision = { seat: combat.seat, kind: 'fight-for', token: combat.token };
  return (
    <Tooltip
      class="ma-combat-row-tip"
      text={
        <TooltipLines
          name={capital(board.speech.move(move, asked))}
          lines={[
            change === 0 ? undefined : labelled(say.value, `${say.changed(printed, change)} = ${value}`),
            choosing ? game.help['fight-for'] : undefined,
          ]}
        />
      }
    >
      {(describedBy) => (
        <button
          type="button"
          class={classes.join(' ')}
          aria-describedby={describedBy}
          onClick={() => choosing && touch.onThing(nation, move)}
        >
          <NationFlag nation={nation} />
          <span class="ma-combat-nation">{game.nations[nation]}</span>
          {(pay > 0 || bonus.length > 0) && (
            <span class="ma-combat-terms">
              {pay > 0 && (
                <span class="ma-combat-pay">
                  <b aria-hidden="true">−</b>
                  <Doubloons value={pay} label={say.pay(pay)} />
                </span>
              )}
              <Gains gains={plainMarks(bonus)} />
            </span>
          )}
          {choosing && (
            <span class="ma-combat-strength">
              {change !== 0 && <s class="ma-combat-printed">{printed}</s>}
              <b>{value}</b>
            </span>
          )}
        </button>
      )}
    </Tooltip>
  );
}
