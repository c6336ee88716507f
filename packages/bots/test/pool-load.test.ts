/** Many people's bots in one worker, on a clock that stands still unless the worker works. */
import type { AnyGame } from '@captains-table/kernel';
import { chanceFrom } from '@captains-table/kernel';
import { ticTacToe } from '@captains-table/tic-tac-toe';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SearchRun } from '../src/search/run.ts';
import type { Candidate } from '../src/search/search.ts';
import type { Stepwise } from '../src/stepwise.ts';
import { Observation } from '../src/index.ts';
import { MILLISECONDS } from '../src/levels.ts';
import type { ThinkerRequest } from '../src/thinker/messages.ts';
import { isNote, isRequest } from '../src/thinker/messages.ts';
import type { Claim, WorkerPort } from '../src/thinker/index.ts';
import { ThinkerError, ThinkerPool } from '../src/thinker/index.ts';

/** What levels that count instead of looking at the clock take, in milliseconds. */
const QUICK = 5;

/** One worker in which a millisecond passes with each iteration of a search that is never sure. */
class Machine {
  now = 0;
  /** By the number of the question: iterations of its search. */
  readonly iterations = new Map<number, number>();
  readonly #searches = new Map<number, Stepwise<unknown>>();
  readonly #inbox: ({ readonly id: number } & ThinkerRequest)[] = [];
  readonly #visits: { readonly at: number; readonly does: () => void }[] = [];
  #hear: (message: unknown) => void = () => undefined;

  startWorker = (): WorkerPort => ({
    postMessage: (message) => {
      if (isNote(message)) {
        if (message.do === 'drop') this.#searches.delete(message.question);
      } else if (isRequest(message)) {
        this.#inbox.push({ id: 0, ...message });
      }
    },
    onMessage: (hear) => {
      this.#hear = hear;
      queueMicrotask(() => hear('ready'));
    },
    onCrash: () => undefined,
    terminate: () => undefined,
  });

  /** Something happens at that time. */
  at(time: number, does: () => void): void {
    this.#visits.push({ at: time, does });
    this.#visits.sort((a, b) => a.at - b.at);
  }

  get begun(): number {
    return this.#searches.size;
  }

  async runUntil(end: number): Promise<void> {
    while (this.now < end) {
      await settle();
      const [visit] = this.#visits;
      if (visit !== undefined && visit.at <= this.now) {
        this.#visits.shift();
        visit.does();
        continue;
      }
      const message = this.#inbox.shift();
      if (message !== undefined) this.#work(message);
      else this.now = Math.min(end, visit?.at ?? end);
    }
    await settle();
  }

  #work(message: { readonly id: number } & ThinkerRequest): void {
    const { id } = message;
    if (message.do === 'choose' && !Object.hasOwn(MILLISECONDS, message.level)) {
      this.now += QUICK;
      return this.#hear({ id, ok: true, move: { kind: 'none' }, milliseconds: QUICK });
    }
    if (message.do === 'choose' || message.do === 'hint') this.#searches.set(id, this.#search(message));
    const search = this.#searches.get(id);
    const isOver = message.do === 'finish' || search?.step(message.step) !== false;
    if (!isOver) return this.#hear({ id, ok: true, unfinished: true });
    this.#searches.delete(id);
    this.#hear({ id, ok: true, move: { kind: 'none' }, hints: [], milliseconds: 0 });
  }

  #search(
    message: { readonly id: number } & ThinkerRequest & { readonly do: 'choose' | 'hint' },
  ): SearchRun<Candidate> {
    const budget = message.do === 'hint' ? message.milliseconds : budgetOf(message.level);
    const iterate = () => {
      this.now++;
      this.iterations.set(message.id, (this.iterations.get(message.id) ?? 0) + 1);
    };
    const work = { iterate, isSettled: () => false, candidates: () => [] };
    return new SearchRun({ milliseconds: budget }, work, message.waited);
  }
}

const budgetOf = (level: string) => new Map<string, number>(Object.entries(MILLISECONDS)).get(level);
/** All that follows at once from what has been said. */
const settle = async () => {
  for (let i = 0; i < 20; i++) await Promise.resolve();
};

let machine: Machine;
let pool: ThinkerPool;

beforeEach(() => {
  vi.useFakeTimers();
  machine = new Machine();
  vi.spyOn(performance, 'now').mockImplementation(() => machine.now);
  pool = new ThinkerPool(machine.startWorker, 1);
});

afterEach(() => {
  pool.close();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const STATE = ticTacToe.setup(2, { mode: 'classic' }, chanceFrom('crowd'));
const position = { game: 'g', options: { mode: 'm' }, state: STATE, seat: 0, seed: 's' };

const codeOf = (error: unknown) => (error instanceof ThinkerError ? error.code : error);

/** Asks, and answers with a list that holds how long it took, as soon as it is known. */
function ask(level: string, claim: Claim): number[] {
  const took: number[] = [];
  const asked = machine.now;
  pool.think({ ...position, level }, claim).then(
    () => took.push(machine.now - asked),
    () => undefined,
  );
  return took;
}

const flat = (lists: readonly (readonly number[])[]) => lists.flat();

describe('25 admiral tables of one guest', () => {
  const guest = (background = false) =>
    Array.from({ length: 25 }, () => ask('admiral', { owner: 'guest', background }));

  test('another person’s cabin-boy answers within one step of a search, every time', async () => {
    guest();
    const answers: number[][] = [];
    for (let i = 0; i < 40; i++) machine.at(i * 137, () => answers.push(ask('cabin-boy', { owner: 'anna' })));
    await machine.runUntil(6_000);
    expect(flat(answers)).toHaveLength(40);
    expect(Math.max(...flat(answers))).toBeLessThanOrEqual(50 + QUICK);
  });

  test('another person’s captain has half of the machine, and keeps to its second', async () => {
    guest();
    let captain: number[] = [];
    machine.at(500, () => (captain = ask('captain', { owner: 'anna' })));
    await machine.runUntil(2_000);
    expect(captain[0]).toBeLessThanOrEqual(1_000 + 2 * 50);
    expect(machine.iterations.get(26)).toBeGreaterThan(400);
  });

  test('when no one is looking, another person has all of it', async () => {
    guest(true);
    let admiral: number[] = [];
    machine.at(500, () => (admiral = ask('admiral', { owner: 'anna' })));
    await machine.runUntil(6_000);
    expect(admiral[0]).toBeLessThanOrEqual(5_000 + 50);
    expect(machine.iterations.get(26)).toBeGreaterThan(4_700);
  });

  test('they share their owner’s time, and none waits for all the others', async () => {
    const answers = guest();
    await machine.runUntil(20_000);
    expect(flat(answers)).toHaveLength(25);
    // Their least is a twentieth of five seconds each.
    expect(Math.max(...flat(answers))).toBeLessThanOrEqual(25 * 250 + 25 * 50);
    expect(Math.min(...machine.iterations.values())).toBeGreaterThanOrEqual(200);
  });
});

describe('thinking time', () => {
  test.each([1, 2, 5, 10])('is shared between %i owners, within the time of one', async (owners) => {
    const answers = Array.from({ length: owners }, (_, i) => ask('admiral', { owner: `person ${i}` }));
    await machine.runUntil(8_000);
    expect(flat(answers)).toHaveLength(owners);
    expect(Math.max(...flat(answers))).toBeLessThanOrEqual(5_000 + 50 * owners);
    const least = Math.min(...machine.iterations.values());
    expect(least).toBeGreaterThan(5_000 / owners - 100);
  });

  test('does not fall below a twentieth, however many there are', async () => {
    const answers = Array.from({ length: 60 }, (_, i) => ask('captain', { owner: `person ${i}` }));
    await machine.runUntil(10_000);
    expect(flat(answers)).toHaveLength(60);
    expect(Math.min(...machine.iterations.values())).toBeGreaterThanOrEqual(50);
    expect(Math.max(...flat(answers))).toBeLessThanOrEqual(60 * 100);
  });

  test('grows back when the others have gone', async () => {
    for (let i = 0; i < 10; i++) ask('admiral', { owner: `person ${i}` });
    let alone: number[] = [];
    machine.at(9_000, () => (alone = ask('captain', { owner: 'anna' })));
    await machine.runUntil(12_000);
    expect(alone[0]).toBe(1_000);
    expect(machine.iterations.get(11)).toBe(1_000);
  });
});

describe('hints', () => {
  const hint = (owner: string, within: number) => {
    const asked = machine.now;
    const answer = pool.hint({ ...position, milliseconds: 1_000 }, { owner }, within);
    return answer.then(() => machine.now - asked, codeOf);
  };

  test('are answered in their time when many ask', async () => {
    for (let i = 0; i < 5; i++) ask('admiral', { owner: `person ${i}` });
    const asked = hint('anna', 4_000);
    await machine.runUntil(3_000);
    expect(await asked).toBeLessThanOrEqual(1_000 + 6 * 50);
  });

  test('answer with what they have when their time is up', async () => {
    for (let i = 0; i < 5; i++) ask('admiral', { owner: `person ${i}` });
    const asked = hint('anna', 400);
    machine.at(400, () => vi.advanceTimersByTime(400));
    await machine.runUntil(1_000);
    expect(await asked).toBeLessThanOrEqual(400 + 2 * 50);
    expect(machine.begun).toBe(5);
  });

  test('that could not even be begun are refused', async () => {
    for (let i = 0; i < 50; i++) ask('admiral', { owner: `person ${i}` });
    const asked = hint('anna', 1_000);
    machine.at(1_000, () => vi.advanceTimersByTime(1_000));
    await machine.runUntil(5_000);
    expect(await asked).toBe('late');
    expect(machine.iterations.has(51)).toBe(false);
  });
});

describe('a bot', () => {
  const seat = { game: 'g', options: { mode: 'm' }, table: 't', seed: 's' };
  const game: AnyGame = ticTacToe;
  const observation = new Observation(game, { mode: 'classic' }, STATE, 0);

  test('that is closed thinks no more', async () => {
    const bot = pool.bot('admiral', { ...seat, claim: { owner: 'anna' } });
    const move = bot.choose(observation).catch(codeOf);
    machine.at(200, () => bot.close());
    await machine.runUntil(1_000);
    expect(await move).toBe('dropped');
    expect(machine.begun).toBe(0);
    expect(machine.iterations.get(1)).toBeLessThanOrEqual(250);
  });

  test('whose people come back goes on at once', async () => {
    for (let i = 0; i < 3; i++) ask('admiral', { owner: `person ${i}` });
    const bot = pool.bot('admiral', { ...seat, claim: { owner: 'anna', background: true } });
    void bot.choose(observation).catch(() => undefined);
    machine.at(800, () => (bot.claim = { owner: 'anna' }));
    await machine.runUntil(800);
    expect(machine.iterations.get(4) ?? 0).toBe(0);
    await machine.runUntil(1_600);
    expect(machine.iterations.get(4)).toBeGreaterThanOrEqual(200);
  });
});
