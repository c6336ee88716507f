/** The daily harbour: what today asks, how it went, how others did, and what else there is to practise. */
import { useSignal } from '@preact/signals';
import { dailyPlan, dayAt, daysAfter } from '@captains-table/catalogue';
import type { DailyDay } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { person } from '../app/person.ts';
import { locale } from '../app/settings.ts';
import { PageFrame } from '../lobby/page/page-frame.tsx';
import { gameName } from '../lobby/table-lists/game-name.ts';
import { dailyApi } from '../server/daily-api.ts';
import { Calendar } from './calendar.tsx';
import { DailySession } from './daily-session.ts';
import { daysHere, keptDeal, streakOf } from './device-days.ts';
import { findDeal } from './find-deal.ts';
import { PracticePanel } from './practice-panel.tsx';
import { StandingPanel } from './standing-panel.tsx';
import { StreakLine } from './streak-line.tsx';
import type { Found } from './today-panel.tsx';
import { TodayPanel } from './today-panel.tsx';
import { dailyWords } from './words.ts';
import './daily.css';

/** Milliseconds until a server that could not be reached is tried again. */
const SYNC_AGAIN = 20_000;

export default function DailyPage(): JSX.Element {
  const words = dailyWords.value;
  const day = dayAt(Date.now());
  const plan = dailyPlan(day);
  const found = useSignal<Found>({ progress: 0 });
  const attempt = useSignal(0);
  useEffect(() => {
    found.value = { progress: 0 };
    findDeal(day, (progress) => (found.value = { progress })).then(
      (deal) => (found.value = new DailySession(day, deal)),
      () => (found.value = 'failed'),
    );
  }, [day, attempt.value]);
  const session = found.value instanceof DailySession ? found.value : undefined;
  useSync(session);
  const days = useDays(session);
  const date = new Intl.DateTimeFormat(locale.value, { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(),
  );
  return (
    <PageFrame title={words.title} lead={`${date} · ${words.number(plan?.number ?? 0)}`}>
      <div class="daily">
        <div class="daily-main">
          <TodayPanel game={gameName(plan?.game ?? '')} found={found.value} onAgain={() => attempt.value++} />
          <PracticePanel />
        </div>
        <div class="daily-side">
          <StreakLine streak={streakOf(doneOf(days), day)} />
          {session !== undefined && <StandingPanel session={session} />}
          <Calendar days={days} today={day} />
        </div>
      </div>
    </PageFrame>
  );
}

/** Someone without decisions and without an identity has nothing to send to a server. */
function useSync(session: DailySession | undefined): void {
  const known = person.value?.id;
  useEffect(() => {
    if (session === undefined) return;
    if (known !== undefined || session.choices.peek().length > 0) void session.sync();
    const before = daysAfter(session.day, -1);
    const deal = keptDeal(before);
    if (deal !== undefined && daysHere().has(before)) void new DailySession(before, deal).sync();
  }, [session, known]);
  const offline = session?.reach.value === 'offline';
  useEffect(() => {
    if (session === undefined || !offline) return;
    const syncAgain = () => void session.sync();
    window.addEventListener('online', syncAgain);
    const timer = setInterval(syncAgain, SYNC_AGAIN);
    return () => {
      window.removeEventListener('online', syncAgain);
      clearInterval(timer);
    };
  }, [session, offline]);
}

function doneOf(days: ReadonlyMap<string, DailyDay>): ReadonlySet<string> {
  return new Set([...days.values()].filter(({ done }) => done).map(({ day }) => day));
}

/** Of this device and of the person's others. */
function useDays(session: DailySession | undefined): ReadonlyMap<string, DailyDay> {
  const there = useSignal<readonly DailyDay[]>([]);
  const known = person.value?.id;
  useEffect(() => {
    if (known === undefined) return;
    dailyApi.days().then(
      ({ days }) => (there.value = days),
      () => undefined,
    );
  }, [known, session?.reach.value]);
  return new Map([...there.value.map((day) => [day.day, day] as const), ...daysHere()]);
}
