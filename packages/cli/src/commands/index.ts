import type { Command } from '../command.ts';
import { reports } from './reports.ts';
import { people } from './people.ts';
import { hostLink } from './host-link.ts';
import { bans } from './bans.ts';
import { announce } from './announce.ts';
import { arena } from './arena.ts';
import { backup } from './backup.ts';
import { bot } from './bot.ts';
import { check } from './check.ts';
import { engine } from './engine.ts';
import { fuzz } from './fuzz.ts';
import { games } from './games.ts';
import { move } from './move.ts';
import { pack } from './pack.ts';
import { play } from './play.ts';
import { puzzles } from './puzzles.ts';
import { ratings } from './ratings.ts';
import { replay } from './replay.ts';
import { restore } from './restore.ts';
import { serve } from './serve.ts';
import { simulate } from './simulate.ts';
import { verify } from './verify.ts';

/** Every command, in the order of the help. */
export const COMMANDS: readonly Command[] = [
  serve,
  check,
  backup,
  restore,
  move,
  hostLink,
  people,
  reports,
  bans,
  announce,
  ratings,
  games,
  play,
  simulate,
  arena,
  fuzz,
  puzzles,
  replay,
  verify,
  pack,
  engine,
  bot,
];
