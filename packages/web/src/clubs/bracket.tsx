import type { CupView } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { locale } from '../app/settings.ts';
import { bracketOf } from './cup-progress.ts';
import type { BracketMatch } from './cup-progress.ts';
import { entrantName } from './cup-words.ts';
import { EntrantFace } from './entrant-face.tsx';
import { clubsWords } from './words.ts';
import './cup.css';
import './bracket.css';

/** Who meets whom on the way to the final. */
export function Bracket({ cup }: { readonly cup: CupView }): JSX.Element {
  const { bracket: said } = clubsWords.value.cups;
  const rounds = bracketOf(cup);
  return (
    <div class="cup-scroll" role="region" aria-label={said.title} tabIndex={0}>
      <ol class="cup-bracket">
        {rounds.map((matches, round) => (
          // oxlint-disable-next-line react/no-array-index-key -- a round is its number
          <li key={round} class="cup-bracket-round">
            <h3>{roundName(round, rounds.length)}</h3>
            <ol>
              {matches.map((match, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- a match is its place in the bracket
                <li key={index} class="cup-bracket-place">
                  <Match cup={cup} match={match} />
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </div>
  );
}

function roundName(round: number, rounds: number): string {
  const { bracket, round: numbered } = clubsWords.value.cups;
  switch (rounds - round) {
    case 1:
      return bracket.final;
    case 2:
      return bracket.semiFinal;
    case 3:
      return bracket.quarterFinal;
    default:
      return numbered(round + 1);
  }
}

function Match({ cup, match }: { readonly cup: CupView; readonly match: BracketMatch }): JSX.Element {
  const { you } = cup;
  const isOwn = you.entrant !== undefined && match.slots.includes(you.entrant);
  const isOpen = match.table !== undefined && match.table.places === undefined;
  const classes = ['cup-match', ...(isOpen ? ['cup-match-open'] : []), ...(isOwn ? ['cup-match-own'] : [])];
  return (
    <ul class={classes.join(' ')}>
      {match.slots.map((slot, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a slot is its place in the match
        <Slot key={index} cup={cup} match={match} slot={slot} />
      ))}
    </ul>
  );
}

interface SlotProps {
  readonly cup: CupView;
  readonly match: BracketMatch;
  readonly slot: number | undefined;
}

function Slot({ cup, match, slot }: SlotProps): JSX.Element {
  const words = clubsWords.value;
  const { bracket, rounds } = words.cups;
  const entrant = slot === undefined ? undefined : cup.entrants[slot];
  if (slot === undefined || entrant === undefined) {
    return <li class="cup-slot cup-slot-empty">{match.isFree ? bracket.free : bracket.toCome}</li>;
  }
  const seat = match.table?.entrants.indexOf(slot) ?? -1;
  const place = match.table?.places?.[seat];
  return (
    <li class={match.winner === slot ? 'cup-slot cup-slot-won' : 'cup-slot'}>
      <EntrantFace entrant={entrant} />
      <span class="cup-slot-name">{entrantName(entrant, words, locale.value)}</span>
      {place !== undefined && (
        <span class="cup-slot-place">{place === 0 ? rounds.gaveUp : rounds.place(place)}</span>
      )}
    </li>
  );
}
