/** A page of the story on the leaves of the book. */
import type { ComponentChildren, JSX } from 'preact';
import { Button } from '../design/forms/button.tsx';
import { Spinner } from '../design/status/spinner.tsx';
import { BookTitle, Ornament, RunningHead } from './book.tsx';
import { PageText } from './page-text.tsx';
import { PictureDrawing } from './picture-drawing.tsx';
import type { PageState } from './use-page.ts';
import { storyWords } from './words.ts';

interface LeftProps {
  readonly id: string;
  readonly state: PageState;
  /** The name of the story, and where in it the page stands. */
  readonly story: string;
  readonly where: string;
  /** What the page changes at the table. */
  readonly changes?: ComponentChildren;
}

/** Title and picture, and what changes. */
export function PictureLeaf({ id, state, story, where, changes }: LeftProps): JSX.Element {
  return (
    <>
      <RunningHead left={story} right={where} />
      <BookTitle id={id}>{titleOf(state)}</BookTitle>
      {state.is === 'there' && state.picture !== undefined && <PictureDrawing picture={state.picture} />}
      {state.is === 'there' && <p class="book-caption">{state.words.caption}</p>}
      {state.is === 'missing' && <Missing again={state.again} />}
      {state.is === 'loading' && <Spinner label={storyWords.value.loading} />}
      {changes !== undefined && <div class="book-changes">{changes}</div>}
    </>
  );
}

interface RightProps {
  readonly state: PageState;
  readonly reader: string;
  /** The page's number, where it has one. */
  readonly number: string;
  readonly mission?: ComponentChildren;
}

/** The words, and the mission. */
export function TextLeaf({ state, reader, number, mission }: RightProps): JSX.Element {
  return (
    <>
      <RunningHead left={reader} right={number} />
      {state.is === 'there' && <PageText text={state.words.text} />}
      {mission !== undefined && (
        <>
          <Ornament />
          <div class="book-mission">{mission}</div>
        </>
      )}
    </>
  );
}

function Missing({ again }: { readonly again: () => void }): JSX.Element {
  const { missingWhy, tryAgain } = storyWords.value;
  return (
    <div class="book-missing">
      <p>{missingWhy}</p>
      <Button icon="restart" onClick={again}>
        {tryAgain}
      </Button>
    </div>
  );
}

function titleOf(state: PageState): string {
  switch (state.is) {
    case 'there':
      return state.words.title;
    case 'missing':
      return storyWords.value.missing;
    case 'loading':
      return '…';
  }
}

/** Pages whose id begins with a number are called by it: `12`, `12-back`. Others have none. */
export function numberOf(page: string): string {
  return /^\d+/.exec(page)?.[0] ?? '';
}
