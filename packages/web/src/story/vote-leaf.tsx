/** The choices of a vote, and who has voted. */
import type { Seat, VoteDecision } from '@captains-table/kernel';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Seal } from '../design/drawings/seal.tsx';
import { seatNumber } from '../design/drawings/seat-number.ts';
import { PictureDrawing } from './picture-drawing.tsx';
import { usePage } from './use-page.ts';
import { Wax } from './wax.tsx';
import { storyWords } from './words.ts';
import './vote-leaf.css';

interface Choice {
  readonly choice: string;
  readonly label: string;
  /** The page about it, if there is one. */
  readonly page: string | undefined;
}

interface Props {
  readonly game: string;
  readonly vote: VoteDecision;
  /** What follows from equal numbers of votes, where the game has words for it. */
  readonly note: string | undefined;
  readonly choices: readonly Choice[];
  readonly chosen: string | undefined;
  /** Undefined for those who have voted. */
  readonly onChoose: ((choice: string) => void) | undefined;
  readonly names: readonly string[];
  readonly you: Seat | undefined;
}

export function VoteLeaf({ game, vote, note, choices, chosen, onChoose, names, you }: Props): JSX.Element {
  const words = storyWords.value.vote;
  const group = useId();
  return (
    <>
      <fieldset class="vote-choices">
        <legend class="visually-hidden">{words.head}</legend>
        {choices.map(({ choice, label, page }) => (
          <label key={choice} class={choice === chosen ? 'vote-choice vote-choice-mine' : 'vote-choice'}>
            <input
              type="radio"
              class="visually-hidden"
              name={group}
              checked={choice === chosen}
              disabled={onChoose === undefined}
              onChange={() => onChoose?.(choice)}
            />
            <ChoiceWords game={game} page={page} label={label} />
            <Votes vote={vote} choice={choice} names={names} />
            {choice === chosen && <em>{words.mine}</em>}
          </label>
        ))}
      </fieldset>
      <Voters vote={vote} note={note} names={names} you={you} />
    </>
  );
}

/** What its page says; until it is there, the words of the move. */
function ChoiceWords({
  game,
  page,
  label,
}: Pick<Props, 'game'> & Pick<Choice, 'page' | 'label'>): JSX.Element {
  const state = usePage(game, page);
  if (state.is !== 'there') return <b>{label}</b>;
  return (
    <>
      {state.picture !== undefined && <PictureDrawing picture={state.picture} />}
      <b>{state.words.title}</b>
      {state.words.text.map((paragraph) => (
        <span key={paragraph}>{paragraph}</span>
      ))}
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

function Voters({ vote, note, names, you }: Pick<Props, 'vote' | 'note' | 'names' | 'you'>): JSX.Element {
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
        {vote.tied ? words.tie : vote.secret ? words.secret : words.open} {note}
      </p>
    </div>
  );
}
