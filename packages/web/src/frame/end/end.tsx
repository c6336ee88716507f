import type { Result } from '@captains-table/kernel';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { PlayScene, TableScene } from '@captains-table/protocol';
import { shareTexts } from '../../../texts/share/index.ts';
import { lazy } from '../../app/lazy.tsx';
import { locale } from '../../app/settings.ts';
import { Button } from '../../design/forms/button.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { StatusLine } from '../../design/status/status-line.tsx';
import { useSitting } from '../sitting-context.ts';
import { words } from '../words.ts';
import { Breakdown } from './breakdown.tsx';
import { Course } from './course.tsx';
import { Fairness } from './fairness.tsx';
import { Study } from './study.tsx';
import { useBroughtIntoSight } from './use-brought-into-sight.ts';
import './end.css';

/** Most results are read, not shared. */
const ShareResult = lazy<{ readonly scene: TableScene; readonly result: Result }>(
  () => import('../share/share-result.tsx'),
  () => <StatusLine>{words.value.end.loading}</StatusLine>,
);

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
      {play.result !== undefined && <Picture scene={scene} result={play.result} />}
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

/** A button that opens the picture of the result. */
function Picture({ scene, result }: { readonly scene: TableScene; readonly result: Result }): JSX.Element {
  const open = useSignal(false);
  const texts = shareTexts[locale.value];
  return (
    <div class="table-end-picture">
      <Button icon="image" onClick={() => (open.value = true)}>
        {texts.title}
      </Button>
      {open.value && (
        <Dialog
          open
          onClose={() => (open.value = false)}
          title={texts.title}
          closeLabel={words.value.actions.close}
        >
          <ShareResult scene={scene} result={result} />
        </Dialog>
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
