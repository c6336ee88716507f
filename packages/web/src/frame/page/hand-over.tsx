import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Seat } from '@captains-table/kernel';
import { Seal } from '../../design/drawings/seal.tsx';
import { Button } from '../../design/forms/button.tsx';
import { seatNumber } from '../../design/drawings/seat-number.ts';
import { useSitting } from '../sitting-context.ts';
import { words } from '../words.ts';
import './hand-over.css';

/** Several people share the device: nothing of the next one is shown before they have it. */
export function HandOver({ seat }: { readonly seat: Seat }): JSX.Element {
  const { link, names } = useSitting();
  const { handOver } = words.value;
  const name = names.value[seat] ?? '';
  const button = useRef<HTMLDivElement>(null);
  useEffect(() => {
    button.current?.querySelector('button')?.focus();
    // The player who takes the device begins at what there is to do.
    return () =>
      queueMicrotask(() => document.getElementById('table-prompt')?.focus({ preventScroll: true }));
  }, [seat]);
  return (
    <main class="hand-over">
      <Seal seat={seatNumber(seat)} name={name} />
      <h1>{handOver.title(name)}</h1>
      <p>{handOver.why}</p>
      <div ref={button}>
        <Button variant="primary" size="l" onClick={() => link.takeOver?.()}>
          {handOver.ready(name)}
        </Button>
      </div>
    </main>
  );
}
