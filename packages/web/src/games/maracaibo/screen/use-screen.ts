/** How much room there is, as the style sheets see it. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** `tabs`: one part at a time; `laptop`: all of it, with flat cards; `desk`: all of it. */
export type Screen = 'tabs' | 'laptop' | 'desk';

const TABS = '(width <= 1180px), (height < 640px)';
const LAPTOP = '(width <= 1360px), (height <= 820px)';

export function useScreen(): Screen {
  const screen = useSignal(screenNow());
  useEffect(() => {
    const until = new AbortController();
    for (const query of [TABS, LAPTOP]) {
      matchMedia(query).addEventListener('change', () => (screen.value = screenNow()), {
        signal: until.signal,
      });
    }
    return () => until.abort();
  }, []);
  return screen.value;
}

function screenNow(): Screen {
  if (matchMedia(TABS).matches) return 'tabs';
  return matchMedia(LAPTOP).matches ? 'laptop' : 'desk';
}
