import { useEffect, useRef, useState } from 'preact/hooks';
import { countedAt } from './count.ts';
import { isStill } from '../app/is-still.ts';

const MILLISECONDS = 420;

/** A number that counts from what it was to what it is. */
export function useCounted(value: number): number {
  const [shown, setShown] = useState(value);
  const from = useRef(value);
  useEffect(() => {
    if (isStill()) {
      setShown((from.current = value));
      return;
    }
    const began = performance.now();
    const first = from.current;
    let frame = 0;
    const step = (now: number) => {
      from.current = countedAt(first, value, (now - began) / MILLISECONDS);
      setShown(from.current);
      if (from.current !== value) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return shown;
}
