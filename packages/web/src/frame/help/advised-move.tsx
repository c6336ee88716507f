import type { Hint } from '@captains-table/bots';
import type { JSX } from 'preact';
import { tellFigure } from '@captains-table/kernel';
import type { TableScene } from '@captains-table/protocol';
import { capital } from '../../app/capital.ts';
import { percent } from '../../app/numbers.ts';
import { locale } from '../../app/settings.ts';
import { Button } from '../../design/forms/button.tsx';
import { Tag } from '../../design/status/badge.tsx';
import { ownDecision } from '../actions/offers.ts';
import { nameAndEffect } from './name-and-effect.ts';
import { useSitting } from '../sitting-context.ts';
import { words } from '../words.ts';

interface AdvisedProps {
  readonly hint: Hint;
  /** From 0 on, the best first; below 0 where thinking has shown that others are better. */
  readonly rank: number;
  readonly scene: TableScene;
}

/** One move with its chance and its reasons. */
export function AdvisedMove({ hint, rank, scene }: AdvisedProps): JSX.Element {
  const best = rank === 0;
  const sitting = useSitting();
  const { hints } = words.value;
  const owed = scene.play === undefined ? undefined : ownDecision(scene.play, scene.you.seat);
  const { name, effect } = nameAndEffect(sitting.speech.value.move(hint.move, owed));
  const about = sitting.board?.aboutMove?.(hint.move) ?? [];
  const close = () => (sitting.opened.value = undefined);
  return (
    <li class="hints-hint">
      <div class="hints-head">
        <span class="hints-number" aria-hidden="true">
          {rank < 0 ? '–' : rank + 1}
        </span>
        <b>{capital(name, locale.value)}</b>
        {best && <Tag tone="good">{hints.best}</Tag>}
      </div>
      {effect !== undefined && <p class="hints-effect">{capital(effect, locale.value)}</p>}
      <Chance chance={sitting.hints.refining.value || rank < 0 ? undefined : hint.chance} />
      <Reasons hint={hint} />
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

/** Its place is kept while the chance is still being worked out. */
function Chance({ chance }: { readonly chance: number | undefined }): JSX.Element {
  const share = `${Math.round((chance ?? 0) * 100)}%`;
  return (
    <div class="hints-chance" style={{ visibility: chance === undefined ? 'hidden' : 'visible' }}>
      <span class="hints-bar" aria-hidden="true">
        <span style={{ inlineSize: share }} />
      </span>
      {words.value.hints.chance(percent(chance ?? 0, locale.value))}
    </div>
  );
}

/** First what can be counted. */
function Reasons({ hint: { figures, reasons } }: Pick<AdvisedProps, 'hint'>): JSX.Element | null {
  const texts = useSitting().hints.texts.value;
  if (texts === undefined || figures.length + reasons.length === 0) return null;
  const told = figures.map((figure) => tellFigure(figure, texts, locale.value));
  return (
    <ul class="hints-reasons">
      {told.length > 0 && <li class="hints-figures">{capital(told.join(' · '), locale.value)}</li>}
      {reasons.map((reason) => (
        <li key={reason}>{capital(texts.reasons?.[reason] ?? reason, locale.value)}</li>
      ))}
    </ul>
  );
}
