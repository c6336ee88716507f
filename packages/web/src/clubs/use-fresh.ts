/** Data from the server that is fetched again while it is shown: after a while, after news, and when the page comes back into view. */
import { useSignal } from '@preact/signals';
import type { News } from '@captains-table/protocol';
import { useEffect, useRef } from 'preact/hooks';
import { person, serverReached } from '../app/person.ts';
import { socket } from '../server/socket.ts';

interface Fresh<T> {
  readonly found: T | undefined;
  /** Why there is nothing to show. What was there before a failure stays. */
  readonly trouble: unknown;
  readonly look: () => Promise<void>;
}

/** `pause`: how long what was found may be shown, in milliseconds; undefined: as long as it likes. */
export function useFresh<T>(
  load: () => Promise<T>,
  key: string,
  pause: (found: T) => number | undefined,
): Fresh<T> {
  const found = useSignal<{ readonly key: string; readonly value: T } | undefined>(undefined);
  const trouble = useSignal<unknown>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const known = person.value?.id;
  // The reader is known a moment after the page opens, and the answer depends on who it is.
  const ready = serverReached.value !== undefined;

  const look = async () => {
    clearTimeout(timer.current);
    try {
      found.value = { key, value: await load() };
      trouble.value = undefined;
    } catch (error) {
      trouble.value = error;
    }
    const shown = found.value;
    const after = shown?.key === key ? pause(shown.value) : undefined;
    clearTimeout(timer.current);
    if (after !== undefined) timer.current = setTimeout(lookIfSeen, after);
  };
  const lookIfSeen = () => {
    if (document.visibilityState === 'visible') void look();
  };

  useEffect(() => {
    if (!ready) return undefined;
    // A round that begins or ends changes the tables of those who play in it.
    const hear = (news: News) => {
      if (news.is === 'notice' && news.about === 'my-tables') lookIfSeen();
    };
    void look();
    document.addEventListener('visibilitychange', lookIfSeen);
    const leave = known === undefined ? undefined : socket.use(hear, () => undefined);
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener('visibilitychange', lookIfSeen);
      leave?.();
    };
  }, [key, known, ready]);

  const shown = found.value?.key === key ? found.value.value : undefined;
  return { found: shown, trouble: shown === undefined ? trouble.value : undefined, look };
}
