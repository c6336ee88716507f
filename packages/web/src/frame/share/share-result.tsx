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
import { StatusLine } from '../../design/status/status-line.tsx';
import { courseOf } from '../end/course-of.ts';
import type { Finisher } from '../end/outcome.ts';
import { decidedInWords, finishers, isCooperative, isWinDecidedOtherwise, outcome } from '../end/outcome.ts';
import { useSitting } from '../sitting-context.ts';
import type { Sitting } from '../sitting.ts';
import { words } from '../words.ts';
import { pictureFile } from './picture-file.ts';
import type { Pictured } from './result-picture.tsx';
import { PICTURE, ResultPicture } from './result-picture.tsx';
import './share-result.css';

/** How a day is written: English here as in Britain. */
const DAYS = { en: 'en-GB', fr: 'fr', nl: 'nl' } as const;

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
        </div>
      )}
    </div>
  );
}

function canShare(file: File): boolean {
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });
}

function pictureOf(sitting: Sitting, scene: TableScene, result: Result): Parameters<typeof ResultPicture>[0] {
  const { meta } = sitting.game.game;
  const names = sitting.names.value;
  const texts = sitting.game.texts[locale.value];
  const recording = sitting.lookingBack.recording.value;
  const known = typeof recording === 'object' && sitting.board !== undefined;
  const { points } = known ? courseOf(meta, scene, result, recording, sitting.board) : { points: [] };
  const ranked = finishers(result, names, texts).map((finisher) => ({
    finisher,
    shown: pictured(finisher, sitting),
  }));
  const day = new Intl.DateTimeFormat(DAYS[locale.value], { day: 'numeric', month: 'long' }).format(
    new Date(),
  );
  return {
    said: {
      game: texts.name,
      title: outcome(
        result,
        isCooperative(meta, scene.options),
        names,
        words.value,
        texts,
        locale.value,
      ).replace(/\.$/u, ''),
      why: isWinDecidedOtherwise(result) ? decidedInWords(result, texts) : undefined,
      note: known ? shareTexts[locale.value].turnsAndDay(recording.replay.turns.length, day) : day,
    },
    winner: ranked.find(({ finisher }) => finisher.rank === 1)?.shown,
    finishers: ranked.map(({ shown }) => shown),
    points,
  };
}

function pictured({ seat, name, score }: Finisher, sitting: Sitting): Pictured {
  const character = seat === undefined ? undefined : sitting.characters.value[seat];
  return { seat, character, name, score: new Intl.NumberFormat(locale.value).format(score) };
}
