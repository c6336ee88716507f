import type { ClubView, CupLine, CupView } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { pathOf } from '../app/router.ts';
import { locale } from '../app/settings.ts';
import { LinkButton } from '../design/forms/link-button.tsx';
import { Panel } from '../design/layout/panel.tsx';
import { FormPanel } from '../lobby/page/form-panel.tsx';
import { gameName } from '../lobby/table-lists/game-name.ts';
import { Bracket } from './bracket.tsx';
import type { ClubProps } from './club-props.ts';
import { isOrganiser } from './club-props.ts';
import { cupsApi } from './clubs-api.ts';
import { shortTime } from './evening-times.ts';
import { OwnGame } from './own-game.tsx';
import { Standings } from './standings.tsx';
import { useFresh } from './use-fresh.ts';
import { clubsWords } from './words.ts';

/** As many cups are shown with their standings; the others have a line. */
const SHOWN = 2;
const LINES = 8;
const MINUTE = 60_000;

/** What is played for in the club: those under way at a glance, the others in a list. */
export function CupsPanel({ club }: Pick<ClubProps, 'club'>): JSX.Element {
  const { cups: said } = clubsWords.value;
  const glanced = club.cups.filter(({ status }) => status === 'playing').slice(0, SHOWN);
  const listed = club.cups.filter((cup) => !glanced.includes(cup) && cup.status !== 'over');
  const past = club.cups.filter(({ status }) => status === 'over');
  return (
    <>
      {glanced.map(({ id }) => (
        <CupGlance key={id} id={id} />
      ))}
      <FormPanel title={said.title}>
        {club.cups.length === 0 && <p class="clubs-quiet">{said.none}</p>}
        <CupLines cups={listed} />
        {past.length > 0 && (
          <details class="club-past">
            <summary>{said.past}</summary>
            <CupLines cups={past} />
          </details>
        )}
        {isOrganiser(club) && (
          <div class="page-actions">
            <LinkButton icon="plus" href={pathOf({ at: 'new-cup', id: club.id })}>
              {said.new}
            </LinkButton>
          </div>
        )}
      </FormPanel>
    </>
  );
}

function CupLines({ cups }: { readonly cups: ClubView['cups'] }): JSX.Element {
  return (
    <ul class="club-rows">
      {cups.map((cup) => (
        <li key={cup.id}>
          <Line cup={cup} />
        </li>
      ))}
    </ul>
  );
}

function Line({ cup }: { readonly cup: CupLine }): JSX.Element {
  const { cups: said } = clubsWords.value;
  const { id, name, form, game, status, entrants, startsAt } = cup;
  const when =
    status === 'open' && startsAt !== undefined ? [said.startsAt(shortTime(locale.value, startsAt))] : [];
  return (
    <a class="clubs-line" href={pathOf({ at: 'cup', id })}>
      <span class="clubs-line-told">
        <bdi class="clubs-line-name">{name}</bdi>
        <span class="clubs-quiet">
          {[gameName(game), said.forms[form], said.entrants(entrants)].join(' · ')}
        </span>
        <span class="clubs-quiet">{[said.status[status], ...when].join(' · ')}</span>
      </span>
    </a>
  );
}

/** How a cup stands: the head of its table or its bracket, and the reader's own game. */
function CupGlance({ id }: { readonly id: string }): JSX.Element | null {
  const { cups: said } = clubsWords.value;
  const { found: cup } = useFresh(
    async () => (await cupsApi.view(id)).cup,
    id,
    () => MINUTE,
  );
  if (cup === undefined) return null;
  const { settings, rounds, plannedRounds } = cup;
  return (
    <Panel
      title={settings.name}
      aside={`${gameName(settings.game)} · ${said.roundOf(rounds.length, plannedRounds ?? rounds.length)}`}
    >
      <div class="form-panel">
        <OwnGame cup={cup} />
        {isSmallBracket(cup) ? <Bracket cup={cup} /> : <Standings cup={cup} most={LINES} brief />}
        <p>
          <a href={pathOf({ at: 'cup', id })}>{said.toCup}</a>
        </p>
      </div>
    </Panel>
  );
}

function isSmallBracket({ settings, entrants }: CupView): boolean {
  return settings.form === 'knockout' && settings.most === 2 && entrants.length <= LINES;
}
