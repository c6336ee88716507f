import type { PageDecision } from '@captains-table/kernel';
import type { PlayScene, TableScene } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { useEffect, useId } from 'preact/hooks';
import { Button } from '../design/forms/button.tsx';
import { useSitting } from '../frame/sitting-context.ts';
import { BookTools } from './book-tools.tsx';
import { Book } from './book.tsx';
import { learn } from './known-pages.ts';
import { numberOf, PictureLeaf, TextLeaf } from './page-leaves.tsx';
import { Readers } from './readers.tsx';
import { usePage } from './use-page.ts';
import { storyName } from './story-name.ts';
import { storyWords } from './words.ts';

interface Props {
  readonly scene: TableScene;
  readonly play: PlayScene;
  readonly page: string;
  /** Where it lies open for all now; absent where it is read again. */
  readonly decision: PageDecision | undefined;
  readonly onFold: () => void;
}

/** A page of the story over the table: shown by the rules, or opened again. */
export function PageBook({ scene, play, page, decision, onFold }: Props): JSX.Element {
  const sitting = useSitting();
  const id = useId();
  const state = usePage(scene.game, page);
  const isThere = state.is !== 'loading';
  useEffect(() => {
    const { pagesShown } = sitting;
    if (isThere && !pagesShown.peek().includes(page)) pagesShown.value = [...pagesShown.peek(), page];
  }, [sitting, page, isThere]);
  const slots = sitting.board?.story;
  const { Changes, Mission } = slots ?? {};
  const props = { ...sitting.boardProps(scene, play), page };
  const number = slots?.chapter?.(props);
  const reader = decision === undefined ? undefined : sitting.names.value[decision.reader];
  return (
    <Book
      labelledBy={id}
      onFold={onFold}
      left={
        <PictureLeaf
          id={id}
          state={state}
          story={storyName(sitting, scene)}
          where={number === undefined ? '' : storyWords.value.chapter(number)}
          changes={Changes === undefined ? undefined : <Changes {...props} />}
        />
      }
      right={
        <TextLeaf
          state={state}
          reader={reader === undefined ? '' : storyWords.value.readBy(reader)}
          number={numberOf(page)}
          mission={Mission === undefined ? undefined : <Mission {...props} />}
        />
      }
      foot={
        <>
          {decision === undefined ? (
            <div class="book-readers" />
          ) : (
            <Readers names={sitting.names.value} read={decision.read} />
          )}
          <BookTools state={state} />
          <PageActions
            scene={scene}
            play={play}
            page={page}
            decision={decision}
            isThere={isThere}
            onFold={onFold}
          />
        </>
      }
    />
  );
}

interface ActionProps extends Props {
  /** A page that is still loading cannot count as read. */
  readonly isThere: boolean;
}

function PageActions({ scene, play, page, decision, isThere, onFold }: ActionProps): JSX.Element {
  const sitting = useSitting();
  const { back, read, turn, turnWhy } = storyWords.value;
  const owed = decision !== undefined && decision.seat === scene.you.seat && play.legal.length > 0;
  if (!owed) {
    return (
      <Button variant="primary" size="l" onClick={onFold}>
        {back}
      </Button>
    );
  }
  const says = async (kind: 'read' | 'turn-page') => {
    learn(scene.game, page);
    onFold();
    const move = { kind, page };
    const isRead = await sitting.playNow(move);
    if (!isRead) sitting.opened.value = { page };
  };
  const own = sitting.board?.story?.readWords?.({ ...sitting.boardProps(scene, play), page });
  return (
    <>
      {play.legal.some(({ kind }) => kind === 'turn-page') && (
        <Button variant="quiet" title={turnWhy} busy={!isThere} onClick={() => void says('turn-page')}>
          {turn}
        </Button>
      )}
      <Button
        variant="primary"
        size="l"
        icon="wheel"
        busy={!isThere || sitting.slow.value}
        onClick={() => void says('read')}
      >
        {own ?? read}
      </Button>
    </>
  );
}
