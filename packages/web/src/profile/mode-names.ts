import { loadTexts } from '@captains-table/catalogue';
import { useSignal } from '@preact/signals';
import { locale } from '../app/settings.ts';

/** What the modes of a game are called: in its own words, which come with it. */
export function useModeNames(game: string): ReadonlyMap<string, string> {
  const names = useSignal<{ readonly key: string; readonly modes: ReadonlyMap<string, string> } | undefined>(
    undefined,
  );
  const key = `${game} ${locale.value}`;
  if (names.value?.key !== key) {
    void loadTexts(game, locale.value).then((texts) => {
      names.value = { key, modes: new Map(Object.entries(texts?.modes ?? {})) };
    });
  }
  return names.value?.modes ?? new Map<string, string>();
}
