/** The picture of a result, to share or to keep. */
import { useSignal } from '@preact/signals';
import type { Result } from '@captains-table/kernel';
import type { TableScene } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { shareTexts } from '../../../texts/share/index.ts';
import { saveFile } from '../../app/save-document.ts';
import { locale } from '../../app/settings.ts';
import { Button } from '../../design/forms/button.tsx';
import { LinkButton } from '../../design/forms/link-button.tsx';
import { StatusLine } from '../../design/status/status-line.tsx';
import { useSitting } from '../sitting-context.ts';
import type { Sitting } from '../sitting.ts';
import { pictureFile } from './picture-file.ts';
import { bgStatsLink } from './bg-stats-link.ts';
import type { PlayedGame } from './bg-stats-link.ts';
import { pictureOf } from './picture-of.ts';
import { PICTURE, ResultPicture } from './result-picture.tsx';
import './share-result.css';

interface Props {
  readonly scene: TableScene;
  readonly result: Result;
}

export default function ShareResult({ scene, result }: Props): JSX.Element {
  const sitting = useSitting();
  const texts = shareTexts[locale.value];
  const place = useRef<HTMLDivElement>(null);
  const file = useSignal<File | 'drawing' | 'failed'>('drawing');
  useEffect(() => {
    const drawing = place.current?.querySelector('svg');
    if (!(drawing instanceof SVGSVGElement)) return;
    pictureFile(drawing, PICTURE, `${scene.game}-${scene.commitment.slice(0, 8)}`).then(
      (made) => (file.value = made),
      () => (file.value = 'failed'),
    );
  }, [locale.value]);
  const made = file.value;
  return (
    <div class="share-result">
      <div ref={place} class="share-result-picture">
        <ResultPicture {...pictureOf(sitting, scene, result)} />
      </div>
      <p class="share-result-note">{texts.note}</p>
      {made === 'failed' && <StatusLine tone="risk">{texts.failed}</StatusLine>}
      {made === 'drawing' && <StatusLine>{texts.drawing}</StatusLine>}
      {made instanceof File && (
        <div class="share-result-actions">
          {canShare(made) && (
            <Button
              variant="primary"
              icon="send"
              onClick={() => void navigator.share({ files: [made] }).catch(() => {})}
            >
              {texts.share}
            </Button>
          )}
          <Button icon="download" onClick={() => saveFile(made)}>
            {texts.save}
          </Button>
          <LinkButton icon="arrow" target="_blank" href={bgStatsLink(playedAt(sitting, scene, result))}>
            {texts.bgStats}
          </LinkButton>
        </div>
      )}
    </div>
  );
}

function canShare(file: File): boolean {
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });
}

function playedAt(sitting: Sitting, scene: TableScene, result: Result): PlayedGame {
  const { name, modes } = sitting.game.texts[locale.value];
  const { mode } = scene.options;
  return { scene, result, game: name, mode: modes[mode] ?? mode, names: sitting.names.value };
}
