import type { JSX } from 'preact';
import { Button } from '../design/shell/button.tsx';
import type { MoveGroup } from '../frame/actions/offers.ts';
import { flat, withSinglesTogether } from '../frame/actions/offers.ts';
import { useSitting } from '../frame/here.ts';
import { words } from '../frame/words.ts';
import './moves.css';

interface Props {
  readonly groups: readonly MoveGroup[];
  /** Whether the number keys play them here. */
  readonly keys?: boolean;
  readonly onPlay?: () => void;
}

/** Every legal move as a button; those of a kind in one list. The first nine have a key. */
export function Moves({ groups, keys = true, onPlay }: Props): JSX.Element {
  const sitting = useSitting();
  const all = flat(groups);
  if (all.length === 0) return <p class="text-moves-none">{words.value.text.nothing}</p>;
  return (
    <div class="text-moves">
      {withSinglesTogether(groups).map(({ kind, offers }) => (
        <ul key={kind} class="text-moves-group">
          {offers.map((offer) => {
            const number = all.indexOf(offer) + 1;
            const hasKey = keys && number < 10;
            return (
              <li key={JSON.stringify(offer.move)}>
                <Button
                  busy={sitting.slow.value}
                  aria-keyshortcuts={hasKey ? `${number}` : undefined}
                  icon={hasKey ? <Key number={number} /> : <></>}
                  onClick={() => {
                    onPlay?.();
                    sitting.play(offer.move);
                  }}
                >
                  {offer.label}
                </Button>
              </li>
            );
          })}
        </ul>
      ))}
    </div>
  );
}

function Key({ number }: { readonly number: number }): JSX.Element {
  return (
    <kbd class="text-moves-key" aria-hidden="true">
      {number}
    </kbd>
  );
}
