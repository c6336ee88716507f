import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { go } from '../../app/router.ts';
import { words } from '../../app/words.ts';
import { Button } from '../../design/shell/button.tsx';
import { LinkButton } from '../../design/shell/link-button.tsx';
import { StatusLine } from '../../design/shell/status-line.tsx';
import { LocalTable } from '../../local/local-table.ts';
import { gameName } from '../game-name.ts';
import { PageFrame } from '../page-frame.tsx';
import { sentenceOf } from '../sentence.ts';
import { tablesWords } from '../tables-words.ts';
import './learn-page.css';

const TAUGHT = 'port-royal';
const TEACHER = 'cabin-boy';

/** What a game is about in a minute, then a first one against easy bots. */
export default function LearnPage({ game }: { readonly game: string }): JSX.Element {
  const { learn } = tablesWords.value;
  const title = words.value.page.learn(gameName(game));
  if (game !== TAUGHT) {
    return (
      <PageFrame title={title} lead={learn.unknown}>
        <LinkButton href="/">{words.value.nowhere.home}</LinkButton>
      </PageFrame>
    );
  }
  return (
    <PageFrame title={title} lead={learn.lead} narrow>
      <div class="learn">
        <Chapter title={learn.ideaTitle} lines={learn.idea} />
        <Chapter title={learn.turnTitle} lines={learn.turn} numbered />
        <Chapter title={learn.endTitle} lines={learn.end} />
        <FirstGame game={game} />
      </div>
    </PageFrame>
  );
}

interface ChapterProps {
  readonly title: string;
  readonly lines: readonly string[];
  readonly numbered?: boolean;
}

function Chapter({ title, lines, numbered = false }: ChapterProps): JSX.Element {
  return (
    <section class="learn-chapter">
      <h2 class="learn-title">{title}</h2>
      {numbered ? (
        <ol class="learn-steps">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      ) : (
        lines.map((line) => <p key={line}>{line}</p>)
      )}
    </section>
  );
}

function FirstGame({ game }: { readonly game: string }): JSX.Element {
  const { learn } = tablesWords.value;
  const busy = useSignal(false);
  const trouble = useSignal<string | undefined>(undefined);
  const begin = async () => {
    busy.value = true;
    try {
      const chairs = [{ name: '' }, { level: TEACHER }, { level: TEACHER }];
      go({ at: 'local', id: await LocalTable.create({ game, options: { mode: 'base' }, chairs }) });
    } catch (error) {
      trouble.value = sentenceOf(error);
    } finally {
      busy.value = false;
    }
  };
  return (
    <section class="learn-first">
      <h2 class="learn-title">{learn.firstTitle}</h2>
      <p>{learn.first}</p>
      <Button variant="primary" size="l" icon="wheel" busy={busy.value} onClick={() => void begin()}>
        {learn.begin}
      </Button>
      {trouble.value !== undefined && <StatusLine tone="risk">{trouble.value}</StatusLine>}
    </section>
  );
}
