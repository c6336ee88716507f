import { charactersFor } from '@captains-table/bots/texts';
import type { Profile, ProfilePerson } from '@captains-table/protocol';
import { RUNGS, WINS_A_RUNG } from '@captains-table/table/profile';
import type { JSX } from 'preact';
import { pathOf } from '../app/router.ts';
import { locale } from '../app/settings.ts';
import { Portrait } from '../design/drawings/portrait/portrait.tsx';
import { LinkButton } from '../design/forms/link-button.tsx';
import { Icon } from '../design/icon.tsx';
import { levelName } from '../frame/names.ts';
import { gameName } from '../lobby/table-lists/game-name.ts';
import { Shrouds } from './shrouds.tsx';
import { profileWords } from './words.ts';

interface Props {
  readonly figures: NonNullable<Profile['results']>['figures'];
  readonly game: string;
  readonly own: boolean;
  readonly person: ProfilePerson;
}

/** Up the shrouds, against bots: three wins pass a rung. */
export function Ladder({ figures, game, own, person }: Props): JSX.Element {
  const { ladder } = profileWords.value;
  const won = (level: string) => figures[`${game}/beat-${level}`] ?? 0;
  const met = (level: string) => figures[`${game}/met-${level}`] ?? 0;
  const passed = RUNGS.map((level) => won(level) >= WINS_A_RUNG);
  const height = passed.lastIndexOf(true) + 1;
  return (
    <section class="profile-ladder" aria-labelledby="profile-ladder">
      <header>
        <h2 id="profile-ladder">{ladder.title}</h2>
        <span class="profile-quiet">{ladder.against(gameName(game))}</span>
      </header>
      <div class="profile-ladder-climb">
        <Shrouds height={height} name={person.name} portrait={person.portrait} />
        <ol reversed>
          {RUNGS.toReversed().map((level) => {
            const character = charactersFor([{ level, character: undefined }])[0];
            const rung = RUNGS.indexOf(level);
            const isNext = rung === height;
            return (
              <li key={level}>
                <span class="profile-rung-face">
                  {character !== undefined && <Portrait of={character} />}
                  {passed[rung] === true && (
                    <span class="profile-rung-done" title={ladder.passed}>
                      <Icon name="check" />
                    </span>
                  )}
                </span>
                <span class="profile-list-told">
                  <b>{levelName(level, locale.value)}</b>
                  <span>
                    {met(level) === 0 ? ladder.notMet : ladder.beaten(won(level), met(level))}
                    {passed[rung] !== true && met(level) > 0 && ` ${ladder.toGo(WINS_A_RUNG - won(level))}`}
                  </span>
                  {own && isNext && (
                    <LinkButton variant="primary" href={pathOf({ at: 'new-table', game })}>
                      {ladder.play(levelName(level, locale.value))}
                    </LinkButton>
                  )}
                </span>
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}
