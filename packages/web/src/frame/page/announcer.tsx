import type { JSX } from 'preact';
import { useSitting } from '../sitting-context.ts';

/** Announces what just happened to screen readers. */
export function Announcer(): JSX.Element {
  const sitting = useSitting();
  const { number, events } = sitting.latest.value;
  const speech = sitting.speech.value;
  return (
    <div class="visually-hidden" aria-live="polite">
      {events.map((event, index) => (
        <p key={`${number}/${index}`}>{speech.event(event)}</p>
      ))}
    </div>
  );
}
