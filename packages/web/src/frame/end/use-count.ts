import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isStill } from '../../app/is-still.ts';

const MILLISECONDS_A_PART = 900;
/** Many parts follow each other faster. */
const MILLISECONDS_IN_ALL = 6_000;

export interface Count {
  /** How many parts of the score have been counted. */
  readonly counted: number;
  readonly done: boolean;
  /** Shows everything at once. */
  readonly finish: () => void;
}

/** Counts the parts of a score one after the other. Only for those who saw the game end (`told`), and not if nothing should move. */
export function useCount(parts: number, told: boolean): Count {
  const counted = useSignal(told && !isStill() ? 0 : parts);
  const done = counted.value >= parts;
  useEffect(() => {
    if (done) return;
    const pace = Math.min(MILLISECONDS_A_PART, MILLISECONDS_IN_ALL / parts);
    const timer = setTimeout(() => counted.value++, pace);
    return () => clearTimeout(timer);
  }, [counted.value]);
  return { counted: counted.value, done, finish: () => (counted.value = parts) };
}
