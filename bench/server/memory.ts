/** Tables of Port Royal in the middle of their game, put where a server finds them when somebody comes. */
import { randomUUID } from 'node:crypto';
import type { Move } from '@captains-table/kernel';
import { below, chanceFromNumbers, Match } from '@captains-table/kernel';
import { portRoyal } from '@captains-table/port-royal';
import type { Entry } from '../../packages/server/src/tables/entry.ts';
import type { Storage } from '../../packages/server/src/storage/storage.ts';
import { usualOptions } from '../play.ts';
import { BOT } from './ours.ts';

/** A game halfway through, with the first seat to decide. */
interface HalfGame {
  readonly seed: string;
  readonly moves: readonly Extract<Entry, { kind: 'move' }>[];
}

const SEATS = 3;
/** Half of what a game for three takes bots of this level. */
const MOVES = 125;
const options = usualOptions(portRoyal.meta, SEATS);

export function halfGames(count: number): readonly HalfGame[] {
  return Array.from({ length: count }, (_, number) => halfGame(number));
}

function halfGame(number: number): HalfGame {
  const chance = chanceFromNumbers(1, number);
  const match = new Match(portRoyal, { seats: SEATS, options });
  for (;;) {
    const seat = portRoyal.pending(match.state)[0]?.seat;
    // Over before its time: the next one will not be.
    if (seat === undefined) return halfGame(number + 1_000_000);
    if (seat === 0 && match.line.length >= MOVES) break;
    const moves = portRoyal.legal(match.state, seat);
    match.play(seat, moves[below(chance, moves.length)]);
  }
  const moves = match.line.map(({ seat, move }) => ({ kind: 'move', seat, move: move as Move }) as const);
  return { seed: match.seed, moves };
}

/** Stores a table with this person and two bots. Answers its id. */
export async function store(storage: Storage, person: string, { seed, moves }: HalfGame): Promise<string> {
  const id = randomUUID().slice(0, 16);
  const at = Date.now();
  const chairs = [{ kind: 'person', person } as const, BOT, BOT];
  const entries: readonly Entry[] = [
    ...chairs.map((chair, seat) => ({ kind: 'chair', seat, chair }) as const),
    { kind: 'start' },
    ...moves,
  ];
  await storage.tables.create(
    {
      id,
      game: portRoyal.meta.id,
      rules: portRoyal.meta.rulesVersion,
      options,
      tempo: { kind: 'none' },
      visibility: 'invite',
      spectators: true,
      hints: true,
      host: person,
      invite: id,
      seed,
      status: 'playing',
      chairs,
      createdAt: at,
      startedAt: at,
      updatedAt: at,
    },
    entries.map((entry, index) => ({ seq: index + 1, at, entry })),
    [{ seat: 0, person, owes: true }],
  );
  return id;
}
