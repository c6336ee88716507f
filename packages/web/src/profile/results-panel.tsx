import type { Profile, ProfileResult, ResultPlayer } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { pathOf } from '../app/router.ts';
import { locale } from '../app/settings.ts';
import { Icon } from '../design/icon.tsx';
import { Panel } from '../design/layout/panel.tsx';
import { gameName } from '../lobby/table-lists/game-name.ts';
import { ago } from '../lobby/table-lists/times.ts';
import { Face } from './face.tsx';
import { playerName } from './names.ts';
import { profileWords } from './words.ts';

interface Props {
  readonly results: NonNullable<Profile['results']>;
  readonly onDevice: boolean;
}

export function ResultsPanel({ results: { latest }, onDevice }: Props): JSX.Element {
  const words = profileWords.value;
  return (
    <Panel rule="single" class="profile-results" title={words.results}>
      {latest.length === 0 && <p class="profile-quiet">{words.noResults}</p>}
      <ol>
        {latest.map((result) => (
          <li key={`${result.at} ${result.game}`}>
            <Place result={result} />
            <div class="profile-result-told">
              <b>{gameName(result.game)}</b>
              <span>{outcome(result)}</span>
            </div>
            <Others others={result.others} />
            <span class="profile-when">{ago(locale.value, result.at, Date.now())}</span>
            {result.table !== undefined && (
              <a
                class="icon-button"
                href={pathOf({ at: 'replay', id: result.table, from: onDevice ? 'device' : 'server' })}
                aria-label={words.watch(gameName(result.game))}
                title={words.watch(gameName(result.game))}
              >
                <Icon name="play" />
              </a>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function Place({
  result: { place, gaveUp, cooperative, players },
}: {
  readonly result: ProfileResult;
}): JSX.Element {
  const won = place === 1 && gaveUp !== true;
  const alone = cooperative === true || players === 1;
  return (
    <span class={won ? 'profile-place profile-place-won' : 'profile-place'} aria-hidden="true">
      {gaveUp === true ? '–' : alone ? (won ? '✓' : '✗') : place}
    </span>
  );
}

/** Of a story only the chapter's number and how it went. */
function outcome({ place, players, score, gaveUp, cooperative, chapter }: ProfileResult): string {
  const words = profileWords.value;
  const told =
    gaveUp === true
      ? words.resigned
      : cooperative === true || players === 1
        ? place === 1
          ? words.won
          : words.lost
        : place === 1
          ? words.wonOf(players)
          : words.place(place, players);
  const points = score === undefined || gaveUp === true ? [] : [words.points(score)];
  return [told, ...points, ...(chapter === undefined ? [] : [words.chapter(chapter)])].join(' · ');
}

function Others({ others }: { readonly others: readonly ResultPlayer[] }): JSX.Element {
  return (
    <span class="profile-others">
      {others.map((other, index) => (
        <Face
          key={index}
          name={playerName(other)}
          portrait={other.portrait}
          character={other.character}
          person={other.name === undefined ? undefined : other.person}
        />
      ))}
    </span>
  );
}
