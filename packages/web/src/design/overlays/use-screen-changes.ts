import { useLayoutEffect } from 'preact/hooks';

const EVENTS = ['resize', 'scroll', 'transitionend', 'animationend'];

/** Calls at once, and whenever something on the page may have appeared, gone or moved. `about`: undefined to stop. */
export function useScreenChanges(call: () => void, about: string | undefined): void {
  useLayoutEffect(() => {
    if (about === undefined) return;
    call();
    const changes = new MutationObserver(call);
    changes.observe(document.body, { subtree: true, childList: true, attributeFilter: ['class'] });
    for (const event of EVENTS) addEventListener(event, call, { capture: true, passive: true });
    return () => {
      changes.disconnect();
      for (const event of EVENTS) removeEventListener(event, call, { capture: true });
    };
  }, [about]);
}
