import type { JSX } from 'preact';
import type { PlayScene, TableScene } from '@captains-table/protocol';
import { isStill } from '../../app/is-still.ts';
import { pace } from '../../app/settings.ts';
import { Button } from '../../design/forms/button.tsx';
import { SettingChoice } from '../../design/forms/setting-choice.tsx';
import { ownDecision } from '../actions/offers.ts';
import { isBotsTurn } from '../names.ts';
import { useSitting } from '../sitting-context.ts';
import type { Sitting } from '../sitting.ts';
import { words } from '../words.ts';
import './follow-controls.css';

interface Props {
  readonly scene: TableScene;
  readonly play: PlayScene;
}

/** How fast the moves of others are shown, and the way past them. In sight while others play. */
export function FollowControls({ scene, play }: Props): JSX.Element | undefined {
  const sitting = useSitting();
  const { follow } = words.value;
  if (!canFollow(sitting, scene, play)) return undefined;
  return (
    <div class="follow-controls">
      <SettingChoice label={follow.pace} setting={pace} words={follow.paces} />
      <Button icon="arrow" class="follow-on" onClick={() => sitting.toMyTurn()}>
        {scene.you.seat === undefined ? follow.toPresent : follow.toMyTurn}
      </Button>
    </div>
  );
}

/** Where nothing is waited for there is no pace. */
function canFollow({ link }: Sitting, scene: TableScene, play: PlayScene): boolean {
  if (link.pacing === undefined || scene.status !== 'playing' || isStill()) return false;
  const { seat } = scene.you;
  const decides = ownDecision(play, seat) !== undefined;
  if (decides && seat !== undefined && !isBotsTurn(scene.seats[seat])) return false;
  return link.pacing.waiting.value > 0 || play.pending.some((owed) => isBotsTurn(scene.seats[owed.seat]));
}
