import type { JSX } from 'preact';
import { labelled } from '../../../app/labelled.ts';
import { Doubloons, NationFlag, Points, Synergy } from '../drawings/marks.tsx';
import type { SignName } from '../drawings/sign.tsx';
import { Sign } from '../drawings/sign.tsx';
import type { PanelProps } from '../../../board-kit/board.ts';
import { capital } from '../../../app/capital.ts';
import { NATIONS } from '../board/pieces.ts';
import type { PlayerView, Table } from '../board/table.ts';
import { tableOf } from '../board/table.ts';
import { remarkOf } from '../ship/remark.ts';
import { Counted } from './counting-number.tsx';
import { Tip } from '../ship/tip.tsx';
import './panel.css';
import './synergies.css';

/** What a player has, in short. */
export function Panel(props: PanelProps): JSX.Element | undefined {
  const table = tableOf(props);
  const player = table.view.players[props.of];
  if (player === undefined) return undefined;
  return (
    <div class="ma-ship-panel" data-panel={props.of}>
      <Counts player={player} of={props.of} table={table} />
      <Standing player={player} table={table} />
      {props.of === props.seat && (
        <p class="ma-ship-remark">
          <Sign name="income" />
          {remarkOf(props.of, table)}
        </p>
      )}
    </div>
  );
}

interface RowProps {
  readonly player: PlayerView;
  readonly table: Table;
}

/** Everything that is counted: cards, spies, combat points, upgrades, quests, compasses, tokens. */
function Counts({ player, of, table }: RowProps & { readonly of: number }): JSX.Element {
  const { content, outlook, words, game, view } = table;
  const { stores, panel } = words.ship;
  const { spies, spySupply, spiesAt, combatPoints, quests, compasses, combatTokens, handSize } = player;
  // More than that only while the first hands are being chosen.
  const limit = outlook.ship.handLimit(view, of);
  const counts: readonly CountProps[] = [
    {
      sign: 'card',
      count: handSize,
      ...(handSize <= limit ? { of: limit } : {}),
      title: panel.hand,
      help: game.help.draw,
    },
    {
      sign: 'spy',
      count: spies,
      title: game.view.fields.spiesOnShip,
      help: stores.spiesTold(spies, spySupply, outlook.ship.spiesOnCareer(view, of), spiesAt.length),
    },
    {
      sign: 'crossed-sabres',
      count: combatPoints,
      title: stores.combatPoints,
      help: game.pieces['combat-point'].help,
    },
    {
      sign: 'ship',
      count: outlook.ship.opened(view, of),
      of: content.upgrades.length,
      title: panel.upgrades,
      help: game.help.upgrades,
    },
    { sign: 'tied-scroll', count: quests.length, title: stores.quests, help: game.pieces.quest.help },
    { sign: 'compass', count: compasses, title: game.view.fields.compasses, help: game.pieces.compass.help },
    {
      sign: 'cannon',
      count: combatTokens.length,
      title: stores.tokens,
      help: game.pieces['combat-token'].help,
    },
  ];
  return (
    <div class="ma-ship-panel-row">
      {counts.map((count) => (
        <Count key={count.sign} {...count} />
      ))}
    </div>
  );
}

interface CountProps {
  readonly sign: SignName;
  readonly count: number;
  /** The most there can be. */
  readonly of?: number;
  readonly title: string;
  readonly help: string;
}

function Count({ sign, count, of, title, help }: CountProps): JSX.Element {
  const figure = of === undefined ? `${count}` : `${count} / ${of}`;
  return (
    <Tip
      class={count === 0 ? 'ma-ship-count ma-ship-count-none' : 'ma-ship-count'}
      told={[labelled(title, figure), help]}
    >
      <Sign name={sign} />
      <Counted count={count} />
      {of !== undefined && <small>{`/${of}`}</small>}
    </Tip>
  );
}

/** Incomes, ranks and symbols. */
function Standing({ player, table: { content, words, game } }: RowProps): JSX.Element {
  const { panel } = words.ship;
  const { doubloonIncome, pointIncome, ranks, influence, synergies } = player;
  const owned = content.synergies.filter(({ id }) => synergies.includes(id));
  return (
    <div class="ma-ship-panel-row">
      <Tip
        class="ma-ship-count"
        told={[
          labelled(capital(game.pieces['doubloon-income'].name), doubloonIncome),
          game.pieces['doubloon-income'].help,
          labelled(capital(game.pieces['point-income'].name), pointIncome),
          game.pieces['point-income'].help,
        ]}
      >
        <Sign name="income" />
        <Doubloons value={doubloonIncome} />
        <Points value={pointIncome} />
      </Tip>
      <Tip
        class="ma-ship-count"
        told={[
          panel.ranks,
          ...NATIONS.map((nation, i) => panel.rank(game.nations[nation], influence[i] ?? 0, ranks[i] ?? 0)),
          game.pieces.rank.help,
        ]}
      >
        {NATIONS.map((nation, i) => (
          <span key={nation} class="ma-ship-panel-rank">
            <NationFlag nation={nation} />
            <Counted count={ranks[i] ?? 0} />
          </span>
        ))}
      </Tip>
      <Tip
        class="ma-ship-count"
        told={[
          labelled(words.ship.stores.synergies, owned.length),
          ...owned.map(({ id }) => capital(game.synergies[id])),
          game.pieces.synergy.help,
        ]}
      >
        {content.synergies.map(({ id }) => (
          <span key={id} class={synergies.includes(id) ? 'ma-ship-symbol-owned' : 'ma-ship-symbol-missing'}>
            <Synergy synergy={id} />
          </span>
        ))}
      </Tip>
    </div>
  );
}
