import type { CombatWay, CombatWayGroup } from '@captains-table/maracaibo/outlook';
import type { JSX } from 'preact';
import { NationCube } from '../drawings/marks.tsx';
import { Sign } from '../drawings/sign.tsx';
import { Tooltip } from '../../../design/overlays/tooltip.tsx';
import { capital } from '../../../app/capital.ts';
import { nameOfThing } from '../board/names.ts';
import type { SectionProps } from '../board/section.ts';
import type { Move, Table } from '../board/table.ts';
import { ownOf } from '../board/table.ts';
import type { Combat } from './combat.ts';
import { Gains } from '../nations/gains.tsx';
import { plainMarks } from '../nations/plain-marks.ts';
import { NATIONS } from '../board/pieces.ts';
import { TooltipLines } from '../nations/tooltip-lines.tsx';
import './combat-ways.css';

interface Props extends SectionProps {
  readonly combat: Combat;
}

/** What the value can be spent on, and what raises it. */
export function CombatWays(props: Props): JSX.Element {
  const { outlook, view, legal, seat } = props.table;
  return (
    <>
      <Boosts {...props} />
      {seat !== undefined &&
        outlook.combat
          .ways(view, seat, legal)
          .map((group) => <Group key={group.action} {...props} group={group} />)}
    </>
  );
}

/** Combat points and spies raise the value; a card may make combat points of spies. */
function Boosts({ board, table, touch }: Props): JSX.Element {
  const own = ownOf(table);
  const say = table.words.nations.combat;
  const isLegal = (by: string) => table.legal.some((move) => move.kind === 'boost' && move.with === by);
  const boosts = [
    { move: { kind: 'boost', with: 'point' }, sign: 'crossed-sabres', has: own?.combatPoints ?? 0 },
    { move: { kind: 'boost', with: 'spy' }, sign: 'spy', has: own?.spies ?? 0 },
  ] as const;
  return (
    <div class="ma-combat-boosts" role="group" aria-label={say.raise}>
      {boosts.map(({ move, sign, has }) => (
        <Tooltip
          key={sign}
          class="ma-combat-way-tip"
          text={
            <TooltipLines name={capital(board.speech.move(move, table.pending))} lines={[say.left(has)]} />
          }
        >
          {(describedBy) => (
            <button
              type="button"
              class={
                isLegal(move.with)
                  ? 'ma-combat-way ma-combat-legal legal-glow'
                  : 'ma-combat-way ma-combat-quiet'
              }
              aria-label={capital(board.speech.move(move, table.pending))}
              aria-describedby={describedBy}
              onClick={() => touch.onMove(move)}
            >
              <b class="ma-combat-plus">+1</b>
              <Sign name={sign} />
              <span class="ma-combat-left">{say.left(has)}</span>
            </button>
          )}
        </Tooltip>
      ))}
    </div>
  );
}

function Group({ group, ...props }: Props & { readonly group: CombatWayGroup }): JSX.Element {
  const { words, game } = props.table;
  const { action, shared, ways } = group;
  const title = action === 'cards' ? words.nations.combat.cards : (game.combatActions[action]?.name ?? '');
  const costs = [...new Set(ways.map(({ cost }) => cost))];
  return (
    <div class="ma-combat-group" role="group" aria-label={title}>
      <span class="ma-combat-group-title">
        {title}
        <Gains gains={plainMarks(shared)} />
      </span>
      {costs.map((cost) => (
        <span key={cost} class="ma-combat-cost-row">
          <b class="ma-combat-cost">{cost}</b>
          <span class="ma-combat-cost-ways">
            {ways
              .filter((way) => way.cost === cost)
              .map((way) => (
                <WayButton key={JSON.stringify(way.move)} {...props} way={way} action={action} />
              ))}
          </span>
        </span>
      ))}
    </div>
  );
}

interface WayProps extends Props {
  readonly way: CombatWay;
  readonly action: CombatWayGroup['action'];
}

function WayButton({ way, action, board, table, touch }: WayProps): JSX.Element {
  const { move, legal, brings } = way;
  const gains = plainMarks(brings);
  const { game, words } = table;
  const told = capital(board.speech.move(move, table.pending));
  const held = heldBy(move, table);
  return (
    <Tooltip
      class="ma-combat-way-tip"
      text={
        <TooltipLines
          name={told}
          lines={[
            held && words.nations.combat.held(game.nations[held]),
            action === 'cards' ? undefined : game.combatActions[action]?.help,
          ]}
        />
      }
    >
      {(describedBy) => (
        <button
          type="button"
          class={legal ? 'ma-combat-way ma-combat-legal legal-glow' : 'ma-combat-way ma-combat-quiet'}
          aria-label={told}
          aria-describedby={describedBy}
          onClick={() => touch.onMove(move)}
        >
          {nameIn(move, table) !== undefined && (
            <span class="ma-combat-place">
              {nameIn(move, table)}
              {held !== undefined && <NationCube nation={held} name={game.nations[held]} />}
            </span>
          )}
          {gains.length > 0 && <Gains gains={gains} />}
        </button>
      )}
    </Tooltip>
  );
}

function nameIn(move: Move, table: Table): string | undefined {
  if (move.kind === 'take-city' || move.kind === 'take-village') {
    // The number stands on the chart, and there is little room.
    return nameOfThing(move.at, table).replace(` (${move.at})`, '');
  }
  return move.kind === 'combat-card' ? nameOfThing(move.card, table) : undefined;
}

/** The nation whose cube would have to go. */
function heldBy(move: Move, { view }: Table) {
  if (move.kind !== 'take-city' && move.kind !== 'take-village') return undefined;
  const cube = view.places.find(({ id }) => id === move.at)?.cube;
  return NATIONS.find((nation) => nation === cube);
}
