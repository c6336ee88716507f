import { useSignal } from '@preact/signals';
import { dayAt } from '@captains-table/catalogue';
import { must } from '@captains-table/kernel';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { gameAtHand } from '../app/games.ts';
import { go } from '../app/router.ts';
import { Wait } from '../lobby/page/wait.tsx';
import { courseExercise } from './course-exercise.ts';
import { DailySession } from './daily-session.ts';
import { ExerciseTable } from './exercise-table.tsx';
import { findDeal } from './find-deal.ts';
import { useLoaded } from './use-loaded.ts';
import { dailyWords } from './words.ts';

async function load() {
  const day = dayAt(Date.now());
  const deal = await findDeal(day, () => undefined);
  const game = must(await gameAtHand(deal.game, deal.rules)).game;
  const session = new DailySession(day, deal);
  void session.sync();
  return { session, game };
}

/** The decisions of the day, one after the other; made ones are looked at again. */
export function DailyPlay(): JSX.Element {
  const loaded = useLoaded(load, 'today');
  return loaded === undefined ? <Wait /> : <Decisions {...loaded} />;
}

function Decisions({ session, game }: Awaited<ReturnType<typeof load>>): JSX.Element {
  const { deal } = session;
  const of = deal.questions.length;
  const at = useSignal(session.done ? 0 : session.choices.peek().length);
  const { card } = dailyWords.value;
  const exercise = useMemo(() => {
    const number = at.value;
    const made = session.choices.peek()[number];
    return courseExercise(game, deal, must(deal.questions[number]), {
      kind: 'daily',
      title: card.decision(number + 1, of),
      ask: card.ask,
      ...(made === undefined ? {} : { made }),
      async onChoice(choice) {
        await (session.choices.peek()[number] === undefined ? session.decide(choice) : session.sync());
        return shareOf(session, number, choice);
      },
    });
  }, [session, game, at.value, card]);
  const leave = () => go({ at: 'daily' });
  const last = at.value === of - 1;
  return (
    <ExerciseTable
      key={at.value}
      exercise={exercise}
      onNext={() => (last ? leave() : at.value++)}
      next={last ? card.finish : card.next}
      onLeave={leave}
    />
  );
}

/** Of more people than just the reader. */
function shareOf(session: DailySession, question: number, choice: number): number | undefined {
  const tally = session.tallies.peek()[question] ?? {};
  const all = Object.values(tally).reduce((sum, people) => sum + people, 0);
  return all < 2 ? undefined : (tally[choice] ?? 0) / all;
}
