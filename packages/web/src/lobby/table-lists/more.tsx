import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../../design/forms/button.tsx';
import { tablesWords } from '../tables-words.ts';

interface Props {
  /** What the button says. */
  readonly label: string;
  /** How many lines there are, and whether there are more. */
  readonly shown: number;
  readonly more: boolean;
  readonly onMore: () => Promise<void>;
}

/** Below a list: loads its next page, and announces to screen readers how long the list is now. */
export function More({ label, shown, more, onMore }: Props): JSX.Element {
  const busy = useSignal(false);
  const asked = useSignal(false);
  const status = useRef<HTMLParagraphElement>(null);
  const load = async () => {
    busy.value = true;
    asked.value = true;
    await onMore().finally(() => (busy.value = false));
  };
  // With the last page the button goes; a person who used it by keyboard should not be sent to the top.
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (!more && asked.peek() && isLost) status.current?.focus();
  }, [more]);
  return (
    <>
      {more && (
        <Button variant="quiet" busy={busy.value} onClick={() => void load()}>
          {label}
        </Button>
      )}
      <p class="visually-hidden" role="status" tabIndex={-1} ref={status}>
        {asked.value && !busy.value ? tablesWords.value.games.shown(shown) : ''}
      </p>
    </>
  );
}
