import { useEffect, useRef } from 'preact/hooks';

/** On a small screen the halves of the board change places: the one that leads now is shown, wherever people were. */
export function useHalfInSight(sea: boolean): void {
  const shown = useRef(sea);
  useEffect(() => {
    if (shown.current === sea) return;
    shown.current = sea;
    scrollTo(0, 0);
  }, [sea]);
}
