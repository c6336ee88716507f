import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Account, Earning } from '@captains-table/maracaibo/outlook';
import { accountOf } from '@captains-table/maracaibo/outlook';
import { labelled } from '../../../app/labelled.ts';
import { Doubloons, Points } from '../drawings/marks.tsx';
import { IconButton } from '../../../design/forms/icon-button.tsx';
import { Tooltip } from '../../../design/overlays/tooltip.tsx';
import type { Event, Table } from '../board/table.ts';
import { isScoring } from './is-scoring.ts';
import { ROUNDS } from './rounds.ts';
import { TooltipLines } from './tooltip-lines.tsx';
import { Who, nameOf, seatClass } from './who.tsx';
import './scoring.css';

interface Props {
  readonly table: Table;
  readonly happened: readonly Event[];
}

/** A scoring in short: first what it will bring, then what it brought. It can be put away. */
export function ScoringStrip({ table, happened }: Props): JSX.Element | undefined {
  const [dismissed, setDismissed] = useState(0);
  const isPast = !table.view.over && hasSailedSince(happened, table);
  const told = isPast ? undefined : accountOf(happened, table.seat);
  const account =
    told?.closed === true ? told : isScoring(table) ? table.outlook.scoring.forecast(table.view) : undefined;
  if (account === undefined || dismissed === keyOf(account)) return undefined;
  const { words } = table;
  const say = words.nations.scoring;
  const isFinal = account.round >= table.content.tracks.setup.rounds;
  const most = Math.max(...account.earnings.map(({ points }) => points), 1);
  const title = isFinal ? say.final : say.title(ROUNDS[account.round] ?? '');
  return (
    <section class="ma-scoring" aria-label={title}>
      <header class="ma-scoring-head">
        <span class="ma-scoring-title">
          <h2 class="ma-powers-title">{title}</h2>
          {!account.closed && <span class="ma-scoring-note">{say.ahead}</span>}
        </span>
        <IconButton icon="close" label={say.dismiss} onClick={() => setDismissed(keyOf(account))} />
      </header>
      <ul class="ma-scoring-rows">
        {byPoints(account).map((earning) => (
          <li key={earning.seat}>
            <Row table={table} earning={earning} most={most} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The account of a round goes when the next voyage begins: the viewer's, or for others the first. */
function hasSailedSince(happened: readonly Event[], { seat }: Table): boolean {
  const scored = happened.findLastIndex(({ key }) => key === 'earned');
  return happened
    .slice(scored + 1)
    .some((event) => event.key === 'sailed' && (seat === undefined || event.seat === seat));
}

/** The player who gains most comes first. */
function byPoints({ earnings }: Account): readonly Earning[] {
  return earnings.toSorted((a, b) => b.points - a.points);
}

/** The forecast and the account of a round are put away one by one. */
function keyOf({ round, closed }: Account): number {
  return 2 * round + (closed ? 1 : 0);
}

interface RowProps {
  readonly table: Table;
  readonly earning: Earning;
  /** What anybody gains: the length of a bar is measured by it. */
  readonly most: number;
}

function Row({ table, earning, most }: RowProps): JSX.Element {
  const { words, game } = table;
  const say = words.nations.scoring;
  const scores: Readonly<Record<string, string>> = game.scores;
  const seat = earning.seat === 'jeanne' ? table.view.players.length : earning.seat;
  const { doubloons, points, parts } = earning;
  return (
    <Tooltip
      class="ma-scoring-tip"
      text={
        <TooltipLines
          name={nameOf(seat, table)}
          lines={[
            doubloons > 0 ? say.doubloons(doubloons) : undefined,
            ...parts.map((part) => labelled(scores[part.from] ?? part.from, say.points(part.points))),
          ]}
        />
      }
    >
      {(describedBy) => (
        <button type="button" class="ma-scoring-row" aria-describedby={describedBy}>
          <Who seat={seat} table={table} class="ma-scoring-seal" />
          <span class="ma-scoring-name">{nameOf(seat, table)}</span>
          <span class={`ma-scoring-bar ${seatClass(seat, table)}`}>
            <span style={`width:${((100 * points) / most).toFixed(1)}%`} />
          </span>
          {doubloons > 0 && <Doubloons value={doubloons} label={say.doubloons(doubloons)} />}
          <span class="ma-scoring-points">
            <Points label={say.points(points)} />
            <span aria-hidden="true">{points}</span>
          </span>
        </button>
      )}
    </Tooltip>
  );
}
