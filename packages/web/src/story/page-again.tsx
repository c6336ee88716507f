import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Button } from '../design/forms/button.tsx';
import { BookTools } from './book-tools.tsx';
import { Book } from './book.tsx';
import { numberOf, PictureLeaf, TextLeaf } from './page-leaves.tsx';
import { usePage } from './use-page.ts';

interface Props {
  readonly game: string;
  readonly page: string;
  readonly story: string;
  readonly where: string;
  /** Where folding it leads. */
  readonly back: string;
  readonly onFold: () => void;
}

/** A page read again away from the table. */
export function PageAgain({ game, page, story, where, back, onFold }: Props): JSX.Element {
  const id = useId();
  const state = usePage(game, page);
  return (
    <Book
      labelledBy={id}
      onFold={onFold}
      left={<PictureLeaf id={id} state={state} story={story} where={where} />}
      right={<TextLeaf state={state} reader="" number={numberOf(page)} />}
      foot={
        <>
          <div class="book-readers" />
          <BookTools state={state} />
          <Button variant="primary" size="l" icon="back" onClick={onFold}>
            {back}
          </Button>
        </>
      }
    />
  );
}
