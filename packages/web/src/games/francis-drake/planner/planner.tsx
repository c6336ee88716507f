import type { JSX } from 'preact';
import { Sign } from '../drawings/sign.tsx';
import type { SignName } from '../drawings/sign.tsx';
import { Icon } from '../../../design/icon.tsx';
import { capital } from '../../../app/capital.ts';
import type { Mission, Sum, Supply } from './plan.ts';
import { planOf } from './plan.ts';
import type { Table } from '../board/table.ts';
import { HandDisc } from './tray.tsx';
import type { Choice } from '../board/use-choice.ts';

interface Props {
  readonly table: Table;
  readonly choice: Choice;
}

const SUPPLY_SIGNS: Readonly<Record<Supply, SignName>> = {
  crew: 'crew',
  guns: 'cannon',
  trade: 'wooden-crate',
};

/** What my missions would take, against what my ship's log holds. */
export function Planner({ table, choice }: Props): JSX.Element | undefined {
  const { seat, view, words, content } = table;
  if (seat === undefined || view.phase === 'over') return undefined;
  const plan = planOf(content, view, seat, choice.pencilled);
  return (
    // A long plan scrolls in its box, also by keyboard.
    <section class="drake-planner" aria-label={words.planner.title} tabIndex={0}>
      <header class="drake-strip-head">
        <h3 class="drake-strip-title" title={words.planner.help}>
          {words.planner.title}
        </h3>
        <dl class="drake-sums">
          {plan.sums.map((sum) => (
            <SumOf key={sum.what} sum={sum} table={table} />
          ))}
        </dl>
        {plan.points > 0 && <span class="drake-strip-aside">{words.planner.points(plan.points)}</span>}
      </header>
      {plan.missions.length === 0 ? (
        <p class="drake-planner-empty">{words.planner.empty}</p>
      ) : (
        <ol class="drake-plan">
          {plan.missions.map((mission) => (
            <Planned key={mission.at} mission={mission} table={table} choice={choice} />
          ))}
        </ol>
      )}
    </section>
  );
}

interface PlannedProps extends Props {
  readonly mission: Mission;
}

function Planned({ mission, table, choice }: PlannedProps): JSX.Element {
  const { words, game, seat = 0 } = table;
  const { at, disc, pencilled, verdict, missing, need } = mission;
  const name = capital(game.destinations[at]);
  const lacks = missing.map((thing) => words.planner.missing[thing]).join(', ');
  return (
    <li class={`drake-planned drake-verdict-${verdict}`} title={words.planner.verdicts[verdict]}>
      {pencilled ? (
        <Icon name="edit" class="drake-planned-pencil" />
      ) : (
        <HandDisc seat={seat} name={table.name(seat)} disc={disc} />
      )}
      <span class="drake-planned-name">{name}</span>
      <span class="drake-planned-needs">
        <Need sign="crew" least={need.crew} most={need.mostCrew} table={table} />
        <Need sign="cannon" least={need.guns} most={need.mostGuns} table={table} />
        <Need sign="wooden-crate" least={need.trade} most={need.trade} table={table} />
      </span>
      <span class="visually-hidden">{words.planner.verdicts[verdict]}</span>
      {lacks !== '' && <span class="drake-planned-lacks">{lacks}</span>}
      {pencilled && (
        <button
          type="button"
          class="drake-rub"
          aria-label={words.planner.rub(name)}
          title={words.planner.rub(name)}
          onClick={() => choice.onTarget(at)}
        >
          <Icon name="close" />
        </button>
      )}
    </li>
  );
}

interface NeedProps {
  readonly sign: SignName;
  readonly least: number;
  readonly most: number;
  readonly table: Table;
}

function Need({ sign, least, most, table }: NeedProps): JSX.Element | undefined {
  if (most === 0) return undefined;
  return (
    <span class="drake-need">
      <Sign name={sign} />
      {table.words.planner.range(least, most)}
    </span>
  );
}

const STANDING_ICONS = { enough: 'check', maybe: 'help', short: 'warning' } as const;

function SumOf({ sum, table }: { readonly sum: Sum; readonly table: Table }): JSX.Element {
  const { words } = table;
  const { what, least, most, have, standing } = sum;
  const said =
    standing === 'short'
      ? words.planner.short(least - have)
      : standing === 'maybe'
        ? words.planner.maybe
        : words.planner.enough;
  return (
    <div class={`drake-sum drake-sum-${standing}`}>
      <dt>
        <Sign name={SUPPLY_SIGNS[what]} />
        <span class="visually-hidden">{words.log[what].name}</span>
      </dt>
      <dd>
        <span title={words.planner.need}>{words.planner.range(least, most)}</span>
        <span aria-hidden="true"> / </span>
        <span title={words.planner.have}>{have}</span>
        {most > 0 && (
          <span class="drake-sum-said" title={said}>
            <Icon name={STANDING_ICONS[standing]} />
            <span class={standing === 'short' ? '' : 'visually-hidden'}>{said}</span>
          </span>
        )}
      </dd>
    </div>
  );
}
