import { MOST_POINTS } from '@captains-table/bots';
import type { DailyStanding } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { person } from '../app/person.ts';
import { pathOf } from '../app/router.ts';
import { Panel } from '../design/layout/panel.tsx';
import { Face } from '../profile/face.tsx';
import type { DailySession } from './daily-session.ts';
import { dailyWords } from './words.ts';

export function StandingPanel({ session }: { readonly session: DailySession }): JSX.Element {
  const { standing: words } = dailyWords.value;
  const standing = session.standing.value;
  const reach = session.reach.value;
  return (
    <Panel
      title={words.title}
      rule="single"
      aside={standing === undefined ? undefined : words.played(standing.played)}
    >
      {reach === 'offline' && <p class="daily-quiet">{words.offline}</p>}
      {reach === 'other-deal' && <p class="daily-quiet">{words.otherDeal}</p>}
      {standing === undefined && reach !== 'offline' && reach !== 'other-deal' && (
        <p class="daily-quiet">{words.later}</p>
      )}
      {standing !== undefined && <Known standing={standing} session={session} />}
    </Panel>
  );
}

interface KnownProps {
  readonly standing: DailyStanding;
  readonly session: DailySession;
}

function Known({ standing, session }: KnownProps): JSX.Element {
  const { standing: words, you } = dailyWords.value;
  const { best, played, rank } = standing;
  const me = person.value?.id;
  const most = session.deal.questions.length * MOST_POINTS;
  const listed = best.some((place) => place.person === me);
  return (
    <>
      <Spread standing={standing} most={most} mine={session.points} />
      <ol class="daily-places">
        <li>
          <Face name={words.captain} character="read" />
          <span>{words.captain}</span>
          <b>{most}</b>
        </li>
        {best.map((place) => (
          <li key={place.person} class={place.person === me ? 'daily-me' : undefined}>
            <Face name={place.name} portrait={place.portrait} />
            {place.person === me ? (
              <span>{you}</span>
            ) : (
              <a href={pathOf({ at: 'profile', id: place.person })}>{place.name}</a>
            )}
            <span class="daily-quiet">{words.place(place.rank, played)}</span>
            <b>{place.points}</b>
          </li>
        ))}
        {!listed && rank !== undefined && (
          <li class="daily-me">
            <Face name={you} />
            <span>{you}</span>
            <span class="daily-quiet">{words.place(rank, played)}</span>
            <b>{session.points}</b>
          </li>
        )}
      </ol>
      <p class="daily-quiet">{words.hidden}</p>
    </>
  );
}

const STEPS = 12;

/** How many people have how many points, in a dozen steps. */
function Spread({
  standing: { spread },
  most,
  mine,
}: {
  readonly standing: DailyStanding;
  readonly most: number;
  readonly mine: number;
}): JSX.Element {
  const { standing: words } = dailyWords.value;
  const stepOf = (points: number) => Math.min(STEPS - 1, Math.floor((points / (most + 1)) * STEPS));
  const people = Array.from({ length: STEPS }, () => 0);
  for (const step of spread) {
    const at = stepOf(step.points);
    people[at] = (people[at] ?? 0) + step.people;
  }
  const highest = Math.max(1, ...people);
  const label = spread.map((step) => words.spread(step.points, step.people)).join(', ');
  return (
    <div class="daily-spread" role="img" aria-label={label}>
      {people.map((count, step) => (
        <span
          // The steps are always the same.
          // oxlint-disable-next-line no-array-index-key
          key={step}
          class={step === stepOf(mine) ? 'daily-bar daily-bar-mine' : 'daily-bar'}
          style={{ '--share': count / highest }}
        />
      ))}
    </div>
  );
}
