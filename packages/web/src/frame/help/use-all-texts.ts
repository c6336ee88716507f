import type { TableGame } from '@captains-table/catalogue';
import type { AnyTexts } from '@captains-table/kernel';
import { useFetchedTexts } from './use-fetched-texts.ts';

interface AllTexts {
  readonly texts: AnyTexts;
  readonly isLoading: boolean;
}

/** A game's texts with those that only the text table and the help show, which some games keep apart. */
export function useAllTexts({ laterTexts }: TableGame, texts: AnyTexts): AllTexts {
  const later = useFetchedTexts(laterTexts);
  return { texts: { ...texts, ...later.texts }, isLoading: later.isLoading };
}
