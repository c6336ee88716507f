/** A guest's admirals think hard, while another person plays against a cabin-boy and looks at the clock. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Chair, CreateTable } from '@captains-table/protocol';
import { median, quantile } from '../statistics.ts';
import type { SeatedPerson } from './people.ts';
import { Person } from './people.ts';
import { mapConcurrently } from './concurrency.ts';

/** How long a bot took to decide, in milliseconds, as its opponent saw it. */
export interface Answers {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
}

/** A game in which an admiral takes all of its time. */
const HARD = { game: 'caravelas', chairs: chairs('admiral', 3) } satisfies Partial<CreateTable>;
const EASY = { game: 'port-royal', chairs: chairs('cabin-boy', 1) } satisfies Partial<CreateTable>;
const AT_ONCE = 4;
/** Longer than any player would wait. */
const GIVE_UP = 60_000;

function chairs(level: string, count: number): Chair[] {
  return [{ kind: 'me' }, ...Array.from({ length: count }, () => ({ kind: 'bot', level }) as const)];
}

/** One guest begins this many games against admirals, plays until it is for these to think, and leaves or stays. */
export async function openAdmiralTables(
  url: URL,
  tables: number,
  stays: boolean,
): Promise<readonly SeatedPerson[]> {
  const guest = await Person.arrive(url);
  return mapConcurrently(Array.from({ length: tables }), AT_ONCE, async () => {
    const seated = await sitDown(guest, HARD);
    while (seated.mayMove) await moved(seated);
    seated.onTrouble = () => undefined;
    if (!stays) seated.close();
    return seated;
  });
}

/** A person plays against a cabin-boy for this many seconds, one game after the other. */
export async function measureAnswers(url: URL, seconds: number): Promise<Answers> {
  const person = await Person.arrive(url);
  const answers: number[] = [];
  const end = performance.now() + seconds * 1_000;
  while (performance.now() < end) {
    const seated = await sitDown(person, EASY);
    while (!seated.isOver && performance.now() < end) {
      const isAnswer = !seated.mayMove;
      const took = await (isAnswer ? shown(seated) : moved(seated));
      if (isAnswer) answers.push(took);
    }
    seated.onTrouble = () => undefined;
    seated.close();
  }
  return { count: answers.length, p50: median(answers), p99: quantile(answers, 0.99) };
}

async function sitDown(person: Person, wish: Partial<CreateTable>): Promise<SeatedPerson> {
  const table = await person.createTable(wish);
  await person.post(`/api/tables/${table}/start`);
  return person.sitDown(table);
}

function moved(seated: SeatedPerson): Promise<number> {
  const next = shown(seated);
  seated.move();
  return next;
}

/** How long it takes until something more is shown. */
async function shown(seated: SeatedPerson): Promise<number> {
  const began = performance.now();
  const news = new Promise<number>((resolve, reject) => {
    seated.onShown = (at) => resolve(at - began);
    seated.onTrouble = reject;
  });
  const late = wait(GIVE_UP, GIVE_UP, { ref: false });
  return Promise.race([news, late]);
}
