import { useSignal } from '@preact/signals';
import type { CupView } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { lazy } from '../app/lazy.tsx';
import { pathOf } from '../app/router.ts';
import { locale } from '../app/settings.ts';
import { words as shellWords } from '../app/words.ts';
import { Button } from '../design/forms/button.tsx';
import { Dialog } from '../design/overlays/dialog.tsx';
import { FormPanel } from '../lobby/page/form-panel.tsx';
import { PageFrame } from '../lobby/page/page-frame.tsx';
import { Wait } from '../lobby/page/wait.tsx';
import { gameName } from '../lobby/table-lists/game-name.ts';
import { useModeNames } from '../profile/mode-names.ts';
import { Bracket } from './bracket.tsx';
import { Champions } from './champions.tsx';
import { cupsApi } from './clubs-api.ts';
import { bracketOf } from './cup-progress.ts';
import { CupRounds } from './cup-rounds.tsx';
import type { CupProps } from './cup-props.ts';
import { cupFacts } from './cup-words.ts';
import { EntryPanel } from './entry-panel.tsx';
import { dayAndTime } from './evening-times.ts';
import { NotHere } from './not-here.tsx';
import { OwnGame } from './own-game.tsx';
import { Standings } from './standings.tsx';
import { StandingsMeaning } from './standings-meaning.tsx';
import { useFresh } from './use-fresh.ts';
import { shareCup } from './loaders.ts';
import { clubsWords } from './words.ts';
import './clubs.css';
import './cup.css';

const ShareCup = lazy(shareCup, Wait);

/** Live games end every few minutes, games by turns after days. */
const LIVE = 10_000;
const BY_TURNS = 60_000;
const LINES = 16;

/** How long what is shown may stand. */
function pauseOf({ status, settings }: CupView): number | undefined {
  if (status === 'over') return undefined;
  return status === 'playing' && settings.tempo.kind !== 'days' ? LIVE : BY_TURNS;
}

/** A cup for all who have its link, with or without an account. */
export function CupPage({ id }: { readonly id: string }): JSX.Element {
  const { missing, missingWhy } = clubsWords.value.cups;
  const { found, trouble, look } = useFresh(async () => (await cupsApi.view(id)).cup, id, pauseOf);
  if (trouble !== undefined) {
    return <NotHere title={missing} why={missingWhy} trouble={trouble} onAgain={look} />;
  }
  return found === undefined ? <Wait /> : <Cup cup={found} onChanged={look} />;
}

function Cup({ cup, onChanged }: CupProps): JSX.Element {
  const { cups: said } = clubsWords.value;
  const { settings, status, rounds, plannedRounds } = cup;
  const now =
    status === 'playing' && rounds.length > 0
      ? said.roundOf(rounds.length, plannedRounds ?? rounds.length)
      : said.status[status];
  const hasBegun = status !== 'open';
  return (
    <PageFrame
      title={settings.name}
      lead={`${gameName(settings.game)} · ${said.forms[settings.form]} · ${now}`}
    >
      {cup.you.role !== undefined && (
        <p class="cup-back">
          <a href={pathOf({ at: 'club', id: cup.club.id })}>{said.toClub(cup.club.name)}</a>
        </p>
      )}
      <Champions cup={cup} />
      <OwnGame cup={cup} />
      {cup.nextRoundAt !== undefined && (
        <p class="clubs-quiet">{said.rounds.nextAt(dayAndTime(locale.value, cup.nextRoundAt))}</p>
      )}
      <div class="cup-columns">
        <div class="cup-column">
          {bracketOf(cup).length > 0 && (
            <FormPanel title={said.bracket.title}>
              <Bracket cup={cup} />
            </FormPanel>
          )}
          {hasStandings(cup) && (
            <FormPanel title={said.standings.title}>
              <Standings cup={cup} most={LINES} />
              <StandingsMeaning cup={cup} />
            </FormPanel>
          )}
          {!hasBegun && <EntryPanel cup={cup} onChanged={onChanged} />}
        </div>
        <div class="cup-column">
          {hasBegun && <CupRounds cup={cup} />}
          <Facts cup={cup} />
          {hasBegun && cup.you.role !== undefined && <EntryPanel cup={cup} onChanged={onChanged} />}
        </div>
      </div>
    </PageFrame>
  );
}

/** While a cup is running, a bracket says more than a list in which most share a place. */
function hasStandings(cup: CupView): boolean {
  return cup.status === 'over' || (cup.status === 'playing' && bracketOf(cup).length === 0);
}

function Facts({ cup }: { readonly cup: CupView }): JSX.Element {
  const { cups: said } = clubsWords.value;
  const { game, options, followers } = cup.settings;
  const modes = useModeNames(game);
  const sharing = useSignal(false);
  const played = { game: gameName(game), mode: modes.size > 1 ? (modes.get(options.mode) ?? '') : '' };
  return (
    <FormPanel title={said.facts.title}>
      <dl class="cup-facts">
        {cupFacts(cup, played, said, locale.value).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {followers === 'link' && (
        <div class="club-settings-part">
          <Button icon="link" onClick={() => (sharing.value = true)}>
            {said.facts.share}
          </Button>
          <p class="clubs-quiet">{said.facts.linkWhy}</p>
        </div>
      )}
      <Dialog
        open={sharing.value}
        onClose={() => (sharing.value = false)}
        title={said.facts.share}
        closeLabel={shellWords.value.close}
      >
        <ShareCup id={cup.id} />
      </Dialog>
    </FormPanel>
  );
}
