import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { lookWhoIAm, person } from '../app/person.ts';
import { go, pathOf } from '../app/router.ts';
import { Button } from '../design/forms/button.tsx';
import { LinkButton } from '../design/forms/link-button.tsx';
import { EmptyState } from '../design/status/empty-state.tsx';
import { Spinner } from '../design/status/spinner.tsx';
import { PageFrame } from '../lobby/page/page-frame.tsx';
import { Wait } from '../lobby/page/wait.tsx';
import { ExerciseTable } from './exercise-table.tsx';
import type { Exercise } from './exercise.ts';
import { mistakeExercise } from './mistake-exercise.ts';
import type { OwnMistake } from './mistakes.ts';
import { ownMistakes } from './mistakes.ts';
import { studyGame, unstudiedGames } from './study-games.ts';
import { dailyWords } from './words.ts';

type Stage =
  | { readonly is: 'studying'; readonly games: number; readonly of: number }
  | { readonly is: 'practising'; readonly mistakes: readonly OwnMistake[] };

/** First games that are new are studied, then their mistakes are practised. */
export function MistakesPlay(): JSX.Element {
  const stage = useSignal<Stage>({ is: 'studying', games: 0, of: 0 });
  const stop = useSignal(() => undefined as void);
  useEffect(() => {
    const giveUp = new AbortController();
    stop.value = () => giveUp.abort();
    void studyNewGames(giveUp.signal, (games, of) => (stage.value = { is: 'studying', games, of })).then(
      () => {
        stage.value = { is: 'practising', mistakes: unsolvedFirst() };
      },
    );
    return () => giveUp.abort();
  }, []);
  const now = stage.value;
  if (now.is === 'practising') return <Practice mistakes={now.mistakes} />;
  return now.of === 0 ? <Wait /> : <Studying games={now.games} of={now.of} onStop={stop.value} />;
}

async function studyNewGames(
  signal: AbortSignal,
  onProgress: (games: number, of: number) => void,
): Promise<void> {
  if (person.value === undefined) await lookWhoIAm();
  const games = await unstudiedGames();
  for (const [index, game] of games.entries()) {
    if (signal.aborted) return;
    onProgress(index + 1, games.length);
    await studyGame(game, signal).catch(() => undefined);
  }
}

function unsolvedFirst(): readonly OwnMistake[] {
  const all = ownMistakes();
  return [...all.filter(({ solved }) => solved !== true), ...all.filter(({ solved }) => solved === true)];
}

interface StudyingProps {
  readonly games: number;
  readonly of: number;
  readonly onStop: () => void;
}

function Studying({ games, of, onStop }: StudyingProps): JSX.Element {
  const { practice } = dailyWords.value;
  return (
    <main class="page-alone">
      <PageFrame title={practice.mistakes} lead={practice.mistakesWhy} narrow>
        <Spinner label={practice.studying(games, of)} within />
        <Button onClick={onStop}>{practice.stop}</Button>
      </PageFrame>
    </main>
  );
}

function Practice({ mistakes }: { readonly mistakes: readonly OwnMistake[] }): JSX.Element {
  const at = useSignal(0);
  const attempt = useSignal(0);
  const shown = useSignal<Exercise | undefined>(undefined);
  const { card } = dailyWords.value;
  const mistake = mistakes[at.value];
  useEffect(() => {
    shown.value = undefined;
    if (mistake === undefined) return;
    const title = card.mistake(at.value + 1, mistakes.length);
    mistakeExercise(mistake, title).then(
      (exercise) => (shown.value = exercise),
      // The game is gone, or its server is out of reach.
      () => at.value++,
    );
  }, [mistake, attempt.value, card]);
  if (mistake === undefined) return <NoMore all={mistakes.length} />;
  if (shown.value === undefined) return <Wait />;
  return (
    <ExerciseTable
      key={`${at.value}/${attempt.value}`}
      exercise={shown.value}
      onNext={() => at.value++}
      next={card.next}
      onLeave={() => go({ at: 'daily' })}
      onRetry={() => attempt.value++}
    />
  );
}

function NoMore({ all }: { readonly all: number }): JSX.Element {
  const { practice } = dailyWords.value;
  return (
    <main class="page-alone">
      <PageFrame title={practice.mistakes} narrow>
        <EmptyState
          title={all === 0 ? practice.none : practice.allDone}
          text={all === 0 ? practice.noneWhy : practice.mistakesWhy}
          action={<LinkButton href={pathOf({ at: 'daily' })}>{practice.toHarbour}</LinkButton>}
        />
      </PageFrame>
    </main>
  );
}
