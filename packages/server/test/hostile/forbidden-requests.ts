/** Well-formed requests that must be refused all the same: because of the turn, a rule, the seat or the table. */
import type { Chance, Move } from '@captains-table/kernel';
import { below, findLegal, pick } from '@captains-table/kernel';
import type { FrozenTable } from './games-in-progress.ts';
import { ODD_NUMBERS, asText, oddValue } from './odd-values.ts';

export interface Asked {
  readonly do: string;
  readonly [field: string]: unknown;
}

/** Who asks, and at which table. */
export interface Aim {
  readonly person: string;
  readonly table: FrozenTable;
  readonly tables: readonly FrozenTable[];
}

/** A request that this person cannot be granted at this table. */
export function forbiddenRequest(chance: Chance, aim: Aim): Asked {
  const seat = aim.table.seated.get(aim.person);
  if (below(chance, 6) === 0) return { ...anything(chance, aim), table: madeUpTable(chance, aim) };
  return seat === undefined ? anything(chance, aim) : bySeated(chance, aim, seat);
}

/** Whether the request only reads, which some people may do and others not. */
export function isReadOnly({ do: verb }: Asked): boolean {
  return ['hello', 'attach', 'detach', 'lobby'].includes(verb);
}

/** At a table where they have no seat they may do nothing. */
function anything(chance: Chance, { person, table }: Aim): Asked {
  const { id, host, position } = table;
  const at = pick(chance, [position.seq, 0, position.seq - 1]);
  const about = { table: id, at };
  switch (below(chance, 13)) {
    case 0:
      return { do: 'undo', ...about };
    case 1:
      return { do: 'restart', ...about };
    case 2:
      return { do: 'propose', ...about, proposal: anyProposal(chance, table) };
    case 3:
      return { do: 'answer', table: id, number: at, agree: below(chance, 2) === 0 };
    case 4:
      return { do: pick(chance, ['leave', 'return']), table: id };
    case 5:
      return { do: 'hint', ...about };
    case 6:
      return { do: host === person ? 'leave' : 'chat', table: id, text: 'Ahoy!' };
    case 7:
      return { do: 'attach', table: id, invite: madeUpInvite(chance) };
    case 8:
      return pick(chance, [
        { do: 'attach', table: id },
        { do: 'detach', table: id },
        { do: 'lobby', on: true },
      ]);
    default:
      return { do: 'move', ...about, move: anyMove(chance, table) };
  }
}

/** On a chair of their own: only what the rules or the moment forbid. */
function bySeated(chance: Chance, { table }: Aim, seat: number): Asked {
  const { id, position } = table;
  const { seq, play } = position;
  const later = seq + 1 + below(chance, 1_000);
  switch (below(chance, 12)) {
    case 0:
      return {
        do: pick(chance, ['undo', 'restart']),
        table: id,
        at: play?.undoable[seat] === 0 ? seq : later,
      };
    case 1:
      return { do: 'propose', table: id, at: seq, proposal: hopelessProposal(chance, table, seat) };
    case 2:
      // The latest entry may be a proposal.
      return { do: 'answer', table: id, number: below(chance, seq), agree: below(chance, 2) === 0 };
    case 3:
      return { do: position.away.has(seat) ? 'leave' : 'return', table: id };
    case 4:
      return { do: 'hint', table: id, at: later };
    case 5:
      return { do: 'attach', table: id, invite: madeUpInvite(chance) };
    case 6:
      return { do: 'move', table: id, at: later, move: anyMove(chance, table) };
    default:
      return { do: 'move', table: id, at: seq, move: illegalMove(chance, table, play?.legal[seat] ?? []) };
  }
}

/** A move of this person that is legal now, or was a short while ago. */
function anyMove(chance: Chance, { position }: FrozenTable): Move {
  const legal = position.play?.legal.flat() ?? [];
  return legal.length === 0 ? { kind: 'mark' } : pick(chance, legal);
}

/** Another person's move, or a move with something changed. Never one of `legal`. */
function illegalMove(chance: Chance, table: FrozenTable, legal: readonly Move[]): unknown {
  for (;;) {
    const move = pick(chance, [anyMove, bentMove])(chance, table);
    const sent: unknown = JSON.parse(asText(move));
    if (findLegal(legal, sent) === undefined) return move;
  }
}

function bentMove(chance: Chance, table: FrozenTable): unknown {
  const move = anyMove(chance, table);
  const [key, value] = pick(chance, Object.entries(move));
  switch (below(chance, 6)) {
    case 0:
      return Object.fromEntries(Object.entries(move).filter(([name]) => name !== key));
    case 1:
      return { ...move, [pick(chance, ['extra', '__proto__', 'constructor', 'seat'])]: 1 };
    case 2:
      return { ...move, kind: pick(chance, ['pass', 'play', 'mark', 'constructor', '__proto__', 'take']) };
    case 3:
      return { ...move, [key]: nearBy(chance, value) };
    case 4:
      return pick(chance, [[move], JSON.stringify(move), { move }, null, 7, []]);
    default:
      return { ...move, [key]: oddValue(chance, value) };
  }
}

/** Close to a right value, but wrong: one more, one less, another letter case. */
function nearBy(chance: Chance, value: unknown): unknown {
  if (typeof value === 'number') return value + pick(chance, [-2, -1, 1, 2, 0.5]);
  if (typeof value === 'string')
    return pick(chance, [`${value} `, value.toUpperCase(), value.slice(1), `${value}-1`]);
  if (Array.isArray(value))
    return pick(chance, [[...value, ...value], value.slice(1), [...value, null], [value]]);
  return value === true ? 'true' : !value;
}

function anyProposal(chance: Chance, { position }: FrozenTable): object {
  return pick(chance, [
    { kind: 'abandon' },
    { kind: 'undo', to: Math.max(0, (position.play?.moves ?? 0) - 1) },
    { kind: 'replace', seat: 0, by: { kind: 'bot', level: 'random' } },
    { kind: 'replace', seat: 1, by: { kind: 'anybody' } },
  ]);
}

/** To undo to a later entry, or to replace a person who is there. */
function hopelessProposal(chance: Chance, { position }: FrozenTable, seat: number): object {
  const other = below(chance, position.chairs.length + 2);
  return pick(chance, [
    { kind: 'undo', to: (position.play?.moves ?? 0) + below(chance, 50) },
    { kind: 'replace', seat, by: { kind: 'bot', level: 'random' } },
    {
      kind: 'replace',
      seat: other % 8,
      by: { kind: 'bot', level: pick(chance, ['random', 'nobody', '__proto__']) },
    },
    { kind: 'replace', seat: other % 8, by: { kind: 'anybody' } },
    { kind: 'undo', to: pick(chance, ODD_NUMBERS) },
  ]);
}

/** Nearly the id of a table, or nothing like one. */
function madeUpTable(chance: Chance, { table, tables }: Aim): string {
  const near = pick(chance, tables).id;
  const at = below(chance, near.length);
  const other = near[at] === 'A' ? 'B' : 'A';
  return pick(chance, [
    `${near.slice(0, at)}${other}${near.slice(at + 1)}`,
    near.toUpperCase() === near ? near.toLowerCase() : near.toUpperCase(),
    near.split('').toReversed().join(''),
    pick(chance, [`${table.id} `, `${table.id}\u0000`, `table/${table.id}`]),
    pick(chance, ['%', '_', '*', '__proto__', 'constructor']),
  ]);
}

const REQUESTS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function madeUpInvite(chance: Chance): string {
  const requests = Array.from({ length: 12 }, () => REQUESTS[below(chance, REQUESTS.length)]).join('');
  return pick(chance, [
    requests.replaceAll(/(.{4})(?=.)/g, '$1-'),
    requests.toLowerCase(),
    requests,
    '',
    '____-____',
  ]);
}
