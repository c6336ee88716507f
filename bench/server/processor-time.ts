/** What processes have used of the processor so far, in microseconds. Linux counts in hundredths of a second. */
import { readdirSync, readFileSync } from 'node:fs';

const TICK = 10_000;
/** Places in `/proc/<pid>/stat` behind the name, which is in brackets and may have spaces in it. */
const PARENT = 1;
const USER = 11;

/** Of one thread; the first of a process has its number. */
export function threadTime(pid: number, thread = pid): number {
  const [user = 0, system = 0] = fieldsOf(`${pid}/task/${thread}`).slice(USER, USER + 2);
  return (user + system) * TICK;
}

/** Of a process with all its threads, its children, and those of them that have ended. */
export function familyTime(pid: number): number {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => parentOf(Number(name)) === pid);
  return ownTime(pid) + children.reduce((sum, child) => sum + ownTime(Number(child)), 0);
}

function parentOf(pid: number): number | undefined {
  try {
    return fieldsOf(String(pid))[PARENT];
  } catch {
    return undefined;
  }
}

/** How much of the machine's time was idle, and how much there was, since it started. */
export function machineTime(): { readonly idle: number; readonly all: number } {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
  const ticks = line.split(/\s+/).slice(1, 9).map(Number);
  const idle = (ticks[3] ?? 0) + (ticks[4] ?? 0);
  return { idle: idle * TICK, all: ticks.reduce((sum, part) => sum + part, 0) * TICK };
}

function ownTime(pid: number): number {
  try {
    const times = fieldsOf(String(pid)).slice(USER, USER + 4);
    return times.reduce((sum, part) => sum + part, 0) * TICK;
  } catch {
    return 0;
  }
}

function fieldsOf(place: string): readonly number[] {
  const stat = readFileSync(`/proc/${place}/stat`, 'utf8');
  return stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
}
