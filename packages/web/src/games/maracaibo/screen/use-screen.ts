/** How much room there is, as the style sheets see it. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { TABS } from './media.ts';

/** `tabs`: one part at a time; `tall`: one below the chart; `laptop`: all of it, with flat cards; `desktop`: all of it. */
export type Screen = 'tabs' | 'tall' | 'laptop' | 'desktop';

const TALL = '(640px < width <= 1180px) and (aspect-ratio <= 4/5)';
const LAPTOP = '(width <= 1360px), (height <= 820px)';

export function useScreen(): Screen {
  const screen = useSignal(screenNow());
  useEffect(() => {
    const until = new AbortController();
    for (const query of [TALL, TABS, LAPTOP]) {
      matchMedia(query).addEventListener('change', () => (screen.value = screenNow()), {
        signal: until.signal,
      });
    }
    return () => until.abort();
  }, []);
  return screen.value;
}

function screenNow(): Screen {
  if (matchMedia(TALL).matches) return 'tall';
  if (matchMedia(TABS).matches) return 'tabs';
  return matchMedia(LAPTOP).matches ? 'laptop' : 'desktop';
}
