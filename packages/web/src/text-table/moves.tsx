import type { JSX } from 'preact';
import type { Offer } from '../board-kit/board.ts';
import { Button } from '../design/forms/button.tsx';
import type { MoveGroup } from '../frame/actions/offers.ts';
import { flat } from '../frame/actions/offers.ts';
import { useAllTexts } from '../frame/help/use-all-texts.ts';
import { useSitting } from '../frame/sitting-context.ts';
import { words } from '../frame/words.ts';
import { labelParts } from './label-parts.ts';
import { moveLists } from './move-lists.ts';
import { tableTextsOf } from './words-for-things.ts';
import './moves.css';

/** Moves that say much stand in columns; short ones side by side. */
const LONG = 48;

interface Props {
  readonly groups: readonly MoveGroup[];
  /** Whether the number keys play them here. */
  readonly keys?: boolean;
  readonly onPlay?: () => void;
}

/** Every legal move as a button; those of a kind in one list. The first nine have a key. */
export function Moves({ groups, keys = true, onPlay }: Props): JSX.Element {
  const sitting = useSitting();
  const { texts } = useAllTexts(sitting.game, sitting.speech.value.texts);
  const all = flat(groups);
  if (all.length === 0) return <p class="text-moves-none">{words.value.text.nothing}</p>;
  const { moves: heads = {} } = tableTextsOf(texts);
  return (
    <div class="text-moves">
      {moveLists(groups, heads).map(({ kind, offers, head }) => (
        <div key={kind} class="text-moves-list">
          {head !== undefined && <p class="text-moves-head">{head}</p>}
          <ul class={groupClass(offers)}>
            {offers.map((offer) => (
              <li key={JSON.stringify(offer.move)}>
                <Move offer={offer} number={keys ? all.indexOf(offer) + 1 : undefined} onPlay={onPlay} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function groupClass(offers: readonly Offer[]): string {
  const long = offers.some(({ label }) => label.length > LONG);
  return long ? 'text-moves-group text-moves-long' : 'text-moves-group';
}

interface MoveProps {
  readonly offer: Offer;
  readonly number: number | undefined;
  readonly onPlay: (() => void) | undefined;
}

function Move({ offer, number, onPlay }: MoveProps): JSX.Element {
  const sitting = useSitting();
  const [move, what] = labelParts(offer.label);
  const key = number !== undefined && number < 10 ? `${number}` : undefined;
  return (
    <Button
      class="text-moves-move"
      busy={sitting.slow.value}
      aria-keyshortcuts={key}
      icon={key === undefined ? <></> : <Key of={key} />}
      onClick={() => {
        onPlay?.();
        sitting.play(offer.move);
      }}
    >
      {move}
      {what !== '' && <span class="text-moves-what"> {what}</span>}
    </Button>
  );
}

function Key({ of }: { readonly of: string }): JSX.Element {
  return (
    <kbd class="text-moves-key" aria-hidden="true">
      {of}
    </kbd>
  );
}
