import { useSignal } from '@preact/signals';
import { tellFigure } from '@captains-table/kernel';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { capital } from '../app/capital.ts';
import { percent } from '../app/numbers.ts';
import { locale } from '../app/settings.ts';
import { Button } from '../design/forms/button.tsx';
import { Spinner } from '../design/status/spinner.tsx';
import { useSitting } from '../frame/sitting-context.ts';
import type { Exercise, Verdict } from './exercise.ts';
import { dailyWords } from './words.ts';
import './exercise-card.css';

/** An exercise, and the ways on from it. */
export interface OpenExercise {
  readonly exercise: Exercise;
  /** What comes after it, and what the button says. */
  readonly onNext: () => void;
  readonly next: string;
  readonly onLeave: () => void;
  /** Where it may be tried again. */
  readonly onRetry?: (() => void) | undefined;
}

interface Props extends OpenExercise {
  readonly verdict: Verdict | 'judging' | undefined;
}

export function ExerciseCard({ exercise, verdict, onNext, next, onLeave, onRetry }: Props): JSX.Element {
  const { card } = dailyWords.value;
  const place = useRef<HTMLElement>(null);
  const judged = typeof verdict === 'object' ? verdict : undefined;
  useEffect(() => {
    if (judged === undefined) return;
    place.current?.scrollIntoView({ block: 'nearest' });
    place.current?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
  }, [judged]);
  return (
    <section
      ref={place}
      class={judged === undefined ? 'guide exercise' : 'guide guide-done exercise'}
      aria-label={exercise.title}
    >
      <div class="guide-words" aria-live="polite">
        <p class="guide-progress">{exercise.title}</p>
        {verdict === undefined && <p class="guide-text">{exercise.ask}</p>}
        {verdict === 'judging' && <Spinner label={card.judging} size="s" within />}
        {judged !== undefined && <Judged exercise={exercise} verdict={judged} />}
      </div>
      <div class="guide-actions">
        {judged !== undefined && (
          <Button variant="primary" icon="arrow" onClick={onNext}>
            {next}
          </Button>
        )}
        {judged !== undefined && onRetry !== undefined && (
          <Button icon="restart" onClick={onRetry}>
            {card.retry}
          </Button>
        )}
        <Button variant="quiet" icon="close" onClick={onLeave}>
          {card.leave}
        </Button>
      </div>
    </section>
  );
}

function Judged({
  exercise,
  verdict,
}: {
  readonly exercise: Exercise;
  readonly verdict: Verdict;
}): JSX.Element {
  const { card } = dailyWords.value;
  const { said, points, chosen, captain, chances, before } = verdict;
  const { match, seat } = exercise;
  const owed = match.game.pending(match.state).find((decision: { seat: number }) => decision.seat === seat);
  const { speech } = useSitting();
  const move = (of: typeof chosen) => capital(speech.value.move(of, owed), locale.value);
  const chance = (of: number | undefined) =>
    of === undefined ? '' : ` (${card.chance(percent(of, locale.value))})`;
  const same = chosen === captain;
  return (
    <>
      <h2 class="guide-title" tabIndex={-1}>
        {said}
        {points !== undefined && <span class="exercise-points">{card.gained(...points)}</span>}
      </h2>
      <ul class="exercise-moves">
        {!same && (
          <li>
            {card.you(move(chosen))}
            {chance(chances?.[0])}
          </li>
        )}
        <li>
          <b>{card.captain(move(captain))}</b>
          {chance(chances?.[1])}
          <Why verdict={verdict} />
        </li>
        {before !== undefined && <li>{card.before(move(before))}</li>}
        <Others verdict={verdict} />
      </ul>
    </>
  );
}

/** What the captain's move changes, and what else speaks for it. */
function Why({ verdict: { reasons, figures } }: { readonly verdict: Verdict }): JSX.Element | null {
  const { hints } = useSitting();
  const read = locale.value;
  useEffect(() => void hints.loadTexts(read), [hints, read]);
  const texts = hints.texts.value;
  if (texts === undefined) return null;
  const told = figures.map((figure) => tellFigure(figure, texts, read));
  const all = [...told, ...reasons.map((reason) => texts.reasons?.[reason] ?? reason)];
  return all.length === 0 ? null : <span class="exercise-why">{capital(all.join(' · '), read)}</span>;
}

function Others({ verdict }: { readonly verdict: Verdict }): JSX.Element | null {
  const share = useSignal<number | undefined>(undefined);
  useEffect(() => {
    void verdict.others?.then((known) => (share.value = known));
  }, [verdict]);
  if (share.value === undefined) return null;
  return <li class="exercise-others">{dailyWords.value.card.others(percent(share.value, locale.value))}</li>;
}
