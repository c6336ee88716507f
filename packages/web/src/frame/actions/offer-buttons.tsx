import { defined } from '@captains-table/kernel';
import type { JSX } from 'preact';
import type { PlayScene, TableScene } from '@captains-table/protocol';
import { Button } from '../../design/forms/button.tsx';
import { useSitting } from '../sitting-context.ts';
import { shellIcon } from '../shell-icon.ts';
import { currentOffers } from './current-offers.ts';

/** The board's moves as buttons. At the text table all moves are in the page itself. */
export function Offers({
  scene,
  play,
}: {
  readonly scene: TableScene;
  readonly play: PlayScene;
}): JSX.Element {
  const sitting = useSitting();
  const offers = sitting.told.value ? [] : currentOffers(sitting, scene, play);
  return (
    <>
      {offers.map(({ move, label, icon, note, weight }, index) => (
        <Button
          key={JSON.stringify(move)}
          variant={weight}
          {...face(icon)}
          {...defined({ part: note })}
          busy={sitting.slow.value}
          aria-keyshortcuts={index < 9 ? `${index + 1}` : undefined}
          onClick={() => sitting.play(move)}
        >
          {label}
        </Button>
      ))}
    </>
  );
}

function face(icon: string | JSX.Element | undefined) {
  const drawn = shellIcon(icon);
  return defined({ icon: drawn });
}
