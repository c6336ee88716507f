/** A first-game guide on the real engine: one thing after the other. */
import { useSignal } from '@preact/signals';
import type { AnyGame } from '@captains-table/kernel';
import type { JSX, RefObject } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { builtInGame } from '../app/games.ts';
import { learnTexts } from '../../texts/learn/index.ts';
import { go } from '../app/router.ts';
import { locale } from '../app/settings.ts';
import { manifestOf } from '../games/manifests.ts';
import { Button } from '../design/forms/button.tsx';
import TablePage from '../frame/page/table-page.tsx';
import { LocalTable } from '../local/local-table.ts';
import { GuideLink } from './guide-link.ts';
import type { Guide, Lesson } from './lesson.ts';
import './guide-page.css';

/** Easy to beat, and quick. */
const FIRST_OPPONENT = 'cabin-boy';

interface Taught {
  readonly game: AnyGame;
  readonly guide: Guide;
}

export default function GuidePage({ game }: { readonly game: string }): JSX.Element | undefined {
  const taught = useTaught(game);
  const at = useSignal(0);
  const lesson = taught?.guide.lessons[at.value];
  if (taught === undefined || lesson === undefined) return undefined;
  return (
    <LessonPage
      key={lesson.id}
      taught={taught}
      lesson={lesson}
      number={at.value + 1}
      onNext={() => at.value++}
      isLast={at.value === taught.guide.lessons.length - 1}
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

function LessonPage(props: LessonProps): JSX.Element {
  const { taught, lesson } = props;
  const attempt = useSignal(0);
  const link = useMemo(() => new GuideLink(taught.game, lesson), [taught, lesson, attempt.value]);
  useEffect(() => () => link.close(), [link]);
  const card = <LessonCard {...props} done={link.isDone.value} onAgain={() => attempt.value++} />;
  return <TablePage key={attempt.value} link={link} lead={card} />;
}

interface CardProps extends LessonProps {
  readonly done: boolean;
  readonly onAgain: () => void;
}

/** What to do and, when it is done, what has been seen. */
function LessonCard({ taught, lesson, number, isLast, onNext, done, onAgain }: CardProps): JSX.Element {
  const words = learnTexts[locale.value];
  const guide = taught.guide.texts.in(locale.value);
  const told = guide.lessons[lesson.id];
  const place = useRef<HTMLElement>(null);
  useAttention(place, done, number);
  return (
    <section ref={place} class={done ? 'guide guide-done' : 'guide'} aria-label={told?.title}>
      <div class="guide-words" aria-live="polite">
        <p class="guide-progress">{words.progress(number, taught.guide.lessons.length)}</p>
        <h2 class="guide-title" tabIndex={-1}>
          {told?.title}
        </h2>
        <p class="guide-text">{done ? told?.done : told?.task}</p>
        {done && isLast && <p class="guide-text">{guide.end}</p>}
      </div>
      <div class="guide-actions">
        {done && !isLast && (
          <Button variant="primary" icon="arrow" onClick={onNext}>
            {words.next}
          </Button>
        )}
        {done && isLast && (
          <Button variant="primary" icon="wheel" onClick={() => void firstGame(taught.game.meta.id)}>
            {words.finish}
          </Button>
        )}
        {done && (
          <Button variant="secondary" icon="restart" onClick={onAgain}>
            {words.again}
          </Button>
        )}
        <Button variant="quiet" icon="close" onClick={() => go({ at: 'home' })}>
          {words.leave}
        </Button>
      </div>
    </section>
  );
}

/** A new lesson begins with its title; a finished one goes on with its first button. */
function useAttention(place: RefObject<HTMLElement | null>, done: boolean, number: number): void {
  useEffect(() => {
    if (!done && number === 1) return;
    const { current } = place;
    current?.scrollIntoView({ block: 'nearest' });
    current?.querySelector<HTMLElement>(done ? 'button' : 'h2')?.focus({ preventScroll: true });
  }, [done, number]);
}

function useTaught(id: string): Taught | undefined {
  const taught = useSignal<Taught | undefined>(undefined);
  const trouble = useSignal<unknown>(undefined);
  useEffect(() => {
    Promise.all([builtInGame(id), loadGuide(id)]).then(
      ([loaded, guide]) => {
        if (loaded !== undefined && guide !== undefined) taught.value = { game: loaded.game, guide };
      },
      (error: unknown) => (trouble.value = error),
    );
  }, [id]);
  if (trouble.value !== undefined) throw trouble.value;
  return taught.value;
}

async function loadGuide(game: string): Promise<Guide | undefined> {
  const module = await manifestOf(game)?.guide?.();
  await module?.guide.texts.load(locale.peek());
  return module?.guide;
}

async function firstGame(game: string): Promise<void> {
  const chairs = [{ name: '' }, { level: FIRST_OPPONENT }, { level: FIRST_OPPONENT }];
  go({ at: 'local', id: await LocalTable.create({ game, options: {}, chairs }) });
}
