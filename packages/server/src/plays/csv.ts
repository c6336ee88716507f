/** A log of plays for spreadsheets: RFC 4180, in UTF-8 with a mark by which Excel knows it. */
import type { Locale } from '@captains-table/kernel';
import { MINUTE } from '@captains-table/kernel';
import { playTexts } from '../../texts/plays.ts';
import type { Play } from './plays.ts';

const BYTE_ORDER_MARK = '\uFEFF';

export function playsCsv(plays: readonly Play[], locale: Locale): string {
  const { columns, paces, results } = playTexts[locale];
  const most = plays.reduce((so, { players }) => Math.max(so, players.length), 0);
  const numbers = Array.from({ length: most }, (_, index) => index + 1);
  const head = [
    columns.ended,
    columns.started,
    columns.minutes,
    columns.game,
    columns.mode,
    columns.pace,
    columns.place,
    columns.score,
    columns.result,
    ...numbers.flatMap((number) => [
      columns.player(number),
      columns.placeOf(number),
      columns.scoreOf(number),
    ]),
    columns.table,
  ];
  const lines = plays.map((play) => {
    const own = play.players[play.own];
    const result = own?.gaveUp === true ? 'gaveUp' : own?.place === 1 ? 'won' : 'lost';
    return [
      iso(play.endedAt),
      iso(play.startedAt),
      Math.round((play.endedAt - play.startedAt) / MINUTE),
      play.gameName,
      play.modeName,
      paces[play.pace],
      own?.place,
      own?.score,
      results[result],
      ...numbers.flatMap((number) => {
        const player = play.players[number - 1];
        return [player?.name, player?.place, player?.score];
      }),
      play.table,
    ];
  });
  return BYTE_ORDER_MARK + [head, ...lines].map((cells) => `${cells.map(cell).join(',')}\r\n`).join('');
}

function iso(at: number): string {
  return new Date(at).toISOString();
}

/**
 * Names are people's own choice. A spreadsheet takes what begins with one of these for a formula: an apostrophe before
 * it makes it text.
 */
const FORMULA = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/u;

export function cell(value: string | number | undefined): string {
  if (value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
