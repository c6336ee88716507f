/** How far someone has come in the lessons of a game, on this device. */
import { keep, recall } from '../app/device-memory.ts';

export interface Progress {
  readonly part: 'first' | 'more';
  /** The lesson that comes next, from 0. */
  readonly at: number;
}

const START: Progress = { part: 'first', at: 0 };

export function progressIn(game: string): Progress {
  const [part, at] = (recall(nameOf(game)) ?? '').split(' ');
  const lesson = Number(at);
  if ((part !== 'first' && part !== 'more') || !Number.isInteger(lesson) || lesson < 0) return START;
  return { part, at: lesson };
}

export function keepProgress(game: string, { part, at }: Progress): void {
  keep(nameOf(game), `${part} ${at}`);
}

function nameOf(game: string): string {
  return `lessons/${game}`;
}
