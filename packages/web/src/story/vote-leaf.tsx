/** What can be voted for, and who has voted. */
import type { Seat, VoteDecision } from '@captains-table/kernel';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Seal } from '../design/drawings/seal.tsx';
import { seatNumber } from '../design/drawings/seat-number.ts';
import { Wax } from './wax.tsx';
import { storyWords } from './words.ts';
import './vote-leaf.css';

interface Choice {
  readonly choice: string;
  readonly label: string;
  readonly line: string | undefined;
}

interface Props {
  readonly vote: VoteDecision;
  readonly choices: readonly Choice[];
  readonly chosen: string | undefined;
  /** Undefined for those who have voted. */
  readonly onChoose: ((choice: string) => void) | undefined;
  readonly names: readonly string[];
  readonly you: Seat | undefined;
}

export function VoteLeaf({ vote, choices, chosen, onChoose, names, you }: Props): JSX.Element {
  const words = storyWords.value.vote;
  const group = useId();
  return (
    <>
      <fieldset class="vote-choices">
        <legend class="visually-hidden">{words.head}</legend>
        {choices.map(({ choice, label, line }) => (
          <label key={choice} class={choice === chosen ? 'vote-choice vote-choice-mine' : 'vote-choice'}>
            <input
              type="radio"
              class="visually-hidden"
              name={group}
              checked={choice === chosen}
              disabled={onChoose === undefined}
              onChange={() => onChoose?.(choice)}
            />
            <b>{label}</b>
            {line !== undefined && <span>{line}</span>}
            <Votes vote={vote} choice={choice} names={names} />
            {choice === chosen && <em>{words.mine}</em>}
          </label>
        ))}
      </fieldset>
      <Voters vote={vote} names={names} you={you} />
    </>
  );
}

/** Who voted for it, where that is known. */
function Votes({
  vote,
  choice,
  names,
}: Pick<Props, 'vote' | 'names'> & { readonly choice: string }): JSX.Element {
  const seats = vote.votes.flatMap((cast, seat) => (cast === choice ? [seat] : []));
  return (
    <span class="vote-cast">
      {seats.map((seat) => (
        <Seal key={seat} seat={seatNumber(seat)} name={names[seat] ?? ''} label={names[seat] ?? ''} />
      ))}
    </span>
  );
}

function Voters({ vote, names, you }: Pick<Props, 'vote' | 'names' | 'you'>): JSX.Element {
  const words = storyWords.value.vote;
  const standing = (seat: Seat) => {
    if (vote.voted.includes(seat)) return vote.secret ? words.sealed : words.voted;
    return seat === you ? words.you : words.thinking;
  };
  return (
    <div class="vote-voters">
      <ul class="vote-voters-list">
        {names.map((name, seat) => (
          <li key={name} class={vote.voted.includes(seat) ? 'vote-voter vote-voter-done' : 'vote-voter'}>
            <Seal seat={seatNumber(seat)} name={name} />
            {vote.voted.includes(seat) && <Wax tone="red" />}
            <span class="vote-voter-name">{name}</span>
            <span>{standing(seat)}</span>
          </li>
        ))}
      </ul>
      <p role="status">
        <b>{words.count(vote.voted.length, names.length)}</b>{' '}
        {vote.tied ? words.tie : vote.secret ? words.secret : words.open}
      </p>
    </div>
  );
}
