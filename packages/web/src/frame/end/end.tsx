import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { PlayScene, TableScene } from '@captains-table/protocol';
import { StatusLine } from '../../design/status/status-line.tsx';
import type { ReplayLink } from '../replay/replay-link.ts';
import { useSitting } from '../sitting-context.ts';
import { words } from '../words.ts';
import { Fairness } from './fairness.tsx';
import { RacePanel } from './race-panel.tsx';
import { ResultPage } from './result-page.tsx';
import { Study } from './study.tsx';
import { TurningPoints } from './turning-points.tsx';
import { useBroughtIntoSight } from './use-brought-into-sight.ts';
import './end.css';

interface Props {
  readonly scene: TableScene;
  readonly play: PlayScene;
  /** Who has won, and what can be done now. */
  readonly prompt: ComponentChildren;
}

/** How it ended, and how it came about. */
export function End({ scene, play, prompt }: Props): JSX.Element {
  const sitting = useSitting();
  const { lookingBack } = sitting;
  const place = useRef<HTMLElement>(null);
  useBroughtIntoSight(place, sitting);
  useEffect(() => void lookingBack.open(), [lookingBack]);
  const { result } = play;
  const read = lookingBack.recording.value;
  const recording = typeof read === 'object' && read.replay.moves > 0 ? read : undefined;
  return (
    <section ref={place} class="table-end" data-region="end" tabIndex={-1} aria-label={words.value.end.title}>
      {result === undefined ? prompt : <ResultPage {...{ scene, result, prompt, recording }} />}
      {read === 'reading' && <StatusLine>{words.value.end.loading}</StatusLine>}
      {read === 'failed' && <StatusLine tone="risk">{words.value.end.failed}</StatusLine>}
      <div class="table-end-more">
        {recording !== undefined && <Story scene={scene} play={play} recording={recording} />}
        {play.seed !== undefined && canCheck(scene, play) && (
          <Fairness
            commitment={scene.commitment}
            seed={play.seed}
            carry={play.carry}
            bots={botVersions(scene)}
            onSave={() => void sitting.save()}
          />
        )}
      </div>
    </section>
  );
}

/** Those who only watch a chapter do not learn what it began with. */
function canCheck({ chapter }: TableScene, { carry }: PlayScene): boolean {
  return chapter === undefined || carry !== undefined;
}

function botVersions({ seats }: TableScene): readonly number[] {
  return [...new Set(seats.flatMap(({ version }) => version ?? []))].sort((one, other) => one - other);
}

interface StoryProps {
  readonly scene: TableScene;
  readonly play: PlayScene;
  readonly recording: ReplayLink;
}

/** The game from its end: which turns decided it, how the chances went. */
function Story({ scene, play: { result }, recording }: StoryProps): JSX.Element {
  const { board } = useSitting();
  return (
    <div class="table-end-story">
      {board !== undefined && result === undefined && <RacePanel {...{ scene, result, recording, board }} />}
      {result !== undefined && <Study scene={scene} result={result} recording={recording} />}
      {board !== undefined && <TurningPoints {...{ scene, result, recording, board }} />}
    </div>
  );
}
