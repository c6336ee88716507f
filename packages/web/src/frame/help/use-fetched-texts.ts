import { useEffect, useState } from 'preact/hooks';
import type { Locale } from '@captains-table/kernel';
import { locale } from '../../app/settings.ts';

/** Words that are fetched when they are first shown. */
export interface FetchedTexts<Texts> {
  /** Undefined until they are there, and where they cannot be had. */
  readonly texts: Texts | undefined;
  readonly isLoading: boolean;
}

/** `load` is undefined where there is nothing to fetch. */
export function useFetchedTexts<Texts>(
  load: ((locale: Locale) => Promise<Texts>) | undefined,
): FetchedTexts<Texts> {
  const read = locale.value;
  const [found, setFound] = useState<FetchedTexts<Texts>>({
    texts: undefined,
    isLoading: load !== undefined,
  });
  useEffect(() => {
    let left = false;
    const tell = (texts: Texts | undefined) => {
      if (!left) setFound({ texts, isLoading: false });
    };
    load?.(read).then(tell, () => tell(undefined));
    return () => {
      left = true;
    };
  }, [load, read]);
  return found;
}
