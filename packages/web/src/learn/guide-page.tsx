/** A first-game guide on the real engine: one thing after the other. */
import { useSignal } from '@preact/signals';
import { loadGame } from '@captains-table/catalogue';
import type { AnyGame } from '@captains-table/kernel';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { guideTexts } from '../../texts/learn/index.ts';
import { go } from '../app/router.ts';
import { locale } from '../app/settings.ts';
import { loadLessons } from '../boards/load-board.ts';
import { Button } from '../design/shell/button.tsx';
import TablePage from '../frame/table-page.tsx';
import { LocalTable } from '../local/local-table.ts';
import { GuideLink } from './guide-link.ts';
import type { Lesson } from './lesson.ts';
import './guide-page.css';

/** Easy to beat, and quick. */
const FIRST_OPPONENT = 'cabin-boy';

interface Taught {
  readonly game: AnyGame;
  readonly lessons: readonly Lesson[];
}

export default function GuidePage({ game }: { readonly game: string }): JSX.Element | undefined {
  const taught = useTaught(game);
  const at = useSignal(0);
  const lesson = taught?.lessons[at.value];
  if (taught === undefined || lesson === undefined) return undefined;
  return (
    <LessonPage
      key={lesson.id}
      taught={taught}
      lesson={lesson}
      number={at.value + 1}
      onNext={() => at.value++}
      isLast={at.value === taught.lessons.length - 1}
    />
  );
}

interface LessonProps {
  readonly taught: Taught;
  readonly lesson: Lesson;
  readonly number: number;
  readonly isLast: boolean;
  readonly onNext: () => void;
}

function LessonPage({ taught, lesson, number, isLast, onNext }: LessonProps): JSX.Element {
  const attempt = useSignal(0);
  const link = useMemo(() => new GuideLink(taught.game, lesson), [taught, lesson, attempt.value]);
  useEffect(() => () => link.close(), [link]);
  const words = guideTexts[locale.value];
  const guide = words.games[taught.game.meta.id];
  const told = guide?.lessons[lesson.id];
  const done = link.isDone.value;
  return (
    <div class="guide">
      <section
        class={done ? 'guide-card guide-card-done' : 'guide-card'}
        aria-label={told?.title}
        aria-live="polite"
      >
        <p class="guide-progress">{words.progress(number, taught.lessons.length)}</p>
        <h2 class="guide-title">{told?.title}</h2>
        <p class="guide-text">{done ? told?.done : told?.task}</p>
        {done && isLast && <p class="guide-text">{guide?.end}</p>}
        <div class="guide-actions">
          {done && !isLast && (
            <Button variant="primary" onClick={onNext}>
              {words.next}
            </Button>
          )}
          {done && isLast && (
            <Button variant="primary" onClick={() => void firstGame(taught.game.meta.id)}>
              {words.finish}
            </Button>
          )}
          {done && (
            <Button variant="secondary" onClick={() => attempt.value++}>
              {words.again}
            </Button>
          )}
          <Button variant="quiet" onClick={() => go({ at: 'home' })}>
            {words.leave}
          </Button>
        </div>
      </section>
      <TablePage key={attempt.value} link={link} />
    </div>
  );
}

function useTaught(id: string): Taught | undefined {
  const taught = useSignal<Taught | undefined>(undefined);
  const trouble = useSignal<unknown>(undefined);
  useEffect(() => {
    Promise.all([loadGame(id), loadLessons(id)]).then(
      ([loaded, lessons]) => {
        if (loaded !== undefined) taught.value = { game: loaded.game, lessons };
      },
      (error: unknown) => (trouble.value = error),
    );
  }, [id]);
  if (trouble.value !== undefined) throw trouble.value;
  return taught.value;
}

async function firstGame(game: string): Promise<void> {
  const chairs = [{ name: '' }, { level: FIRST_OPPONENT }, { level: FIRST_OPPONENT }];
  go({ at: 'local', id: await LocalTable.create({ game, options: {}, chairs }) });
}
