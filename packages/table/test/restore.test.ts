import type { Move, Seat } from '@captains-table/kernel';
import { canonical } from '@captains-table/kernel';
import type { Proposal } from '@captains-table/protocol';
import { Failure } from '@captains-table/protocol';
import type { Entry, Table } from '../src/index.ts';
import { requests } from '../src/index.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TestTableOptions } from '../src/testing/index.ts';
import { SECOND, TestTable } from '../src/testing/index.ts';

const BOT = { kind: 'bot', level: 'mate' } as const;
const WISHES: readonly TestTableOptions[] = [
  { record: { tempo: { kind: 'move', seconds: 60 } } },
  {
    game: 'stowaways',
    chairs: ['anna', 'bart', 'carla'],
    options: { mode: 'long' },
    record: { tempo: { kind: 'game', seconds: 120, increment: 10 } },
  },
  {
    game: 'port-royal',
    chairs: ['bart', BOT, 'anna'],
    options: { mode: 'contracts' },
    record: { tempo: { kind: 'days', days: 1 } },
  },
];
/** Dirk sits nowhere, until a chair is free. */
const PEOPLE = ['anna', 'bart', 'carla', 'dirk'];

/** Numbers from which each request takes what it needs. */
interface Step {
  readonly what: number;
  readonly who: number;
  readonly which: number;
  readonly wait: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  what: fc.nat(99),
  who: fc.nat(),
  which: fc.nat(),
  wait: fc.oneof({ weight: 30, arbitrary: fc.nat(3) }, { weight: 1, arbitrary: fc.nat(100_000) }),
});

test('whatever people do, the table that is read again is the one they sat at', async () => {
  const journey = fc.asyncProperty(
    fc.constantFrom(...WISHES),
    fc.array(step, { maxLength: 60, size: 'max' }),
    walk,
  );
  await fc.assert(journey, { numRuns: 20 });
});

async function walk(wish: TestTableOptions, steps: readonly Step[]): Promise<void> {
  const testTable = await TestTable.start(wish);
  for (const each of steps) {
    const { seq } = testTable.table;
    await testTable.pass(each.wait * SECOND);
    await take(testTable, each);
    if (testTable.table.seq === seq) continue;
    const truth = picture(testTable.table);
    expect(picture(testTable.restored('snapshot'))).toBe(truth);
    expect(picture(testTable.restored('beginning'))).toBe(truth);
  }
}

/** What is not allowed is refused with a reason, and changes nothing. */
async function take(testTable: TestTable, each: Step): Promise<void> {
  try {
    await testTable.submit((table) => request(table, each, testTable.now));
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
  }
}

/** Mostly what makes sense, by a person who could do it; sometimes by anyone. */
function request(table: Table, { what, who, which }: Step, now: number): Entry | undefined {
  const { attending, chairs, seq, proposal: open } = table;
  const anybody = PEOPLE[who % PEOPLE.length] ?? '';
  const oneOf = (seats: readonly Seat[]) => on(table, seats[who % seats.length]) ?? anybody;
  const absent = [...chairs.keys()].filter((seat) => !attending.includes(seat));
  if (what < 55) return decide(table, who, which);
  if (what < 65) return requests.undo(table, oneOf(lastMover(table)), seq, which % 3 === 0);
  if (what < 75) return requests.propose(table, oneOf(attending), seq, proposal(table, which), now);
  if (what < 82) return requests.answer(table, oneOf(open?.waiting ?? []), open?.number ?? 0, which % 4 > 0);
  if (what < 84) return requests.answer(table, anybody, open?.number ?? 0, which % 2 > 0);
  if (what < 87) return requests.leave(table, oneOf(attending));
  if (what < 88) return requests.resign(table, anybody);
  if (what < 89) return requests.nudge(table, oneOf(attending), which % chairs.length, now, () => 0);
  if (what < 90) return requests.standIn(table, oneOf(attending), which % chairs.length, now, () => 0);
  if (what < 91) return requests.outage(table, [{ from: now - 500, to: now }]);
  if (what < 96) return requests.comeBack(table, oneOf(absent));
  return requests.sit(table, anybody, { invite: table.record.invite });
}

function on({ chairs }: Table, seat: Seat | undefined): string | undefined {
  const chair = chairs[seat ?? -1];
  return chair?.kind === 'person' ? chair.person : undefined;
}

function lastMover({ match }: Table): readonly Seat[] {
  return match?.line.slice(-1).map(({ seat }) => seat) ?? [];
}

/** A person who owes a decision makes it, or the bot that plays for them. */
function decide(table: Table, who: number, which: number): Entry | undefined {
  const { pending, match } = table;
  const seat = pending[who % Math.max(1, pending.length)]?.seat;
  if (match === undefined || seat === undefined) return undefined;
  const legal: readonly Move[] = match.game.legal(match.state, seat);
  const move = legal[which % legal.length];
  if (move === undefined) return undefined;
  const person = on(table, seat);
  return person === undefined || table.isPlayedByBot(seat)
    ? requests.botMove(table, seat, table.decidingSince[seat] ?? 0, move)
    : requests.move(table, person, table.seq, move);
}

function proposal(table: Table, which: number): Proposal {
  const moves = table.match?.line.length ?? 0;
  const absent = Math.max(
    0,
    table.away.findIndex((why) => why !== undefined),
  );
  const seat = which % 32 < 8 ? absent : which % 3;
  switch (which % 16) {
    case 0:
      return { kind: 'abandon' };
    case 1:
    case 2:
      return { kind: 'replace', seat, by: { kind: 'anybody' } };
    case 3:
      return { kind: 'replace', seat, by: { kind: 'bot', level: 'sailor' } };
    default:
      return { kind: 'undo', to: Math.max(0, moves - 1 - (which % 3)) };
  }
}

/** Everything that a table is, as one text. */
function picture(table: Table): string {
  const { record: _, loaded: __, match, clocks, ...rest } = table;
  return canonical({
    ...rest,
    people: table.people,
    pending: table.pending,
    clocks: clocks?.stored,
    state: match?.state,
    floor: match?.floor,
    line: match?.line,
    log: match?.log,
    undoable: table.chairs.map((_chair, seat) => match?.undoable(seat)),
  });
}
