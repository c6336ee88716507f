import { MOST_POINTS } from '@captains-table/bots';
import type { JSX } from 'preact';
import { percent } from '../app/numbers.ts';
import { pathOf } from '../app/router.ts';
import { locale } from '../app/settings.ts';
import { Button } from '../design/forms/button.tsx';
import { LinkButton } from '../design/forms/link-button.tsx';
import { Panel } from '../design/layout/panel.tsx';
import { ProgressRing } from '../design/status/progress-ring.tsx';
import { StatusLine } from '../design/status/status-line.tsx';
import { DailySession } from './daily-session.ts';
import { dailyWords } from './words.ts';

/** The day, once it is there; until then how far it is. */
export type Found = DailySession | 'failed' | { readonly progress: number };

interface Props {
  readonly game: string;
  readonly found: Found;
  readonly onAgain: () => void;
}

export function TodayPanel({ game, found, onAgain }: Props): JSX.Element {
  const words = dailyWords.value;
  return (
    <Panel class="daily-today" title={game}>
      {found === 'failed' && (
        <>
          <StatusLine tone="risk">{words.failed}</StatusLine>
          <Button onClick={onAgain}>{words.again}</Button>
        </>
      )}
      {found !== 'failed' && !(found instanceof DailySession) && (
        <p class="daily-making" role="status">
          <ProgressRing share={found.progress} label={percent(found.progress, locale.value)} />
          {words.making}
        </p>
      )}
      {found instanceof DailySession && <Ready session={found} />}
    </Panel>
  );
}

function Ready({ session }: { readonly session: DailySession }): JSX.Element {
  const words = dailyWords.value;
  const of = session.deal.questions.length;
  const made = session.choices.value.length;
  return (
    <>
      <p>{words.lead(of)}</p>
      <div class="daily-start">
        <LinkButton
          variant={session.done ? 'secondary' : 'primary'}
          size="l"
          icon={session.done ? 'eye' : 'wheel'}
          href={pathOf({ at: 'exercise', part: 'today' })}
        >
          {session.done ? words.lookAgain : made > 0 ? words.goOn : words.begin}
        </LinkButton>
        {made > 0 && <b class="daily-points">{words.points(session.points, made * MOST_POINTS)}</b>}
      </div>
      <p class="daily-quiet">{words.same}</p>
      <Decisions session={session} />
    </>
  );
}

/** One card a decision: how near it came, and what others chose. */
function Decisions({ session }: { readonly session: DailySession }): JSX.Element {
  const words = dailyWords.value;
  const { questions } = session.deal;
  return (
    <ol class="daily-decisions" aria-label={words.decisions}>
      {questions.map((question, at) => {
        const choice = session.choices.value[at];
        const points = choice === undefined ? undefined : question.choices[choice]?.points;
        return (
          <li key={question.at} class={points === undefined ? 'daily-decision' : 'daily-decision daily-made'}>
            <span class="daily-decision-number">{at + 1}</span>
            {points === undefined || choice === undefined ? (
              <span class="daily-quiet">{words.sealed}</span>
            ) : (
              <Made session={session} at={at} choice={choice} points={points} />
            )}
          </li>
        );
      })}
    </ol>
  );
}

interface MadeProps {
  readonly session: DailySession;
  readonly at: number;
  readonly choice: number;
  readonly points: number;
}

function Made({ session, at, choice, points }: MadeProps): JSX.Element {
  const words = dailyWords.value;
  const tally = session.tallies.value[at] ?? {};
  const all = Object.values(tally).reduce((sum, people) => sum + people, 0);
  const captain = session.deal.questions[at]?.captain ?? 0;
  return (
    <>
      <b>{words.points(points, MOST_POINTS)}</b>
      {all > 1 && (
        <>
          <Bars tally={tally} all={all} mine={choice} captain={captain} />
          <span class="daily-quiet">
            {words.everybody(all)}. {words.chosenBy(percent((tally[choice] ?? 0) / all, locale.value))}.
          </span>
        </>
      )}
    </>
  );
}

interface BarsProps {
  readonly tally: Readonly<Record<number, number>>;
  readonly all: number;
  readonly mine: number;
  readonly captain: number;
}

/** How often each move was chosen; the sentence below says the same. */
function Bars({ tally, all, mine, captain }: BarsProps): JSX.Element {
  const chosen = [...new Set([...Object.keys(tally).map(Number), captain])].toSorted((a, b) => a - b);
  return (
    <div class="daily-bars" aria-hidden="true">
      {chosen.map((choice) => (
        <span
          key={choice}
          class={`daily-bar${choice === mine ? ' daily-bar-mine' : ''}${choice === captain ? ' daily-bar-captain' : ''}`}
          style={{ '--share': (tally[choice] ?? 0) / all }}
        />
      ))}
    </div>
  );
}
