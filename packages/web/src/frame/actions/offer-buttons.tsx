import { defined } from '@captains-table/kernel';
import type { JSX } from 'preact';
import type { PlayScene, TableScene } from '@captains-table/protocol';
import { Button } from '../../design/forms/button.tsx';
import { openPage, openVote } from '../../story/decisions.ts';
import { useSitting } from '../sitting-context.ts';
import { shellIcon } from '../shell-icon.ts';
import { words } from '../words.ts';
import { currentOffers } from './current-offers.ts';

interface Props {
  readonly scene: TableScene;
  readonly play: PlayScene;
}

/** The board's moves as buttons. At the text table all moves are in the page itself. */
export function Offers({ scene, play }: Props): JSX.Element {
  const sitting = useSitting();
  const offers = sitting.told.value ? [] : currentOffers(sitting, scene, play);
  return (
    <>
      <OpenStory scene={scene} play={play} />
      {offers.map(({ move, label, icon, note, weight, begins }, index) => (
        <Button
          key={`${JSON.stringify(move)} ${label}`}
          variant={weight}
          {...face(icon)}
          {...defined({ part: note })}
          busy={sitting.slow.value}
          data-move={JSON.stringify(move)}
          aria-keyshortcuts={index < 9 ? `${index + 1}` : undefined}
          onClick={() => {
            begins?.();
            sitting.play(move);
          }}
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

/** A page or a vote that was folded: at the text table, too, it is opened from here. */
function OpenStory({ scene, play }: Props): JSX.Element | undefined {
  const sitting = useSitting();
  const { story } = words.value;
  if (!sitting.tellsStory) return undefined;
  const page = openPage(play, scene.you.seat)?.page;
  const vote = openVote(play, scene.you.seat);
  if (page === undefined && vote === undefined) return undefined;
  const opens = page === undefined ? 'vote' : { page };
  return (
    <Button variant="primary" icon="open-book" onClick={() => (sitting.opened.value = opens)}>
      {page === undefined ? story.openVote : story.openPage}
    </Button>
  );
}
