import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** Where a table takes the whole window, as the style sheet sees it. */
const ROOM = '(width > 1100px) and (height >= 680px)';

/** Whether there is room for what leads a table beside the board: above it, it would push the board out of sight. */
export function useHasRoom(): boolean {
  const query = matchMedia(ROOM);
  const hasRoom = useSignal(query.matches);
  useEffect(() => {
    const look = () => (hasRoom.value = query.matches);
    query.addEventListener('change', look);
    return () => query.removeEventListener('change', look);
  }, []);
  return hasRoom.value;
}
