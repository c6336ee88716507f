import type { ComponentChildren, JSX } from 'preact';
import type { BoardProps } from '../../../board-kit/board.ts';
import { useCounted } from '../../../board-kit/use-counted.ts';
import { capital } from '../../../app/capital.ts';
import { labelled } from '../../../app/labelled.ts';
import { Icon } from '../../../design/icon.tsx';
import { Doubloons, Points, Synergy } from '../drawings/marks.tsx';
import { Sign } from '../drawings/sign.tsx';
import type { PlayerView, Table } from '../board/table.ts';
import { ownOf, tableOf } from '../board/table.ts';
import { Tip } from '../ship/tip.tsx';
import { previewOf } from './preview.ts';
import { StandingLine } from './standing-line.tsx';
import './means.css';

/** What the viewer has, and on a small screen how everybody stands. */
export function Means(props: BoardProps): JSX.Element {
  const table = tableOf(props);
  const own = ownOf(table);
  return (
    <div class="ma-me">
      {own !== undefined && <Own {...props} own={own} table={table} />}
      <StandingLine table={table} />
    </div>
  );
}

interface OwnProps extends BoardProps {
  readonly own: PlayerView;
  readonly table: Table;
}

function Own({ own, table, ...board }: OwnProps): JSX.Element {
  const { means } = table.words.screen;
  return (
    <ul class="ma-means" aria-label={means.title} data-means>
      <Purse own={own} table={table} then={previewOf(board).value} />
      <Mean
        name="points"
        told={[labelled(table.words.points, own.score), means.pointsHelp]}
        sign={<Points />}
        word={means.points}
      >
        <Figure n={own.score} />
      </Mean>
      <Incomes own={own} table={table} />
      <Counts own={own} table={table} />
      <Symbols own={own} table={table} />
    </ul>
  );
}

interface Props {
  readonly own: PlayerView;
  readonly table: Table;
}

function Purse({ own, table, then }: Props & { readonly then: number | undefined }): JSX.Element {
  const { means } = table.words.screen;
  const { doubloons } = own;
  return (
    <Mean
      name={then === undefined ? 'doubloons' : 'doubloons ma-mean-changing'}
      told={[
        labelled(table.words.doubloons, then === undefined ? doubloons : means.left(doubloons, then)),
        means.doubloonsHelp,
      ]}
      sign={<Doubloons />}
      word={means.doubloons(then ?? doubloons)}
    >
      {then === undefined ? (
        <Figure n={doubloons} />
      ) : (
        <>
          <s class="ma-mean-before">{doubloons}</s>
          <Icon name="arrow" />
          <b>{then}</b>
        </>
      )}
    </Mean>
  );
}

function Incomes({ own, table: { words, game } }: Props): JSX.Element {
  const { 'doubloon-income': coins, 'point-income': points } = game.pieces;
  return (
    <Mean
      name="income"
      told={[
        labelled(capital(coins.name), own.doubloonIncome),
        coins.help,
        labelled(capital(points.name), own.pointIncome),
        points.help,
      ]}
      sign={<Sign name="income" />}
      word={words.screen.means.income}
    >
      <Doubloons value={own.doubloonIncome} />
      <Points value={own.pointIncome} />
    </Mean>
  );
}

function Counts({ own, table }: Props): JSX.Element {
  const { content, game, outlook, view, words } = table;
  const { means } = words.screen;
  const { stores } = words.ship;
  const seat = table.seat ?? 0;
  const limit = outlook.ship.handLimit(view, seat);
  const { combatPoints, spies, compasses, quests, handSize } = own;
  const spread = [spies, own.spySupply, outlook.ship.spiesOnCareer(view, seat), own.spiesAt.length] as const;
  return (
    <>
      <Mean
        name="combat"
        told={[labelled(stores.combatPoints, combatPoints), game.pieces['combat-point'].help]}
        sign={<Sign name="crossed-sabres" />}
        word={means.combat}
      >
        <Figure n={combatPoints} of={content.tracks.combatPoints.last} />
      </Mean>
      <Mean
        name="spies"
        told={[stores.spies, stores.spiesTold(...spread), game.pieces.spy.help]}
        sign={<Sign name="spy" />}
        word={means.spies(spies)}
      >
        <Figure n={spies} />
      </Mean>
      <Mean
        name="compasses"
        told={[labelled(game.view.fields.compasses, compasses), game.pieces.compass.help]}
        sign={<Sign name="compass" />}
        word={means.compasses(compasses)}
      >
        <Figure n={compasses} />
      </Mean>
      <Mean
        name="quests"
        told={[labelled(stores.quests, quests.length), game.pieces.quest.help]}
        sign={<Sign name="tied-scroll" />}
        word={means.quests(quests.length)}
      >
        <Figure n={quests.length} />
      </Mean>
      <Mean
        name="hand"
        told={[stores.handLimit, stores.cardsInHand(handSize, limit), game.pieces['project-card'].help]}
        sign={<Sign name="card" />}
        word={means.hand}
      >
        <Figure n={handSize} {...(handSize <= limit ? { of: limit } : {})} />
      </Mean>
    </>
  );
}

function Symbols({ own, table: { content, words, game } }: Props): JSX.Element {
  const owned = content.synergies.filter(({ id }) => own.synergies.includes(id));
  return (
    <Mean
      name="symbols"
      told={[
        labelled(words.ship.stores.synergies, owned.length),
        ...owned.map(({ id }) => capital(game.synergies[id])),
        game.pieces.synergy.help,
      ]}
      sign={undefined}
      word={undefined}
    >
      {content.synergies.map(({ id }) => (
        <span key={id} class={own.synergies.includes(id) ? 'ma-symbol-owned' : 'ma-symbol-missing'}>
          <Synergy synergy={id} />
        </span>
      ))}
    </Mean>
  );
}

interface MeanProps {
  readonly name: string;
  readonly told: readonly string[];
  readonly sign: JSX.Element | undefined;
  readonly word: string | undefined;
  readonly children: ComponentChildren;
}

/** A sign, its figure, and a word where there is room. */
function Mean({ name, told, sign, word, children }: MeanProps): JSX.Element {
  return (
    <li class={`ma-mean ma-mean-${name}`}>
      <Tip class="ma-mean-face" told={told}>
        {sign !== undefined && <span class="ma-mean-sign">{sign}</span>}
        <span class="ma-mean-figure">{children}</span>
        {word !== undefined && <span class="ma-mean-word">{word}</span>}
      </Tip>
    </li>
  );
}

function Figure({ n, of }: { readonly n: number; readonly of?: number }): JSX.Element {
  return (
    <>
      <b>{useCounted(n)}</b>
      {of !== undefined && <small>{`/${of}`}</small>}
    </>
  );
}
