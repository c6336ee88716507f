import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { PlayScene, TableScene } from '@captains-table/protocol';
import { StatusLine } from '../../design/status/status-line.tsx';
import { useSitting } from '../sitting-context.ts';
import { words } from '../words.ts';
import { Breakdown } from './breakdown.tsx';
import { Course } from './course.tsx';
import { Fairness } from './fairness.tsx';
import { Study } from './study.tsx';
import { useBroughtIntoSight } from './use-brought-into-sight.ts';
import './end.css';

interface Props {
  readonly scene: TableScene;
  readonly play: PlayScene;
}

/** How it ended, and how it came about. */
export function End({ scene, play }: Props): JSX.Element {
  const sitting = useSitting();
  const place = useRef<HTMLDivElement>(null);
  useBroughtIntoSight(place, sitting);
  return (
    <div
      ref={place}
      class="table-end"
      data-region="end"
      tabIndex={-1}
      role="group"
      aria-label={words.value.end.title}
    >
      {play.result !== undefined && <Breakdown scene={scene} result={play.result} />}
      <Story scene={scene} play={play} />
      {play.seed !== undefined && canCheck(scene, play) && (
        <Fairness
          commitment={scene.commitment}
          seed={play.seed}
          carry={play.carry}
          onSave={() => void sitting.save()}
        />
      )}
    </div>
  );
}

/** Those who only watch a chapter do not learn what it began with. */
function canCheck({ chapter }: TableScene, { carry }: PlayScene): boolean {
  return chapter === undefined || carry !== undefined;
}

/** The game from its end: how the scores went, how the chances went. */
function Story({ scene, play }: Props): JSX.Element | undefined {
  const { lookingBack, board } = useSitting();
  const { end } = words.value;
  useEffect(() => void lookingBack.open(), [lookingBack]);
  const recording = lookingBack.recording.value;
  if (recording === 'reading') return <StatusLine>{end.loading}</StatusLine>;
  if (recording === 'failed') return <StatusLine tone="risk">{end.failed}</StatusLine>;
  if (recording.replay.moves === 0) return undefined;
  return (
    <div class="table-end-story">
      {board !== undefined && (
        <Course scene={scene} result={play.result} recording={recording} board={board} />
      )}
      {play.result !== undefined && <Study scene={scene} result={play.result} recording={recording} />}
    </div>
  );
}
