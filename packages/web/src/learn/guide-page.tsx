/** A first-game guide on the real engine: one thing after the other. */
import { batch, useSignal } from '@preact/signals';
import type { AnyGame } from '@captains-table/kernel';
import type { JSX, RefObject } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { lessonRules } from '../app/games.ts';
import { learnTexts } from '../../texts/learn/index.ts';
import { go } from '../app/router.ts';
import { locale } from '../app/settings.ts';
import { manifestOf } from '../games/manifests.ts';
import { Button } from '../design/forms/button.tsx';
import TablePage from '../frame/page/table-page.tsx';
import { paceNow } from '../link/pace-now.ts';
import { paced } from '../link/paced-link.ts';
import { StoryLibraryContext } from '../story/story-library-context.ts';
import { LocalTable } from '../local/local-table.ts';
import { GuideLink } from './guide-link.ts';
import type { Guide, Lesson, MoreLessons } from './lesson.ts';
import { LessonArrow } from './lesson-arrow.tsx';
import { NO_PAGES } from './no-pages.ts';
import type { Primer } from './primer.ts';
import type { Progress } from './progress.ts';
import { keepProgress, progressIn } from './progress.ts';
import { backTo, waitingTable } from './way-back.ts';
import './guide-page.css';

/** Easy to beat, and quick. */
const FIRST_OPPONENT = 'cabin-boy';

interface Taught {
  readonly game: AnyGame;
  readonly guide: Guide;
  readonly primer: Primer | undefined;
}

export default function GuidePage({ game }: { readonly game: string }): JSX.Element | undefined {
  const taught = useTaught(game);
  const begun = useMemo(() => progressIn(game), [game]);
  const part = useSignal<Part>(begun.part);
  const at = useSignal(begun.at);
  const { lessons, options } = taught === undefined ? NONE : lessonsOf(taught.guide, part.value);
  // A guide may have become shorter since.
  const number = Math.min(at.value, lessons.length - 1);
  const lesson = lessons[number];
  if (taught === undefined || lesson === undefined) return undefined;
  const goTo = (next: Progress) => {
    keepProgress(game, next);
    batch(() => {
      part.value = next.part;
      at.value = next.at;
    });
  };
  return (
    <LessonPage
      key={lesson.id}
      taught={taught}
      part={part.value}
      lesson={lesson}
      number={number + 1}
      of={lessons.length}
      onNext={() => goTo({ part: part.value, at: number + 1 })}
      onMore={
        part.value === 'first' && taught.guide.more !== undefined
          ? () => goTo({ part: 'more', at: 0 })
          : undefined
      }
      onStartOver={number > 0 || part.value === 'more' ? () => goTo({ part: 'first', at: 0 }) : undefined}
      onPlay={() => {
        keepProgress(game, { part: 'first', at: 0 });
        const waiting = waitingTable();
        if (waiting === undefined) void firstGame(taught.game.meta.id, options);
        else backTo(waiting);
      }}
    />
  );
}

type Part = Progress['part'];

const NONE: MoreLessons = { lessons: [], options: {} };

function lessonsOf({ lessons, more }: Guide, part: Part): MoreLessons {
  return part === 'first' ? { lessons, options: {} } : (more ?? NONE);
}

interface LessonProps {
  readonly taught: Taught;
  readonly part: Part;
  readonly lesson: Lesson;
  readonly number: number;
  readonly of: number;
  readonly onNext: () => void;
  /** Undefined where there are no other lessons to go on with. */
  readonly onMore: (() => void) | undefined;
  /** Undefined in the first lesson. */
  readonly onStartOver: (() => void) | undefined;
  readonly onPlay: () => void;
}

function LessonPage(props: LessonProps): JSX.Element {
  const { taught, lesson } = props;
  const attempt = useSignal(0);
  const link = useMemo(() => new GuideLink(taught.game, lesson), [taught, lesson, attempt.value]);
  const shown = useMemo(() => paced(link, paceNow), [link]);
  useEffect(() => () => shown.close(), [shown]);
  const card = <LessonCard {...props} link={link} done={link.isDone.value} onAgain={() => attempt.value++} />;
  const step = `${lesson.id} ${attempt.value} ${link.scene.value.seq}`;
  return (
    <StoryLibraryContext.Provider value={NO_PAGES}>
      <TablePage key={attempt.value} link={shown} lead={card} />
      {!link.isDone.value && <LessonArrow step={step} />}
    </StoryLibraryContext.Provider>
  );
}

interface CardProps extends LessonProps {
  readonly link: GuideLink;
  readonly done: boolean;
  readonly onAgain: () => void;
}

/** What to do and, when it is done, what has been seen. */
function LessonCard(props: CardProps): JSX.Element {
  const { taught, part, lesson, number, of, done } = props;
  const guide = taught.guide.texts.in(locale.value);
  const told = guide.lessons[lesson.id];
  const place = useRef<HTMLElement>(null);
  useAttention(place, done, number, part);
  const aim =
    number === 1 && !done
      ? taught.primer?.texts.in(locale.value).aim(props.link.scene.value.options)
      : undefined;
  return (
    <section ref={place} class={done ? 'guide guide-done' : 'guide'} aria-label={told?.title}>
      <div class="guide-words" aria-live="polite">
        <p class="guide-progress">{learnTexts.in(locale.value).progress(number, of)}</p>
        <h2 class="guide-title" tabIndex={-1}>
          {told?.title}
        </h2>
        {aim !== undefined && <p class="guide-aim">{aim}</p>}
        <p class="guide-text">{done ? told?.done : told?.task}</p>
        {done && number === of && <p class="guide-text">{part === 'first' ? guide.end : guide.more?.end}</p>}
      </div>
      <LessonActions {...props} more={guide.more?.title} />
    </section>
  );
}

function LessonActions(props: CardProps & { readonly more: string | undefined }): JSX.Element {
  const { number, of, onNext, onMore, onStartOver, onPlay, done, onAgain, more } = props;
  const words = learnTexts.in(locale.value);
  const waiting = waitingTable();
  return (
    <div class="guide-actions">
      {done && number < of && (
        <Button variant="primary" icon="arrow" onClick={onNext}>
          {words.next}
        </Button>
      )}
      {done && number === of && (
        <Button variant="primary" icon="wheel" onClick={onPlay}>
          {waiting === undefined ? words.finish : words.toTable}
        </Button>
      )}
      {done && number === of && onMore !== undefined && (
        <Button variant="secondary" icon="arrow" onClick={onMore}>
          {more}
        </Button>
      )}
      {done && (
        <Button variant="secondary" icon="restart" onClick={onAgain}>
          {words.again}
        </Button>
      )}
      {!done && onStartOver !== undefined && (
        <Button variant="quiet" icon="restart" onClick={onStartOver}>
          {words.startOver}
        </Button>
      )}
      <Button
        variant="quiet"
        icon="close"
        onClick={() => (waiting === undefined ? go({ at: 'home' }) : backTo(waiting))}
      >
        {words.leave}
      </Button>
    </div>
  );
}

/** A new lesson begins with its title; a finished one goes on with its first button. */
function useAttention(place: RefObject<HTMLElement | null>, done: boolean, number: number, part: Part): void {
  useEffect(() => {
    if (!done && number === 1 && part === 'first') return;
    const { current } = place;
    current?.scrollIntoView({ block: 'nearest' });
    current?.querySelector<HTMLElement>(done ? 'button' : 'h2')?.focus({ preventScroll: true });
  }, [done, number, part]);
}

function useTaught(id: string): Taught | undefined {
  const taught = useSignal<Taught | undefined>(undefined);
  const trouble = useSignal<unknown>(undefined);
  useEffect(() => {
    Promise.all([lessonRules(id), loadGuide(id), loadPrimer(id)]).then(
      ([game, guide, primer]) => {
        if (game !== undefined && guide !== undefined) taught.value = { game, guide, primer };
      },
      (error: unknown) => (trouble.value = error),
    );
  }, [id]);
  if (trouble.value !== undefined) throw trouble.value;
  return taught.value;
}

async function loadGuide(game: string): Promise<Guide | undefined> {
  const module = await manifestOf(game)?.guide?.();
  await Promise.all([module?.guide.texts.load(locale.peek()), learnTexts.load(locale.peek())]);
  return module?.guide;
}

async function loadPrimer(game: string): Promise<Primer | undefined> {
  const module = await manifestOf(game)?.primer?.();
  await module?.primer.texts.load(locale.peek());
  return module?.primer;
}

async function firstGame(game: string, options: MoreLessons['options']): Promise<void> {
  const chairs = [{ name: '' }, { level: FIRST_OPPONENT }, { level: FIRST_OPPONENT }];
  go({ at: 'local', id: await LocalTable.create({ game, options, chairs }) });
}
