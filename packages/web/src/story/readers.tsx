/** Who has read a page, and who is still reading. */
import type { Seat } from '@captains-table/kernel';
import type { JSX } from 'preact';
import { locale } from '../app/settings.ts';
import { Seal } from '../design/drawings/seal.tsx';
import { seatNumber } from '../design/drawings/seat-number.ts';
import { readersInWords } from './readers-in-words.ts';
import { storyWords } from './words.ts';

interface Props {
  readonly names: readonly string[];
  /** The seats that have read it. */
  readonly read: readonly Seat[];
}

export function Readers({ names, read }: Props): JSX.Element {
  return (
    <div class="book-readers">
      <span class="book-seals" aria-hidden="true">
        {names.map((name, seat) => (
          <span key={name} class={read.includes(seat) ? 'book-seal' : 'book-seal book-seal-reading'}>
            <Seal seat={seatNumber(seat)} name={name} />
          </span>
        ))}
      </span>
      <span role="status">{readersInWords(names, read, storyWords.value, locale.value)}</span>
    </div>
  );
}
