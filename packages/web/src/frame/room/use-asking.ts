import { useSignal } from '@preact/signals';
import { useSitting } from '../sitting-context.ts';

/** Asks the server for something, never twice at the same time, and shows why it refused. */
export function useAsking() {
  const sitting = useSitting();
  const busy = useSignal(false);
  const run = async (request: () => Promise<unknown>) => {
    if (busy.peek()) return;
    busy.value = true;
    try {
      await request();
    } catch (error) {
      sitting.refuse(error);
    } finally {
      busy.value = false;
    }
  };
  return { busy: busy.value, ask: (request: () => Promise<unknown>) => void run(request) };
}
