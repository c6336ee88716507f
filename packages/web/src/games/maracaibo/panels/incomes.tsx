import type { JSX } from 'preact';
import { Doubloons, Points } from '../drawings/marks.tsx';
import { Seal } from '../../../design/drawings/seal.tsx';
import { seatNumber } from '../../../design/drawings/seat-number.ts';
import { capital } from '../../../app/capital.ts';
import type { Table } from '../board/table.ts';
import { seatsBySpace } from './spaces.ts';
import { Tip } from '../ship/tip.tsx';
import './incomes.css';
import './panel-head.css';

/** Both income tracks with the markers of everybody. */
export function Incomes({ table }: { readonly table: Table }): JSX.Element {
  const { content, outlook, view, words, game } = table;
  const trackPoints = (income: number) => outlook.scoring.trackPoints(income);
  const { doubloonIncome, pointIncome } = content.tracks;
  const { incomes } = words.ship;
  const coins = view.players.map((player) => player.doubloonIncome);
  const points = view.players.map((player) => player.pointIncome);
  return (
    <div class="ma-ship-incomes">
      <Track
        table={table}
        sign={<Doubloons />}
        title={capital(game.pieces['doubloon-income'].name)}
        told={[
          game.pieces['doubloon-income'].help,
          ...coins.map((income, seat) => incomes.standsWorth(table.name(seat), income, trackPoints(income))),
        ]}
        incomes={coins}
        first={doubloonIncome.start}
        last={doubloonIncome.last}
        worth={trackPoints}
        note={incomes.atEnd}
      />
      <Track
        table={table}
        sign={<Points />}
        title={capital(game.pieces['point-income'].name)}
        told={[
          game.pieces['point-income'].help,
          ...points.map((income, seat) => incomes.stands(table.name(seat), income)),
        ]}
        incomes={points}
        first={pointIncome.start}
        last={pointIncome.last}
      />
    </div>
  );
}

interface TrackProps {
  readonly table: Table;
  readonly sign: JSX.Element;
  readonly title: string;
  readonly told: readonly string[];
  readonly incomes: readonly number[];
  readonly first: number;
  readonly last: number;
  /** Points of a space at the end. */
  readonly worth?: (income: number) => number;
  readonly note?: string;
}

function Track({ table, sign, title, told, incomes, first, last, worth, note }: TrackProps): JSX.Element {
  const spaces = seatsBySpace(incomes, first, last);
  return (
    <Tip class="ma-ship-income" told={[title, ...told]}>
      <span class="ma-ship-head">
        {sign}
        {title}
        {note !== undefined && (
          <small class="ma-ship-income-note">
            <Points />
            {note}
          </small>
        )}
      </span>
      <span class={`ma-ship-income-track ma-ship-income-${spaces.length}`}>
        {spaces.map(({ space, seats }) => (
          <span
            key={space}
            class={seats.length > 0 ? 'ma-ship-income-space ma-ship-income-held' : 'ma-ship-income-space'}
          >
            <span class="ma-ship-income-seals">
              {seats.map((seat) => (
                <Seal key={seat} seat={seatNumber(seat)} name={table.name(seat)} />
              ))}
            </span>
            <span class="ma-ship-income-number">{space}</span>
            {worth !== undefined && <span class="ma-ship-income-worth">{worth(space) || ''}</span>}
          </span>
        ))}
      </span>
    </Tip>
  );
}
