/** The story over the table: the page that is shown now, the vote, and what was read before. */
import type { PlayScene, TableScene } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Sheet } from '../design/overlays/sheet.tsx';
import { useSitting } from '../frame/sitting-context.ts';
import { words } from '../frame/words.ts';
import { openPage, openVote } from './decisions.ts';
import { noteShown } from './known-pages.ts';
import { PageBook } from './page-book.tsx';
import { StorySoFar } from './story-so-far.tsx';
import { isDecided } from './story-decision.ts';
import { useMissedPages } from './use-missed-pages.ts';
import { useOpening } from './use-opening.ts';
import { useWholeStory } from './use-whole-story.ts';
import { VoteBook } from './vote-book.tsx';
import { storyWords } from './words.ts';

interface Props {
  readonly scene: TableScene;
  readonly play: PlayScene;
}

export function Story({ scene, play }: Props): JSX.Element {
  const sitting = useSitting();
  const { opened } = sitting;
  useOpening(sitting, scene, play);
  useMissedPages(sitting, scene, play);
  useWholeStory(scene.game, sitting.link.where === 'device');
  const now = opened.value;
  const decided = isDecided(now, play, scene.you.seat);
  useEffect(() => {
    if (decided) opened.value = undefined;
  }, [decided]);
  const page = typeof now === 'object' && 'page' in now ? now.page : undefined;
  const decision = openPage(play, scene.you.seat);
  const vote = openVote(play, scene.you.seat);
  useEffect(() => {
    for (const shown of [decision?.page, page]) if (shown !== undefined) noteShown(scene.id, shown);
  }, [scene.id, decision?.page, page]);
  const fold = () => {
    opened.value = undefined;
    // The dialog gives the focus back; a page that opened by itself took it from nowhere.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) document.getElementById('table-prompt')?.focus();
    });
  };
  return (
    <>
      {page !== undefined && (
        <PageBook
          key={page}
          scene={scene}
          play={play}
          page={page}
          decision={decision?.page === page ? decision : undefined}
          onFold={fold}
        />
      )}
      {now === 'vote' && vote !== undefined && (
        <VoteBook scene={scene} play={play} vote={vote} onFold={fold} />
      )}
      <Sheet
        open={now === 'story'}
        onClose={fold}
        closeLabel={words.value.actions.close}
        title={storyWords.value.soFar.title}
      >
        <StorySoFar scene={scene} />
      </Sheet>
    </>
  );
}
