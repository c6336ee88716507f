/** The sitting that a part of the page belongs to. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Sitting } from './sitting.ts';

export const SittingContext = createContext<Sitting | undefined>(undefined);

export function useSitting(): Sitting {
  const sitting = useContext(SittingContext);
  if (sitting === undefined) throw new Error('there is no table here');
  return sitting;
}
