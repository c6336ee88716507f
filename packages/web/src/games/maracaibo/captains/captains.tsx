import type { JSX } from 'preact';
import { labelled } from '../../../app/labelled.ts';
import { capital } from '../../../app/capital.ts';
import type { BoardProps } from '../../../board-kit/board.ts';
import { seatNumber } from '../../../design/drawings/seat-number.ts';
import { Icon } from '../../../design/icon.tsx';
import { Strength } from '../../../design/status/strength.tsx';
import { levelName, seatCharacters, seatPortraits } from '../../../frame/names.ts';
import { SeatFace } from '../../../frame/panels/seat-face.tsx';
import { Tooltip } from '../../../design/overlays/tooltip.tsx';
import { Doubloons, Points } from '../drawings/marks.tsx';
import type { SignName } from '../drawings/sign.tsx';
import { Sign } from '../drawings/sign.tsx';
import { shortName } from '../chart/names.ts';
import { TooltipLines } from '../nations/tooltip-lines.tsx';
import { Who, nameOf, seatClass } from '../nations/who.tsx';
import type { Table } from '../board/table.ts';
import './captains.css';

interface Props {
  readonly board: BoardProps;
  readonly table: Table;
  /** Whose ship is shown. */
  readonly of: number;
  readonly onShow: (seat: number) => void;
  /** Opens everything about everybody. */
  readonly onDetails?: () => void;
}

/** Everybody side by side, in columns that can be compared. */
export function CaptainsTable({ board, table, of, onShow, onDetails }: Props): JSX.Element {
  const { view, words } = table;
  const { captains } = words.screen;
  const columns = columnsOf(table);
  return (
    <section class="ma-captains-box" aria-label={captains.title}>
      <table class="ma-captains-table">
        <thead>
          <tr>
            <th class="ma-captain-who" scope="col">
              {onDetails === undefined ? (
                captains.title
              ) : (
                <button
                  type="button"
                  class="ma-captains-details"
                  title={captains.details}
                  onClick={onDetails}
                >
                  {captains.title} <Icon name="expand" />
                </button>
              )}
            </th>
            <th class="ma-captain-where" scope="col">
              {captains.at}
            </th>
            {columns.map((column) => (
              <th key={column.name} scope="col">
                <Tooltip text={<TooltipLines name={column.name} lines={[column.help]} />}>
                  {(describedBy) => (
                    <button
                      type="button"
                      class="ma-captains-column"
                      aria-label={column.name}
                      aria-describedby={describedBy}
                    >
                      {column.sign}
                    </button>
                  )}
                </Tooltip>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.players.map((_, seat) => (
            <Row key={seat} {...{ board, table, seat, columns, onShow }} shown={seat === of} />
          ))}
          {view.jeanne !== undefined && <JeanneRow table={table} columns={columns} />}
        </tbody>
      </table>
    </section>
  );
}

interface RowProps {
  readonly board: BoardProps;
  readonly table: Table;
  readonly seat: number;
  readonly columns: readonly Column[];
  readonly shown: boolean;
  readonly onShow: (seat: number) => void;
}

function Row({ board, table, seat, columns, shown, onShow }: RowProps): JSX.Element | undefined {
  const { view, game, words, pending } = table;
  const player = view.players[seat];
  if (player === undefined) return undefined;
  const classes = ['ma-captain-row', seatClass(seat, table)];
  if (seat === table.seat) classes.push('ma-captain-me');
  if (pending?.seat === seat) classes.push('ma-captain-now');
  return (
    <tr class={classes.join(' ')} data-standing={seat}>
      <th class="ma-captain-who" scope="row">
        <button
          type="button"
          class="ma-captain-name"
          aria-pressed={shown}
          title={words.ship.shipOf(table.name(seat))}
          onClick={() => onShow(seat)}
        >
          <Face board={board} seat={seat} name={table.name(seat)} />
        </button>
      </th>
      <td class="ma-captain-where">
        <b>{player.ship}</b> {shortName(player.ship, game)}
      </td>
      {columns.map(({ name, value }) => (
        <td key={name}>{value(seat)}</td>
      ))}
    </tr>
  );
}

/** A person's seal, or a character's face beside it, with the rank of a bot. */
function Face({ board, seat, name }: Pick<RowProps, 'board' | 'seat'> & { readonly name: string }) {
  const { seats } = board.scene;
  const character = seatCharacters(seats)[seat];
  const level = character === undefined ? undefined : seats[seat]?.level;
  return (
    <>
      <SeatFace seat={seatNumber(seat)} name={name} portrait={seatPortraits(seats)[seat]} />
      <span>{name}</span>
      {level !== undefined && <Strength level={level} label={levelName(level, board.locale)} />}
    </>
  );
}

/** Jeanne has points and a place, and little else that can be compared. */
function JeanneRow({ table, columns }: Pick<RowProps, 'table' | 'columns'>): JSX.Element | undefined {
  const { view, game } = table;
  const { jeanne } = view;
  const seat = view.players.length;
  if (jeanne === undefined) return undefined;
  return (
    <tr class="ma-captain-row ma-jeanne" data-standing={seat}>
      <th class="ma-captain-who" scope="row">
        <span class="ma-captain-name">
          <Who seat={seat} table={table} />
          <span>{nameOf(seat, table)}</span>
        </span>
      </th>
      <td class="ma-captain-where">
        <b>{jeanne.ship}</b> {shortName(jeanne.ship, game)}
      </td>
      {columns.map(({ name, jeannes }) => (
        <td key={name}>{jeannes ?? '–'}</td>
      ))}
    </tr>
  );
}

interface Column {
  readonly name: string;
  readonly help: string;
  readonly sign: JSX.Element;
  readonly value: (seat: number) => JSX.Element | number;
  readonly jeannes?: JSX.Element | number | undefined;
}

function columnsOf(table: Table): readonly Column[] {
  const { outlook, view, words, game } = table;
  const { means } = words.screen;
  const { stores, panel } = words.ship;
  const { jeanne } = view;
  const of = (seat: number) => view.players[seat];
  const counted = (
    sign: SignName,
    name: string,
    help: string,
    value: (seat: number) => number,
    jeannes?: number,
  ): Column => ({ name, help, sign: <Sign name={sign} />, value, jeannes });
  return [
    {
      name: words.points,
      help: means.pointsHelp,
      sign: <Points />,
      value: (seat) => <b>{of(seat)?.score}</b>,
      jeannes: jeanne && <b>{jeanne.score}</b>,
    },
    {
      name: words.doubloons,
      help: means.doubloonsHelp,
      sign: <Doubloons />,
      value: (seat) => of(seat)?.doubloons ?? 0,
    },
    {
      name: capital(means.income),
      help: labelled(capital(game.pieces['doubloon-income'].name), game.pieces['doubloon-income'].help),
      sign: <Sign name="income" />,
      value: (seat) => (
        <span class="ma-captain-income">
          {of(seat)?.doubloonIncome}·{of(seat)?.pointIncome}
        </span>
      ),
      jeannes: jeanne && outlook.jeanne.income(jeanne),
    },
    counted(
      'crossed-sabres',
      stores.combatPoints,
      game.pieces['combat-point'].help,
      (seat) => of(seat)?.combatPoints ?? 0,
    ),
    counted('spy', game.view.fields.spiesOnShip, game.pieces.spy.help, (seat) => of(seat)?.spies ?? 0),
    counted(
      'compass',
      game.view.fields.compasses,
      game.pieces.compass.help,
      (seat) => of(seat)?.compasses ?? 0,
    ),
    counted(
      'tied-scroll',
      stores.quests,
      game.pieces.quest.help,
      (seat) => of(seat)?.quests.length ?? 0,
      jeanne?.quests.length,
    ),
    counted('ship', panel.upgrades, game.help.upgrades, (seat) => outlook.ship.opened(view, seat)),
    counted('card', panel.hand, game.help.draw, (seat) => of(seat)?.handSize ?? 0),
  ];
}
