import type { JSX } from 'preact';
import { pathOf } from '../app/router.ts';
import { Button } from '../design/forms/button.tsx';
import { LinkButton } from '../design/forms/link-button.tsx';
import { EmptyState } from '../design/status/empty-state.tsx';
import { Refused } from '../link/link.ts';
import { PageFrame } from '../lobby/page/page-frame.tsx';
import { sentenceOf } from '../lobby/sentence.ts';
import { clubsWords } from './words.ts';

interface Props {
  readonly title: string;
  /** What has probably happened if the server does not know it. */
  readonly why: string;
  readonly trouble: unknown;
  readonly onAgain: () => Promise<void>;
}

/** In the place of a club or a cup that cannot be shown. */
export function NotHere({ title, why, trouble, onAgain }: Props): JSX.Element {
  const words = clubsWords.value;
  const isLost =
    trouble instanceof Refused && (trouble.code === 'offline' || trouble.code.startsWith('http'));
  return (
    <PageFrame title={words.title} narrow>
      <EmptyState
        title={isLost ? sentenceOf(trouble) : title}
        {...(isLost ? {} : { text: why })}
        action={
          isLost ? (
            <Button icon="restart" onClick={() => void onAgain()}>
              {words.again}
            </Button>
          ) : (
            <LinkButton href={pathOf({ at: 'clubs', code: undefined })}>{words.club.toClubs}</LinkButton>
          )
        }
      />
    </PageFrame>
  );
}
