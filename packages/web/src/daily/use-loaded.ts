import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** What was loaded, once it is there. What goes wrong reaches the boundary above. */
export function useLoaded<T>(load: () => Promise<T>, key: unknown): T | undefined {
  const loaded = useSignal<T | undefined>(undefined);
  const trouble = useSignal<unknown>(undefined);
  useEffect(() => {
    let left = false;
    load().then(
      (found) => {
        if (!left) loaded.value = found;
      },
      (error: unknown) => {
        if (!left) trouble.value = error;
      },
    );
    return () => {
      left = true;
    };
  }, [key]);
  if (trouble.value !== undefined) throw trouble.value;
  return loaded.value;
}
