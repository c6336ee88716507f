import type { LoadedGame } from '@captains-table/catalogue';
import type { ModeSpec, OptionSpec, PlayerRange, Scalar } from '@captains-table/kernel';
import { sampleValues } from '@captains-table/kernel';
import { readArguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { print, printJson } from '../io.ts';
import { gameOf } from '../table.ts';

export const games: Command = {
  name: 'games',
  summary: 'list the games with their modes and options',
  usage: `Usage: captains-table games [--json]

Lists every game with its modes, numbers of players and options.

  --json  one JSON document instead of text`,

  async run(args, io) {
    const { values } = readArguments(args, [], { json: { type: 'boolean' } });
    const list: GameRow[] = [];
    for (const id of io.games.ids) list.push(gameRow(await gameOf(id, io)));
    if (values.json) printJson(io, { games: list });
    else print(io, list.map(gameText).join('\n\n'));
    return 0;
  },
};

interface GameRow {
  readonly id: string;
  readonly name: string;
  readonly tagline: string;
  readonly listed: boolean;
  readonly players: PlayerRange;
  readonly modes: readonly ModeRow[];
}

interface ModeRow {
  readonly id: string;
  readonly name: string;
  readonly players: PlayerRange;
  readonly cooperative: boolean;
  readonly options: readonly OptionRow[];
}

interface OptionRow {
  readonly id: string;
  readonly name: string;
  readonly type: OptionSpec['type'];
  readonly default: Scalar;
  readonly allowed: readonly Scalar[] | PlayerRange;
}

function gameRow({ game, texts }: LoadedGame): GameRow {
  const { id, listed, players, modes } = game.meta;
  const { name, tagline, modes: modeNames, options: optionNames } = texts.en;
  return {
    id,
    name,
    tagline,
    listed,
    players,
    modes: modes.map((mode) => modeRow(mode, modeNames, optionNames)),
  };
}

type Names = Readonly<Record<string, string>>;

function modeRow(
  { id, players, cooperative = false, options }: ModeSpec,
  modeNames: Names,
  names: Names,
): ModeRow {
  return {
    id,
    name: modeNames[id] ?? id,
    players,
    cooperative,
    options: options.map((spec) => ({
      id: spec.id,
      name: names[spec.id] ?? spec.id,
      type: spec.type,
      default: spec.default,
      allowed: allowed(spec),
    })),
  };
}

function allowed(spec: OptionSpec): OptionRow['allowed'] {
  return spec.type === 'integer' ? { min: spec.min, max: spec.max } : sampleValues(spec);
}

function gameText({ id, name, tagline, players, modes }: GameRow): string {
  return [`${id}: ${name} (${range(players)} players)`, `  ${tagline}`, ...modes.flatMap(modeLines)].join(
    '\n',
  );
}

function modeLines({ id, name, players, cooperative, options }: ModeRow): string[] {
  const together = cooperative ? ', cooperative' : '';
  return [`  --mode ${id}: ${name} (${range(players)} players${together})`, ...options.map(optionLine)];
}

function optionLine({ id, name, default: usual, allowed: values }: OptionRow): string {
  const choice = 'min' in values ? range(values) : values.join(', ');
  return `    --option ${id}=…: ${name} (${choice}; default ${usual})`;
}

function range({ min, max }: PlayerRange): string {
  return min === max ? `${min}` : `${min} to ${max}`;
}
