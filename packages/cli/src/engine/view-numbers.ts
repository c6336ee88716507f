/** A view as numbers at fixed places, for programs that learn and games that name no features. */
import { isRecord } from '@captains-table/kernel';
import { placeOf } from './hash.ts';

/** Places that are not 0, in order, and what is there. */
export interface SparseNumbers {
  readonly at: readonly number[];
  readonly value: readonly number[];
}

/**
 * Each value of the view has a place that follows from its path: a number adds itself there, true adds 1. A text has a
 * place for each thing it may say, and adds 1; in a list of texts it does not matter where in the list.
 * Values with the same place are added up; the wider the vector, the rarer that is.
 */
export function viewNumbers(view: unknown, width: number): SparseNumbers {
  const numbers = new Map<number, number>();
  add(view, '', (path, by) => {
    const place = placeOf(path, width);
    numbers.set(place, (numbers.get(place) ?? 0) + by);
  });
  const known = [...numbers].filter(([, value]) => value !== 0).sort(([a], [b]) => a - b);
  return { at: known.map(([place]) => place), value: known.map(([, value]) => value) };
}

type Adder = (path: string, by: number) => void;

function add(value: unknown, path: string, adder: Adder): void {
  if (typeof value === 'number') adder(path, value);
  else if (value === true) adder(path, 1);
  else if (typeof value === 'string') adder(`${path}=${value}`, 1);
  else if (Array.isArray(value))
    value.forEach((item, i) => add(item, typeof item === 'string' ? `${path}[]` : `${path}[${i}]`, adder));
  else if (isRecord(value)) for (const key of Object.keys(value)) add(value[key], `${path}.${key}`, adder);
}
