import { LEVELS } from '@captains-table/bots/texts';
import type { JSX } from 'preact';
import './strength.css';

/** Levels that wear a sleeve, from weakest to strongest; chance has none. */
const RANKS: readonly string[] = LEVELS.filter((level) => level !== 'random');

/** How strong a bot is, in chevrons as on a sleeve. Without a label it is decoration beside the word. */
export function Strength({ level, label }: { readonly level: string; readonly label: string }): JSX.Element {
  const worn = RANKS.indexOf(level) + 1;
  const naming = label === '' ? { 'aria-hidden': true } : { role: 'img' as const, 'aria-label': label };
  return (
    <svg class="strength" viewBox="0 0 14 20" {...naming}>
      {label !== '' && <title>{label}</title>}
      {RANKS.map((rank, index) => (
        <path
          key={rank}
          class={index < worn ? 'strength-worn' : 'strength-missing'}
          d={`M2 ${17.5 - index * 3.4}L7 ${14.3 - index * 3.4}L12 ${17.5 - index * 3.4}`}
        />
      ))}
    </svg>
  );
}
