import type { JSX } from 'preact';
import type { TableScene } from '@captains-table/protocol';
import { pace } from '../../app/settings.ts';
import { Button } from '../../design/forms/button.tsx';
import { SettingChoice } from '../../design/forms/setting-choice.tsx';
import { useSitting } from '../sitting-context.ts';
import { words } from '../words.ts';
import './follow-controls.css';

interface Props {
  readonly scene: TableScene;
}

/** How fast the moves of others are shown, and the way past them. In sight while others play. */
export function FollowControls({ scene }: Props): JSX.Element {
  const sitting = useSitting();
  const { follow } = words.value;
  return (
    <div class="follow-controls">
      <SettingChoice label={follow.pace} setting={pace} words={follow.paces} />
      <Button icon="arrow" class="follow-on" onClick={() => sitting.toMyTurn()}>
        {scene.you.seat === undefined ? follow.toPresent : follow.toMyTurn}
      </Button>
    </div>
  );
}
