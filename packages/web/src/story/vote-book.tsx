import { useSignal } from '@preact/signals';
import type { VoteDecision } from '@captains-table/kernel';
import type { PlayScene, TableScene } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { capital } from '../app/capital.ts';
import { locale } from '../app/settings.ts';
import { Button } from '../design/forms/button.tsx';
import { IconButton } from '../design/forms/icon-button.tsx';
import { useSitting } from '../frame/sitting-context.ts';
import { spokenTo } from '../frame/sentences.ts';
import { BookTools } from './book-tools.tsx';
import { Book, BookTitle, RunningHead } from './book.tsx';
import { pagesTold } from './decisions.ts';
import { pagesShownAt } from './known-pages.ts';
import { numberOf, PictureLeaf } from './page-leaves.tsx';
import { PageText } from './page-text.tsx';
import type { PageState } from './use-page.ts';
import { usePage } from './use-page.ts';
import { VoteLeaf } from './vote-leaf.tsx';
import { storyName } from './story-name.ts';
import { storyWords } from './words.ts';

interface Props {
  readonly scene: TableScene;
  readonly play: PlayScene;
  readonly vote: VoteDecision;
  readonly onFold: () => void;
}

/** A decision of the group: the page that asks for it, and what can be chosen. */
export function VoteBook({ scene, play, vote, onFold }: Props): JSX.Element {
  const sitting = useSitting();
  const id = useId();
  const chosen = useSignal<string | undefined>(undefined);
  const page = pagesTold(sitting.log.steps.value, pagesShownAt(scene.id)).at(-1);
  const state = usePage(scene.game, page);
  const words = storyWords.value;
  const name = storyName(sitting, scene);
  const isAsked = vote.seat === scene.you.seat;
  const said = sitting.speech.value;
  const question = spokenTo(said.name(vote.seat), said.prompt(vote), locale.value);
  const props = sitting.boardProps(scene, play);
  const choices = vote.choices.map((choice) => {
    const move = { kind: 'vote', choice };
    const label = capital(said.move(move, vote), locale.value);
    return { choice, label, page: sitting.board?.story?.choicePage?.(choice) };
  });
  return (
    <Book
      labelledBy={id}
      onFold={onFold}
      left={
        page === undefined ? (
          <RunningHead left={name} right="" />
        ) : (
          <>
            <PictureLeaf id={`${id}-page`} state={state} story={name} where={numberOf(page)} />
            {state.is === 'there' && <PageText text={state.words.text} />}
          </>
        )
      }
      right={
        <>
          <RunningHead left={words.vote.head} right="" />
          <BookTitle id={id}>{question}</BookTitle>
          <VoteLeaf
            game={scene.game}
            vote={vote}
            note={sitting.board?.story?.voteNote?.(props, vote)}
            choices={choices}
            chosen={chosen.value}
            onChoose={isAsked ? (choice) => (chosen.value = choice) : undefined}
            names={sitting.names.value}
            you={scene.you.seat}
          />
        </>
      }
      foot={
        <VoteFoot state={state} vote={isAsked ? vote : undefined} chosen={chosen.value} onFold={onFold} />
      }
    />
  );
}

interface FootProps {
  readonly state: PageState;
  /** Undefined where another player is asked. */
  readonly vote: VoteDecision | undefined;
  readonly chosen: string | undefined;
  readonly onFold: () => void;
}

function VoteFoot({ state, vote, chosen, onFold }: FootProps): JSX.Element {
  const sitting = useSitting();
  const words = storyWords.value;
  const seal = async () => {
    if (chosen === undefined) return;
    onFold();
    const move = { kind: 'vote', choice: chosen };
    const hasVoted = await sitting.playNow(move);
    if (!hasVoted) sitting.opened.value = 'vote';
  };
  return (
    <>
      <div class="book-readers" />
      <BookTools state={state} />
      {sitting.link.where === 'server' && (
        <IconButton icon="chat" label={words.vote.talk} onClick={() => (sitting.opened.value = 'chat')} />
      )}
      <Button variant="quiet" icon="open-book" onClick={() => (sitting.opened.value = 'story')}>
        {words.soFar.title}
      </Button>
      {vote !== undefined ? (
        <Button
          variant="primary"
          size="l"
          blocked={chosen === undefined ? words.vote.choose : undefined}
          busy={sitting.slow.value}
          onClick={() => void seal()}
        >
          {vote.secret ? words.vote.seal : words.vote.cast}
        </Button>
      ) : (
        <Button variant="primary" size="l" onClick={onFold}>
          {words.back}
        </Button>
      )}
    </>
  );
}
