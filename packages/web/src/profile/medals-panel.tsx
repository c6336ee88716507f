import type { Profile } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { locale } from '../app/settings.ts';
import { dayOf } from '../lobby/table-lists/times.ts';
import type { GameReportInWords, ShownMedal } from './game-report.ts';
import { shownMedals } from './game-report.ts';
import { MedalEmblem } from './medal-emblem.tsx';
import { profileWords } from './words.ts';

interface Props {
  readonly medals: NonNullable<Profile['medals']>;
  readonly game: string;
  readonly report: GameReportInWords;
}

export function MedalsPanel({ medals, game, report }: Props): JSX.Element {
  const words = profileWords.value;
  const shown = shownMedals(game, report, medals, locale.value);
  const struck = shown.filter((medal) => medal.struck);
  return (
    <section class="profile-medals" aria-labelledby="profile-medals">
      <header>
        <h2 id="profile-medals">{words.medals.title}</h2>
        <span class="profile-quiet">{words.medals.struck(struck.length, shown.length)}</span>
      </header>
      <ul>
        {shown.map((medal) => (
          <li key={medal.key} class={medal.struck ? undefined : 'profile-medal-locked'} title={tip(medal)}>
            <MedalEmblem sign={medal.sign} struck={medal.struck} kind={kindOf(medal.key)} />
            <b>{medal.secret && !medal.struck ? words.medals.secret : medal.name}</b>
            <span class="profile-medal-goal">{goalOf(medal)}</span>
            {!medal.struck && !medal.secret && medal.of > 1 && (
              <span>{words.medals.progress(medal.value, medal.of)}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function goalOf({ secret, struck, goal }: ShownMedal): string {
  return secret && !struck ? profileWords.value.medals.secretWhy : goal;
}

function tip({ struck, at }: ShownMedal): string | undefined {
  return struck && at !== undefined ? profileWords.value.medals.on(dayOf(locale.value, at)) : undefined;
}

/** The same medal looks the same everywhere. */
function kindOf(key: string): number {
  return Array.from(key, (letter) => letter.codePointAt(0) ?? 0).reduce(
    (sum, code) => (sum * 31 + code) % 997,
    7,
  );
}
