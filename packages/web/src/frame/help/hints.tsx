import type { JSX } from 'preact';
import type { TableScene } from '@captains-table/protocol';
import { locale } from '../../app/settings.ts';
import { Tag } from '../../design/status/badge.tsx';
import { Button } from '../../design/forms/button.tsx';
import { Spinner } from '../../design/status/spinner.tsx';
import type { Hint } from '../../link/link.ts';
import { ownDecision } from '../actions/offers.ts';
import { useSitting } from '../sitting-context.ts';
import { capital } from '../../app/capital.ts';
import { percent } from '../../app/numbers.ts';
import { words } from '../words.ts';
import type { Advice } from './advice.ts';
import './hints.css';

/** Moves worth considering, with the chances they give and why. */
export function Hints({ scene }: { readonly scene: TableScene }): JSX.Element {
  const sitting = useSitting();
  const { hints } = words.value;
  const { refining } = sitting;
  const given = sitting.advice.value;
  return (
    <>
      <Announced advice={given} />
      {refining.value && Array.isArray(given) && <Spinner label={hints.thinking} size="s" within />}
      {typeof given === 'object' && 'failed' in given && (
        <Button variant="primary" icon="restart" onClick={() => void sitting.askForHints()}>
          {hints.again}
        </Button>
      )}
      {Array.isArray(given) && given.length > 0 && <Given hints={given} scene={scene} />}
    </>
  );
}

/** One place says all along how it stands, so that a screen reader tells each change. */
function Announced({ advice }: { readonly advice: Advice }): JSX.Element {
  const { hints } = words.value;
  const thinking = advice === 'thinking' || advice === 'none';
  return (
    <div class="hints-standing" role="status">
      {thinking && <Spinner label={hints.thinking} size="s" within />}
      {!thinking && 'failed' in advice && <p>{advice.failed}</p>}
      {!thinking && 'length' in advice && (
        <p class={advice.length > 0 ? 'visually-hidden' : undefined}>
          {advice.length > 0 ? hints.found(advice.length) : hints.none}
        </p>
      )}
    </div>
  );
}

interface GivenProps {
  readonly hints: readonly Hint[];
  readonly scene: TableScene;
}

function Given({ hints: given, scene }: GivenProps): JSX.Element {
  const { hints } = words.value;
  return (
    <>
      <ol class="hints">
        {given.map((hint, index) => (
          <Advised key={JSON.stringify(hint.move)} hint={hint} number={index + 1} scene={scene} />
        ))}
      </ol>
      <p class="hints-note">{hints.note}</p>
    </>
  );
}

interface AdvisedProps {
  readonly hint: Hint;
  /** From 1 on, the best first. */
  readonly number: number;
  readonly scene: TableScene;
}

function Advised({ hint, number, scene }: AdvisedProps): JSX.Element {
  const best = number === 1;
  const sitting = useSitting();
  const { hints } = words.value;
  const speech = sitting.speech.value;
  const owed = scene.play === undefined ? undefined : ownDecision(scene.play, scene.you.seat);
  const about = sitting.board?.aboutMove?.(hint.move) ?? [];
  const reasons = hint.reasons.map((reason) => speech.texts.reasons?.[reason] ?? reason);
  const close = () => (sitting.opened.value = undefined);
  return (
    <li class="hints-hint">
      <div class="hints-head">
        <span class="hints-number" aria-hidden="true">
          {number}
        </span>
        <b>{capital(speech.move(hint.move, owed), locale.value)}</b>
        {best && <Tag tone="good">{hints.best}</Tag>}
      </div>
      {!sitting.refining.value && (
        <div class="hints-chance">
          <span class="hints-bar" aria-hidden="true">
            <span style={{ inlineSize: `${Math.round(hint.chance * 100)}%` }} />
          </span>
          {hints.chance(percent(hint.chance, locale.value))}
        </div>
      )}
      {reasons.length > 0 && (
        <ul class="hints-reasons">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      <div class="hints-actions">
        <Button
          variant={best ? 'primary' : 'secondary'}
          onClick={() => {
            close();
            sitting.play(hint.move);
          }}
        >
          {hints.play}
        </Button>
        {about.length > 0 && (
          <Button
            variant="quiet"
            icon="eye"
            onClick={() => {
              close();
              sitting.pointedAt.value = about;
            }}
          >
            {hints.show}
          </Button>
        )}
      </div>
    </li>
  );
}
