import { useSignal } from '@preact/signals';
import type { Profile } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { usePageHeading } from '../lobby/page/page-heading.ts';
import { ATLAS } from '../games/registry.ts';
import { FiguresPanel } from './figures-panel.tsx';
import { GameTabs } from './game-tabs.tsx';
import type { GameReportInWords } from './game-report.ts';
import { Ladder } from './ladder.tsx';
import { MedalsPanel } from './medals-panel.tsx';
import { PeoplePanel } from './people-panel.tsx';
import { PersonPanel } from './person-panel.tsx';
import { RatingPanel } from './rating-panel.tsx';
import { ResultsPanel } from './results-panel.tsx';
import { profileWords } from './words.ts';
import './profile.css';

interface Props {
  readonly profile: Profile;
  readonly reports: ReadonlyMap<string, GameReportInWords>;
  readonly onDevice: boolean;
  readonly onChanged: () => Promise<void>;
}

/** What a person is like at the table, one game at a time. */
export function ProfileView({ profile, reports, onDevice, onChanged }: Props): JSX.Element {
  const game = useSignal(mostPlayed(profile));
  const { results, ratings, medals, people, together, person } = profile;
  const title = onDevice ? profileWords.value.device.title : person.name;
  const heading = usePageHeading(title);
  const report = reports.get(game.value);
  const played = results !== undefined || ratings !== undefined;
  return (
    <div class="profile">
      <div class="profile-columns">
        <div class="profile-person">
          <PersonPanel profile={profile} heading={heading} onDevice={onDevice} onChanged={onChanged} />
          <PeoplePanel people={people} together={together} name={person.name} own={profile.own} />
        </div>
        {played && (
          <div class="profile-games">
            <GameTabs profile={profile} selected={game.value} onSelect={(id) => (game.value = id)} />
            {ratings !== undefined && <RatingPanel ratings={ratings} game={game.value} />}
            {results !== undefined && <ResultsPanel results={results} onDevice={onDevice} />}
          </div>
        )}
        {results !== undefined && (
          <div class="profile-skill">
            <Ladder figures={results.figures} game={game.value} own={profile.own} person={person} />
            {report !== undefined && <FiguresPanel results={results} game={game.value} report={report} />}
          </div>
        )}
      </div>
      {medals !== undefined && report !== undefined && (
        <MedalsPanel medals={medals} game={game.value} report={report} />
      )}
    </div>
  );
}

function mostPlayed({ results, ratings }: Profile): string {
  const games = (id: string) =>
    results?.figures[`${id}/games`] ??
    ratings?.filter((rating) => rating.game === id).reduce((sum, rating) => sum + rating.games, 0) ??
    0;
  return ATLAS.map(({ id }) => id).toSorted((a, b) => games(b) - games(a))[0] ?? ATLAS[0].id;
}
