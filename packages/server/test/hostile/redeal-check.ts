/** Deals again whatever a seat cannot see, and checks that nothing it is shown changes. */
import type { LoadedGame } from '@captains-table/catalogue';
import type { AnyMatch, Chance, GameState, Move } from '@captains-table/kernel';
import { below, fork, moveKey, pick, sameJson } from '@captains-table/kernel';
import type { PeopleInfo, Role, StoredTable } from '@captains-table/table';
import { sceneFor, Table } from '@captains-table/table';

const PEOPLE: PeopleInfo = { name: () => 'Somebody', goneSince: () => undefined, watching: 1 };

/** Counted, because a re-deal that changes nothing proves nothing. */
export interface Redeals {
  readonly made: number;
  readonly different: number;
}

/** Checks about one in `every` positions of a whole game, for every viewer. */
export function checkRedeals(
  loaded: LoadedGame,
  { record, entries }: StoredTable,
  chance: Chance,
  every: number,
): Redeals {
  const table = Table.restore(loaded, { record, entries: [] });
  const seen = new Map<string, Move>();
  let made = 0;
  let different = 0;
  for (const stored of entries) {
    table.apply(stored);
    if (stored.entry.kind === 'move') seen.set(moveKey(stored.entry.move), stored.entry.move);
    if (table.status !== 'playing' || below(chance, every) > 0) continue;
    for (const role of rolesAt(table)) {
      made++;
      if (checkRedealFor(table, role, [...seen.values()], chance)) different++;
    }
  }
  return { made, different };
}

function rolesAt({ chairs }: Table): readonly Role[] {
  return [...chairs.map((_, seat) => ({ seat, host: seat === 0 })), { host: false }];
}

/** True when the re-deal differs from the truth. */
function checkRedealFor(table: Table, role: Role, moves: readonly Move[], chance: Chance): boolean {
  const truth = matchOf(table);
  const { game } = truth;
  const other: GameState = game.redeal(truth.state, role.seat ?? 'spectator', fork(chance));
  const moment = `seat ${role.seat} of ${game.meta.id} at entry ${table.seq} of seed ${truth.seed}`;
  const shown = JSON.stringify(sceneFor(table, role, PEOPLE));
  table.match = inAnotherWorld(truth, other);
  const shownThere = JSON.stringify(sceneFor(table, role, PEOPLE));
  table.match = truth;
  if (shown !== shownThere) throw new Error(`${moment} sees what is hidden:\n${shown}\n${shownThere}`);
  if (role.seat !== undefined && moves.length > 0) {
    const asked = pick(chance, moves);
    const refusal = game.whyNot(truth.state, role.seat, asked);
    if (!sameJson(refusal, game.whyNot(other, role.seat, asked)))
      throw new Error(`${moment} learns what is hidden from the refusal of ${moveKey(asked)}`);
  }
  return !sameJson({ ...other, chance: [] }, { ...truth.state, chance: [] });
}

/** The same match with the same log, over a state in which hidden things lie elsewhere. */
function inAnotherWorld(truth: AnyMatch, state: GameState): AnyMatch {
  const { game, line } = truth;
  const undoable = (seat: number) => truth.undoable(seat);
  const legal = (seat: number): readonly Move[] => game.legal(state, seat);
  return { game, line, state, legal, undoable, seed: 'another seed' } as unknown as AnyMatch;
}

function matchOf({ match }: Table): AnyMatch {
  if (match === undefined) throw new Error('this table has not started');
  return match;
}
