/** What the blanks of an editor need to know of the box around them. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { must } from '@captains-table/kernel';
import type { Naming } from '../naming.ts';

export interface Blanks {
  readonly naming: Naming;
  /** The pieces that can be referred to. */
  idsOf(collections: readonly string[]): readonly { readonly id: string; readonly name: string }[];
}

const BlanksContext = createContext<Blanks | undefined>(undefined);

export const BlanksProvider = BlanksContext.Provider;

export function useBlanks(): Blanks {
  return must(useContext(BlanksContext));
}
