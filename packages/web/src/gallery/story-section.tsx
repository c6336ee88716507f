/** Pages of a story, and what belongs to them. */
import { useSignal } from '@preact/signals';
import type { VoteDecision } from '@captains-table/kernel';
import type { JSX } from 'preact';
import { locale } from '../app/settings.ts';
import { Button } from '../design/forms/button.tsx';
import { LinkButton } from '../design/forms/link-button.tsx';
import { BookTools } from '../story/book-tools.tsx';
import { Book, BookTitle, OpenBook, RunningHead } from '../story/book.tsx';
import { PageLeaf } from '../story/page-leaf.tsx';
import { PictureLeaf, TextLeaf } from '../story/page-leaves.tsx';
import { PageText } from '../story/page-text.tsx';
import { PictureDrawing } from '../story/picture-drawing.tsx';
import { PICTURES } from '../story/pictures/index.ts';
import { Readers } from '../story/readers.tsx';
import type { PageState } from '../story/use-page.ts';
import { VoteLeaf } from '../story/vote-leaf.tsx';
import { Wax } from '../story/wax.tsx';
import { storyWords } from '../story/words.ts';
import { Exhibit, GallerySection } from './exhibit.tsx';
import { SAMPLE_PAGE } from './story-sample.ts';

const NAMES = ['Inès', 'Joost', 'Marguerite', 'Barnaby'];
const VOTE: VoteDecision = {
  seat: 0,
  kind: 'vote',
  vote: 'lamp',
  choices: ['land', 'sail'],
  secret: true,
  voted: [2, 3],
  votes: ['', '', '', ''],
  tied: false,
};

/** `?story=page` and `?story=vote` open one over the gallery. */
export function StorySection(): JSX.Element {
  const opened = useSignal(new URLSearchParams(location.search).get('story') ?? '');
  const fold = () => (opened.value = '');
  return (
    <GallerySection id="story" title="Story">
      <Exhibit title="Over the table">
        <Button icon="open-book" onClick={() => (opened.value = 'page')}>
          Open a page
        </Button>
        <Button onClick={() => (opened.value = 'vote')}>Open a vote</Button>
        <LinkButton href="?logbook">Open a logbook</LinkButton>
      </Exhibit>
      {opened.value === 'page' && (
        <Book labelledBy="story-page" onFold={fold} {...pageParts(sample(), fold)} />
      )}
      {opened.value === 'vote' && <Book labelledBy="story-vote" onFold={fold} {...voteParts(fold)} />}
      <Exhibit title="A page that cannot be fetched" stacked>
        <OpenBook
          labelledBy="missing"
          {...pageParts({ is: 'missing', again: () => undefined }, fold, 'missing')}
        />
      </Exhibit>
      <Exhibit title="A page on its way" stacked>
        <OpenBook labelledBy="loading" {...pageParts({ is: 'loading' }, fold, 'loading')} />
      </Exhibit>
      <Exhibit title="Pictures">
        {Object.entries(PICTURES).map(([name, picture]) => (
          <figure key={name} class="gallery-picture">
            <PictureDrawing picture={picture} />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </Exhibit>
      <Exhibit title="Wax and leaves">
        <Wax tone="grey" />
        <Wax tone="red" />
        <PageLeaf number="12" />
        <PageLeaf number="" />
      </Exhibit>
    </GallerySection>
  );
}

function sample(): PageState {
  const words = SAMPLE_PAGE[locale.value];
  return { is: 'there', words, picture: PICTURES[words.picture] };
}

function pageParts(state: PageState, onFold: () => void, id = 'story-page') {
  return {
    left: <PictureLeaf id={id} state={state} story="The lamp" where={storyWords.value.chapter(2)} />,
    right: (
      <TextLeaf state={state} reader={storyWords.value.readBy('Joost')} number="12" mission={<p>…</p>} />
    ),
    foot: (
      <>
        <Readers names={NAMES.slice(0, 3)} read={[0, 1]} />
        <BookTools state={state} />
        <Button variant="quiet">{storyWords.value.turn}</Button>
        <Button variant="primary" size="l" icon="wheel" onClick={onFold}>
          {storyWords.value.read}
        </Button>
      </>
    ),
  };
}

function voteParts(onFold: () => void) {
  const state = sample();
  return {
    left: (
      <>
        <PictureLeaf
          id="story-vote-page"
          state={state}
          story="The lamp"
          where={storyWords.value.chapter(2)}
        />
        {state.is === 'there' && <PageText text={state.words.text} />}
      </>
    ),
    right: (
      <>
        <RunningHead left={storyWords.value.vote.head} right="" />
        <BookTitle id="story-vote">What do you do?</BookTitle>
        <SampleVote />
      </>
    ),
    foot: (
      <>
        <div class="book-readers" />
        <BookTools state={state} />
        <Button variant="primary" size="l" onClick={onFold}>
          {storyWords.value.vote.seal}
        </Button>
      </>
    ),
  };
}

function SampleVote(): JSX.Element {
  const chosen = useSignal<string | undefined>('land');
  return (
    <VoteLeaf
      game=""
      vote={VOTE}
      note={undefined}
      names={NAMES}
      you={0}
      chosen={chosen.value}
      onChoose={(choice) => (chosen.value = choice)}
      choices={[
        { choice: 'land', label: 'Land at the point', page: undefined },
        { choice: 'sail', label: 'Sail on', page: undefined },
      ]}
    />
  );
}
