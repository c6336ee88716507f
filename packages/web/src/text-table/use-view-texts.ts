import type { TableGame } from '@captains-table/catalogue';
import type { AnyTexts } from '@captains-table/kernel';
import { defined } from '@captains-table/kernel';
import { useLaterTexts } from '../frame/help/use-later-texts.ts';

interface TextsForView {
  readonly texts: AnyTexts;
  readonly isLoading: boolean;
}

/** These texts with the words of the text table, which some games keep apart. */
export function useViewTexts({ viewTexts }: TableGame, texts: AnyTexts): TextsForView {
  const { texts: view, isLoading } = useLaterTexts(viewTexts);
  return { texts: { ...texts, ...defined({ view }) }, isLoading };
}
