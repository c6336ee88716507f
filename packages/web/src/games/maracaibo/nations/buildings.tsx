import type { JSX } from 'preact';
import { Doubloons, Points, Synergy } from '../drawings/marks.tsx';
import { Sign } from '../drawings/sign.tsx';
import type { SignName } from '../drawings/sign.tsx';
import { Tooltip } from '../../../design/overlays/tooltip.tsx';
import type { SectionProps } from '../board/section.ts';
import type { Content } from '../board/table.ts';
import { ROUNDS } from './rounds.ts';
import { TooltipLines } from './tooltip-lines.tsx';
import { Who } from './who.tsx';
import { thingClasses } from './thing-classes.ts';
import './buildings.css';

type PrestigeBuilding = Content['prestige'][number];
type Scored = PrestigeBuilding['score']['of'];

/** What a building counts, as signs. */
export const SCORED: Readonly<Partial<Record<Scored, readonly SignName[]>>> = {
  explorerLines: ['explorer'],
  quests: ['tied-scroll'],
  spiesOnBoard: ['spy'],
  spiesOnShipAndCombatPoints: ['spy', 'crossed-sabres'],
  synergies: ['ribbon-medal'],
  combatTokens: ['cannon'],
  upgrades: ['ship'],
  doubloonTrackPoints: ['income'],
};

/** The prestige buildings: those in play, and when the next ones open. */
export function Buildings(props: SectionProps): JSX.Element {
  const { outlook, view, game, words } = props.table;
  const opensAfter = outlook.prestige.opensAfter(view);
  return (
    <section class="ma-buildings" aria-label={game.scores.prestige}>
      <h2 class="ma-buildings-title">{game.scores.prestige}</h2>
      <ul class="ma-buildings-list">
        {view.prestige.map((building) => (
          <li key={building.id}>
            <Building {...props} {...building} />
          </li>
        ))}
      </ul>
      {opensAfter.length > 0 && (
        <p class="ma-buildings-closed">
          {words.nations.prestige.opensAfter(
            new Intl.ListFormat(props.board.locale).format(opensAfter.map((round) => ROUNDS[round] ?? '')),
            opensAfter.length,
          )}
        </p>
      )}
    </section>
  );
}

interface BuildingProps extends SectionProps {
  readonly id: string;
  readonly investors: readonly number[];
}

function Building(props: BuildingProps): JSX.Element | undefined {
  const { id, board, table, touch } = props;
  const building = table.pieces.prestige.get(id);
  if (building === undefined) return undefined;
  const { name = id } = table.game.prestige[id] ?? {};
  return (
    <Tooltip class="ma-building-tip" text={<TooltipLines name={name} lines={linesOf(building, props)} />}>
      {(describedBy) => (
        <button
          type="button"
          class={thingClasses('ma-building', id, touch.isLegal(id), board)}
          data-thing={id}
          aria-label={name}
          aria-describedby={describedBy}
          onClick={() => touch.onThing(id, { kind: 'invest', building: id })}
        >
          <span class="ma-building-line">
            <span class="ma-building-name">{name}</span>
            <Price {...props} />
          </span>
          <span class="ma-building-line">
            <Synergy synergy={building.synergy} />
            <span class="ma-building-score">
              <b>{building.score.points}</b>
              <span aria-hidden="true">/</span>
              {(SCORED[building.score.of] ?? []).map((sign) => (
                <Sign key={sign} name={sign} />
              ))}
            </span>
            <Investors {...props} building={building} />
          </span>
        </button>
      )}
    </Tooltip>
  );
}

/** What a building says of itself, of its price and of those who have invested in it. */
function linesOf(
  { firstInvestorPoints }: PrestigeBuilding,
  { id, investors, board, table }: BuildingProps,
): readonly (string | undefined)[] {
  const { outlook, game, words, view, seat } = table;
  const say = words.nations.prestige;
  const worth = seat === undefined ? undefined : outlook.prestige.worth(view, seat, id);
  const names = investors.map((investor) => table.name(investor));
  return [
    game.prestige[id]?.help ?? '',
    say.price(outlook.prestige.price(view, seat, id)),
    worth === undefined ? undefined : say.now(worth),
    names.length === 0
      ? say.first(firstInvestorPoints)
      : say.investors(new Intl.ListFormat(board.locale).format(names)),
    game.pieces.prestige.help,
  ];
}

/** What the viewer would pay, or has from it. */
function Price({ id, investors, table: { outlook, view, seat } }: BuildingProps): JSX.Element {
  if (seat !== undefined && investors.includes(seat)) {
    return <Points value={outlook.prestige.worth(view, seat, id) ?? 0} />;
  }
  return (
    <span class="ma-building-price">
      <Doubloons value={outlook.prestige.price(view, seat, id)} />
      <Sign name="spy" />
    </span>
  );
}

interface InvestorsProps extends BuildingProps {
  readonly building: PrestigeBuilding;
}

function Investors({ building: { firstInvestorPoints }, investors, table }: InvestorsProps): JSX.Element {
  if (investors.length > 0) {
    return (
      <span class="ma-building-investors">
        {investors.map((investor) => (
          <Who key={investor} seat={investor} table={table} class="ma-building-seal" />
        ))}
      </span>
    );
  }
  return (
    <span class="ma-building-first">
      <span class="ma-building-vacant" aria-hidden="true" />
      <Points value={firstInvestorPoints} label={table.words.nations.prestige.first(firstInvestorPoints)} />
    </span>
  );
}
