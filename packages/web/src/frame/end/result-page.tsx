/** A finished game on one screen: who won, the standings, how they came about, and the highlights. */
import type { Result } from '@captains-table/kernel';
import type { TableScene } from '@captains-table/protocol';
import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { resultTexts } from '../../../texts/result/index.ts';
import { shareTexts } from '../../../texts/share/index.ts';
import { lazy } from '../../app/lazy.tsx';
import { locale } from '../../app/settings.ts';
import { Button } from '../../design/forms/button.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { StatusLine } from '../../design/status/status-line.tsx';
import type { ReplayLink } from '../replay/replay-link.ts';
import { useSitting } from '../sitting-context.ts';
import { words } from '../words.ts';
import { KeyMoves } from './key-moves.tsx';
import { Mentions } from './mentions.tsx';
import { scoreParts } from './outcome.ts';
import { RacePanel } from './race-panel.tsx';
import { RematchCompany } from './rematch-company.tsx';
import { Scoreboard } from './scoreboard.tsx';
import { useCount } from './use-count.ts';
import { Winner } from './winner.tsx';
import './result-page.css';

/** Drawn when there is time. */
const ShareResult = lazy<PictureProps>(
  () => import('../share/share-result.tsx'),
  () => <StatusLine>{words.value.end.loading}</StatusLine>,
);
const ResultThumbnail = lazy<PictureProps>(
  () => import('../share/result-thumbnail.tsx'),
  () => <span class="result-page-thumbnail-wait" />,
);

interface PictureProps {
  readonly scene: TableScene;
  readonly result: Result;
}

interface Props extends PictureProps {
  readonly prompt: ComponentChildren;
  /** Undefined until the match has been read again. */
  readonly recording: ReplayLink | undefined;
}

export function ResultPage({ scene, result, prompt, recording }: Props): JSX.Element {
  const { board, game, sawPlay } = useSitting();
  const parts = scoreParts(result, Object.keys(game.texts[locale.value].scores));
  const { counted, done, finish } = useCount(parts.length, sawPlay);
  return (
    <div class={done ? 'result-page' : 'result-page result-page-counting'}>
      <div class="result-page-first">
        {!done && (
          <Button class="result-page-skip" icon="arrow" onClick={finish}>
            {resultTexts[locale.value].countAll}
          </Button>
        )}
        <Winner result={result} />
        {prompt}
        <RematchCompany scene={scene} />
      </div>
      <div class="result-page-middle">
        <Scoreboard scene={scene} result={result} counted={counted} />
        {recording !== undefined && board !== undefined && (
          <RacePanel {...{ scene, result, recording, board }} />
        )}
        {recording !== undefined && <KeyMoves result={result} recording={recording} />}
      </div>
      <div class="result-page-last">
        {recording !== undefined && <Mentions recording={recording} />}
        <Picture scene={scene} result={result} />
      </div>
    </div>
  );
}

/** The picture of the result, and the button that opens it. */
function Picture({ scene, result }: PictureProps): JSX.Element {
  const open = useSignal(false);
  const texts = shareTexts[locale.value];
  return (
    <div class="result-page-picture">
      <span class="result-page-thumbnail" aria-hidden="true">
        <ResultThumbnail scene={scene} result={result} />
      </span>
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
