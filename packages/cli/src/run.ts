import type { Command } from './command.ts';
import { InputError, UsageError } from './command.ts';
import { COMMANDS } from './commands/index.ts';
import { takeContent } from './content-pack.ts';
import { ExternalBotError } from './external-bot.ts';
import type { Io } from './io.ts';
import { print } from './io.ts';

/** Runs one command line, without the program's own name. Answers the exit code. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  const [name = '--help', ...rest] = args;
  if (isHelp(name)) return help(rest, io);
  const command = COMMANDS.find((candidate) => candidate.name === name);
  if (command === undefined) {
    io.stderr.write(`captains-table: there is no command "${name}"\n\n${overview()}\n`);
    return 2;
  }
  if (rest.some(isHelpFlag)) {
    print(io, command.usage);
    return 0;
  }
  return runCommand(command, rest, io);
}

async function runCommand(command: Command, args: readonly string[], io: Io): Promise<number> {
  try {
    if (command.takesContent === false && args.includes('--content')) {
      throw new InputError('--content is not for this command (docs/content-packs.md)');
    }
    const content = await takeContent(args, io);
    return await command.run(content.args, content.io);
  } catch (error) {
    const usage = error instanceof UsageError ? `\n${command.usage}\n` : '';
    if (!isForCaller(error)) throw error;
    io.stderr.write(`captains-table ${command.name}: ${error.message}\n${usage}`);
    return 2;
  }
}

/** What the caller, or a program that the caller named, got wrong: one line says it. */
function isForCaller(error: unknown): error is Error {
  return error instanceof UsageError || error instanceof InputError || error instanceof ExternalBotError;
}

function help(topics: readonly string[], io: Io): number {
  const command = COMMANDS.find((candidate) => candidate.name === topics[0]);
  print(io, command?.usage ?? overview());
  return 0;
}

function overview(): string {
  const width = Math.max(...COMMANDS.map(({ name }) => name.length));
  const lines = COMMANDS.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`);
  return [
    'Usage: captains-table <command> [arguments]',
    '',
    ...lines,
    '',
    'captains-table <command> --help tells more.',
    '--content <file or folder> plays with the components of a content pack (docs/content-packs.md).',
  ].join('\n');
}

function isHelp(word: string): boolean {
  return word === 'help' || isHelpFlag(word);
}

function isHelpFlag(word: string): boolean {
  return word === '--help' || word === '-h';
}
