import type { JSX } from 'preact';
import { pathOf } from '../../app/router.ts';
import { LinkButton } from '../../design/forms/link-button.tsx';
import { tablesWords } from '../tables-words.ts';

interface Props {
  readonly id: string;
  readonly from: 'server' | 'device';
}

/** Leads to a finished game, move by move. */
export function ReplayButton({ id, from }: Props): JSX.Element {
  return (
    <LinkButton variant="quiet" icon="play" href={pathOf({ at: 'replay', id, from })}>
      {tablesWords.value.games.replay}
    </LinkButton>
  );
}
