import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

const WORKSHOP_STORE = 'captains-table-packs';

/** Most people play with our cards, and fetch nothing about others: a pack was asked for, or the workshop was opened here. */
export function useMayHavePacks(asked: string | undefined): boolean {
  const may = useSignal(asked !== undefined);
  useEffect(() => {
    // Not every browser can list its databases.
    void indexedDB.databases?.().then(
      (all) => (may.value ||= all.some(({ name }) => name === WORKSHOP_STORE)),
      () => undefined,
    );
  }, []);
  return may.value;
}
