import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../src/commands/index.ts';
import { cli } from './cli.ts';

const NAMES = COMMANDS.map(({ name }) => name);

test.each(['', '--help', '-h', 'help'])('"captains-table %s" lists all commands', async (line) => {
  const { code, out, err } = await cli(line);
  expect(code).toBe(0);
  expect(err).toBe('');
  for (const { name, summary } of COMMANDS) expect(out).toMatch(new RegExp(`${name} +${summary}`));
});

test.each(NAMES)('%s --help prints its usage', async (name) => {
  const { code, out, err } = await cli(`${name} --help`);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(`Usage: captains-table ${name}`);
  expect(await cli(`help ${name}`)).toEqual({ code, out, err });
});

test('an unknown command is refused with the list of commands', async () => {
  const { code, out, err } = await cli('dance');
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(/^captains-table: there is no command "dance"\n\nUsage: /);
});

describe('bad arguments: one line, the usage, exit code 2', () => {
  test.each([
    ['games --loud', "Unknown option '--loud'"],
    ['games tic-tac-toe', '"tic-tac-toe" is one argument too many'],
    ['simulate', '<game> is missing'],
    ['simulate chess --players 2 --games 1', 'there is no game "chess"; there are '],
    ['simulate tic-tac-toe --games 1', '--players is missing'],
    ['simulate tic-tac-toe --players 2', '--games is missing'],
    ['simulate tic-tac-toe --players two --games 1', '--players must be a whole number from 1 to 100'],
    ['simulate tic-tac-toe --players 3 --games 1', '--players must be 2'],
    ['simulate tic-tac-toe --players 2 --games 0', '--games must be a whole number'],
    ['simulate tic-tac-toe --players 2 --games 1 --mode odd', '--mode must be one of: classic'],
    ['simulate tic-tac-toe --players 2 --games 1 --option a=b', 'there is no option "a"'],
    ['simulate stowaways --players 2 --games 1 --option purse', '--option needs name=value, not "purse"'],
    ['simulate stowaways --players 2 --games 1 --option purse=9', 'option "purse" must be one of: 0 to 5'],
    ['simulate stowaways --players 2 --games 1 --option x=1', 'there is no option "x"; there is: purse'],
    [
      'simulate tic-tac-toe --players 2 --games 1 --bots nobody',
      'there is no bot "nobody"; there are random',
    ],
    ['simulate tic-tac-toe --players 2 --games 1 --bots random,random,random', '--bots names 3'],
    ['fuzz all', '--seconds is missing'],
    ['fuzz all --seconds soon', '--seconds must be a number above 0, not "soon"'],
    ['fuzz all --seconds 0', '--seconds must be a number above 0'],
    ['fuzz chess --seconds 1', 'there is no game "chess"'],
    ['play tic-tac-toe --seat 3', '--seat must be a whole number from 1 to 2'],
    ['play tic-tac-toe --lang de', '--lang must be one of: en, fr, nl'],
    ['play tic-tac-toe --hot-seat --bots random', '--hot-seat leaves no seat'],
    ['play tic-tac-toe --hot-seat --seat 1', '--hot-seat takes all seats'],
    ['play tic-tac-toe --seed', "Option '--seed <value>' argument missing"],
    ['replay', '<file> is missing'],
    ['verify', '<file> is missing'],
    ['engine now', '"now" is one argument too many'],
  ])('%s', async (line, message) => {
    const { code, out, err } = await cli(line);
    const [first = '', empty, usage] = err.split('\n');
    expect({ code, out, empty }).toEqual({ code: 2, out: '', empty: '' });
    expect(first).toContain(message);
    expect(usage).toMatch(`Usage: captains-table ${line.split(' ')[0]}`);
  });
});
