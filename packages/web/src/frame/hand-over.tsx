import type { JSX } from 'preact';
import type { Seat } from '@captains-table/kernel';
import { Seal } from '../design/drawings/seal.tsx';
import { Button } from '../design/shell/button.tsx';
import { seatNumber, useSitting } from './here.ts';
import { words } from './words.ts';
import './hand-over.css';

/** Several people share the device: nothing of the next one is shown before they have it. */
export function HandOver({ seat }: { readonly seat: Seat }): JSX.Element {
  const { link, names } = useSitting();
  const { handOver } = words.value;
  const name = names.value[seat] ?? '';
  return (
    <main class="hand-over">
      <Seal seat={seatNumber(seat)} initial={name} />
      <h1>{handOver.title(name)}</h1>
      <p>{handOver.why}</p>
      <Button variant="primary" size="l" onClick={() => link.takeOver?.()}>
        {handOver.ready(name)}
      </Button>
    </main>
  );
}
