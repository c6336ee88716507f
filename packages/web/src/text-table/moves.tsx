import type { JSX } from 'preact';
import { Button } from '../design/shell/button.tsx';
import type { MoveGroup } from '../frame/actions/offers.ts';
import { flat } from '../frame/actions/offers.ts';
import { useSitting } from '../frame/here.ts';
import { words } from '../frame/words.ts';
import './moves.css';

/** Every legal move as a button; those of a kind in one list. The first nine have a key. */
export function Moves({ groups }: { readonly groups: readonly MoveGroup[] }): JSX.Element {
  const sitting = useSitting();
  const all = flat(groups);
  if (all.length === 0) return <p class="text-moves-none">{words.value.text.nothing}</p>;
  return (
    <div class="text-moves">
      {groups.map(({ kind, offers }) => (
        <ul key={kind} class="text-moves-group">
          {offers.map((offer) => {
            const number = all.indexOf(offer) + 1;
            return (
              <li key={JSON.stringify(offer.move)}>
                <Button
                  busy={sitting.busy.value}
                  aria-keyshortcuts={number < 10 ? `${number}` : undefined}
                  icon={<Key number={number} />}
                  onClick={() => sitting.play(offer.move)}
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
  return number < 10 ? (
    <kbd class="text-moves-key" aria-hidden="true">
      {number}
    </kbd>
  ) : (
    <></>
  );
}
