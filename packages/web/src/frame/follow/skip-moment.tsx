import type { JSX } from 'preact';
import type { PlayScene, TableScene } from '@captains-table/protocol';
import { Button } from '../../design/forms/button.tsx';
import { useSitting } from '../sitting-context.ts';
import { words } from '../words.ts';

interface Props {
  readonly scene: TableScene;
  readonly play: PlayScene;
}

/** A button to skip the current moment. */
export function SkipMoment({ scene, play }: Props): JSX.Element | undefined {
  const sitting = useSitting();
  if (sitting.momentIn(scene, play) === undefined) return undefined;
  return (
    <Button variant="quiet" class="skip-moment" onClick={() => sitting.link.pacing?.skip()}>
      {words.value.follow.skip}
    </Button>
  );
}
