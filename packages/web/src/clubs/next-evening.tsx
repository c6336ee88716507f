import { useSignal } from '@preact/signals';
import type { EveningLine } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { capital } from '../app/capital.ts';
import { lazy } from '../app/lazy.tsx';
import { locale } from '../app/settings.ts';
import { words } from '../app/words.ts';
import { Button } from '../design/forms/button.tsx';
import { Dialog } from '../design/overlays/dialog.tsx';
import { Wait } from '../lobby/page/wait.tsx';
import { Panel } from '../design/layout/panel.tsx';
import { gameName } from '../lobby/table-lists/game-name.ts';
import { Face } from '../profile/face.tsx';
import { EveningAnswers, eveningCounts } from './evening-answers.tsx';
import { EveningTools } from './evening-tools.tsx';
import { EveningForm } from './evening-form.tsx';
import type { ClubProps } from './club-props.ts';
import { isOrganiser } from './club-props.ts';
import { dayAndTime, ownZone } from './evening-times.ts';
import { clubFeeds } from './loaders.ts';
import { clubsWords } from './words.ts';

const ClubFeeds = lazy(clubFeeds, Wait);

const FACES = 8;

/** The evening that comes first, with what the reader has answered. */
export function NextEvening({ club, onChanged }: ClubProps): JSX.Element {
  const { evenings, feeds } = clubsWords.value;
  const planning = useSignal(false);
  const following = useSignal(false);
  const [next] = club.evenings;
  return (
    <Panel title={evenings.next} class="club-next">
      {next === undefined ? (
        <div class="form-panel">
          <p>{evenings.none}</p>
          {isOrganiser(club) && (
            <div class="page-actions">
              <Button icon="plus" onClick={() => (planning.value = true)}>
                {evenings.plan}
              </Button>
            </div>
          )}
        </div>
      ) : (
        <Evening club={club} evening={next} onChanged={onChanged} />
      )}
      <div class="club-tools">
        <Button variant="quiet" icon="download" onClick={() => (following.value = true)}>
          {feeds.open}
        </Button>
      </div>
      <Dialog
        open={following.value}
        onClose={() => (following.value = false)}
        title={feeds.title}
        closeLabel={words.value.close}
      >
        <ClubFeeds calendar={club.calendar} feed={club.feed} />
      </Dialog>
      <EveningForm
        open={planning.value}
        club={club}
        onClose={() => (planning.value = false)}
        onChanged={onChanged}
      />
    </Panel>
  );
}

function Evening({ club, evening, onChanged }: ClubProps & { readonly evening: EveningLine }): JSX.Element {
  const { evenings, unknown } = clubsWords.value;
  const { answers } = evening;
  const coming = answers.yes.flatMap((id) => club.members.find((member) => member.id === id) ?? []);
  return (
    <div class="form-panel">
      <p class="club-next-when">{capital(dayAndTime(locale.value, evening.at), locale.value)}</p>
      {(evening.game !== undefined || evening.note !== '') && (
        <div class="club-next-what">
          {evening.game !== undefined && <p class="club-next-game">{gameName(evening.game)}</p>}
          {evening.note !== '' && <p class="club-note">{evening.note}</p>}
        </div>
      )}
      <div class="club-next-who">
        {coming.length > 0 && (
          <span class="club-faces">
            {coming.slice(0, FACES).map(({ id, name, portrait }) => (
              <Face key={id} name={name || unknown} portrait={portrait} />
            ))}
          </span>
        )}
        <span class="clubs-quiet">{eveningCounts(evening) || evenings.noAnswers}</span>
      </div>
      <EveningAnswers club={club} evening={evening} onChanged={onChanged} />
      {isOrganiser(club) && <EveningTools club={club} evening={evening} onChanged={onChanged} />}
      <p class="clubs-quiet">{evenings.zone(ownZone())}</p>
    </div>
  );
}
