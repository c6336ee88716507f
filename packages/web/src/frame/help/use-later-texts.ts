import { useEffect, useState } from 'preact/hooks';
import type { Locale } from '@captains-table/kernel';
import { locale } from '../../app/settings.ts';

/** Words that are fetched when they are first shown. */
export interface LaterTexts<Texts> {
  /** Undefined until they are there, and where they cannot be had. */
  readonly texts: Texts | undefined;
  readonly isLoading: boolean;
}

/** `load` is undefined where there is nothing to fetch. */
export function useLaterTexts<Texts>(
  load: ((locale: Locale) => Promise<Texts>) | undefined,
): LaterTexts<Texts> {
  const read = locale.value;
  const [found, setFound] = useState<LaterTexts<Texts>>({ texts: undefined, isLoading: load !== undefined });
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
