import { useEffect } from 'preact/hooks';
import { locale } from '../../app/settings.ts';
import type { Sitting } from '../sitting.ts';

const TOUCHES = ['pointerdown', 'keydown'] as const;

/**
 * Fetches what is not seen at first when the player first touches the page. By the time they ask for it, it is there.
 */
export function usePartsInTime({ board, game, link }: Sitting): void {
  useEffect(() => {
    const touched = new AbortController();
    const { signal } = touched;
    const fetchParts = () => {
      touched.abort();
      link.prepareHints?.();
      // What could not be fetched now is fetched again where it is shown.
      void Promise.allSettled([
        import('./sheet-contents.ts'),
        import('../follow/follow-parts.ts'),
        import('../follow/moment-banner.tsx'),
        import('../follow/return.tsx'),
        game.ruleTexts?.(locale.peek()),
        game.laterTexts?.(locale.peek()),
        game.hintTexts?.(locale.peek()),
        board?.laterParts?.(),
        board?.banners?.(),
      ]);
    };
    for (const touch of TOUCHES)
      addEventListener(touch, fetchParts, { capture: true, passive: true, signal });
    return () => touched.abort();
  }, [board, game, link]);
}
