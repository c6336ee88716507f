import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { words } from '../../app/words.ts';
import { Button } from '../../design/forms/button.tsx';
import { LinkButton } from '../../design/forms/link-button.tsx';
import type { TableLink } from '../../link/link.ts';
import { gameName } from '../table-lists/game-name.ts';
import { PageFrame } from '../page/page-frame.tsx';
import { sentenceOf } from '../sentence.ts';
import { Wait } from '../page/wait.tsx';
import { TablePage } from './table-page.ts';

interface Props {
  readonly link: TableLink | undefined;
  readonly trouble: unknown;
  /** What the page is called until the game is known. */
  readonly title: string;
}

/** A table in its page: its title, and what is shown when it cannot be had. */
export function TableInPage({ link, trouble, title }: Props): JSX.Element {
  const game = link?.scene.value?.game;
  const { titleOf } = words.value;
  useEffect(() => {
    document.title = titleOf(game === undefined ? title : gameName(game));
  }, [game, title, titleOf]);
  if (trouble !== undefined) return <NoTable trouble={trouble} title={title} />;
  return link === undefined ? <Wait /> : <TablePage link={link} />;
}

function NoTable({ trouble, title }: { readonly trouble: unknown; readonly title: string }): JSX.Element {
  const { again, home } = words.value.trouble;
  return (
    <main class="page-alone">
      <PageFrame title={title} lead={sentenceOf(trouble)}>
        <div class="page-actions">
          <Button variant="primary" icon="restart" onClick={() => location.reload()}>
            {again}
          </Button>
          <LinkButton href="/">{home}</LinkButton>
        </div>
      </PageFrame>
    </main>
  );
}
