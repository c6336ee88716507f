/** A request of a form: under way, refused or done. */
import { useSignal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import { sentenceOf } from '../sentence.ts';

interface Asking {
  readonly busy: ReadonlySignal<boolean>;
  readonly trouble: ReadonlySignal<string | undefined>;
  readonly done: ReadonlySignal<boolean>;
  readonly ask: (request: () => Promise<unknown>) => Promise<void>;
}

export function useAsking(): Asking {
  const busy = useSignal(false);
  const trouble = useSignal<string | undefined>(undefined);
  const done = useSignal(false);
  const ask = async (request: () => Promise<unknown>) => {
    if (busy.value) return;
    busy.value = true;
    trouble.value = undefined;
    done.value = false;
    try {
      await request();
      done.value = true;
    } catch (error) {
      trouble.value = sentenceOf(error);
    } finally {
      busy.value = false;
    }
  };
  return { busy, trouble, done, ask };
}
