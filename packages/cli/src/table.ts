/** The table a command line asks for: a game, its players, mode and options. */
import type { LoadedGame } from '@captains-table/catalogue';
import type { AnyGame, GameMeta, ModeSpec, Scalar, TableProblem } from '@captains-table/kernel';
import { checkTable } from '@captains-table/kernel';
import type { TableSettings } from '@captains-table/kernel/contract';
import { wholeNumber } from './arguments.ts';
import { UsageError } from './command.ts';
import type { Io } from './io.ts';

export interface TableFlags {
  readonly players?: string | undefined;
  readonly mode?: string | undefined;
  readonly option?: readonly string[] | undefined;
}

export const TABLE_FLAGS = {
  players: { type: 'string' },
  mode: { type: 'string' },
  option: { type: 'string', multiple: true },
} as const;

const MOST_PLAYERS = 100;

export async function gameOf(id: string, io: Io): Promise<LoadedGame> {
  const loaded = await io.games.load(id);
  if (loaded === undefined) {
    throw new UsageError(`there is no game "${id}"; there are ${io.games.ids.join(', ')}`);
  }
  return loaded;
}

export function tableOf(meta: GameMeta, flags: TableFlags): TableSettings {
  const texts = new Map((flags.option ?? []).map(nameAndValue));
  if (flags.mode !== undefined) texts.set('mode', flags.mode);
  const mode = meta.modes.find(({ id }) => id === (texts.get('mode') ?? meta.modes[0]?.id));
  const wishes = Object.fromEntries([...texts].map(([id, text]) => [id, valueOf(mode, id, text)]));
  const seats = flags.players === undefined ? usualPlayers(meta, mode) : playersOf(flags.players);
  const table = checkTable(meta, seats, wishes);
  if (!table.ok) throw new UsageError(sentence(table.problem));
  return { seats, options: table.options };
}

/** Refuses a table at which no campaign can be played. */
export function checkCampaignMode({ meta, campaign }: AnyGame, { options }: TableSettings): void {
  if (campaign === undefined) throw new UsageError(`${meta.id} has no campaign`);
  if (campaign.modes.includes(options.mode)) return;
  throw new UsageError(`--campaign needs --mode to be one of: ${campaign.modes.join(', ')}`);
}

function playersOf(text: string): number {
  return wholeNumber('players', text, 1, MOST_PLAYERS);
}

/** Two players where the game allows it. */
function usualPlayers(meta: GameMeta, mode: ModeSpec | undefined): number {
  const { min, max } = mode?.players ?? meta.players;
  return Math.min(Math.max(min, 2), max);
}

function nameAndValue(text: string): [string, string] {
  const at = text.indexOf('=');
  if (at < 1) throw new UsageError(`--option needs name=value, not "${text}"`);
  return [text.slice(0, at), text.slice(at + 1)];
}

/** What the option's type makes of a text. What does not fit stays as it is, to be refused. */
function valueOf(mode: ModeSpec | undefined, id: string, text: string): Scalar {
  const type = mode?.options.find((spec) => spec.id === id)?.type;
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  if (type === 'integer' && /^-?\d{1,15}$/.test(text)) return Number(text);
  return text;
}

function sentence({ code, field, allowed }: TableProblem): string {
  switch (code) {
    case 'players':
      return `--players must be ${allowed}`;
    case 'mode':
      return `--mode must be one of: ${allowed}`;
    case 'option-value':
      return `option "${field}" must be one of: ${allowed}`;
    case 'option-unknown':
      return `there is no option "${field}"; there ${allowed === '' ? 'are none in this mode' : `is: ${allowed}`}`;
  }
}

/** "3 players, mode=short purse=2" */
export function describeTable({ seats, options }: TableSettings): string {
  const chosen = Object.entries(options).map(([id, value]) => `${id}=${value}`);
  return `${seats === 1 ? '1 player' : `${seats} players`}, ${chosen.join(' ')}`;
}
