import { useSignal } from '@preact/signals';
import type { EveningLine } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { capital } from '../app/capital.ts';
import { locale } from '../app/settings.ts';
import { Button } from '../design/forms/button.tsx';
import { FormPanel } from '../lobby/page/form-panel.tsx';
import { gameName } from '../lobby/table-lists/game-name.ts';
import type { ClubProps } from './club-props.ts';
import { isOrganiser } from './club-props.ts';
import { EveningAnswers, eveningCounts } from './evening-answers.tsx';
import { EveningForm } from './evening-form.tsx';
import { EveningTools } from './evening-tools.tsx';
import { dayAndTime } from './evening-times.ts';
import { clubsWords } from './words.ts';

/** The evenings after the next one. Not shown if there are none and the reader may not plan any. */
export function EveningsPanel({ club, onChanged }: ClubProps): JSX.Element | null {
  const { evenings } = clubsWords.value;
  const planning = useSignal(false);
  const further = club.evenings.slice(1);
  const mayPlan = isOrganiser(club) && club.evenings.length > 0;
  if (further.length === 0 && !mayPlan) return null;
  return (
    <FormPanel title={evenings.further}>
      {further.length === 0 && <p class="clubs-quiet">{evenings.noneFurther}</p>}
      {further.length > 0 && (
        <ul class="club-evenings">
          {further.map((evening) => (
            <li key={evening.id}>
              <Evening club={club} evening={evening} onChanged={onChanged} />
            </li>
          ))}
        </ul>
      )}
      {mayPlan && (
        <div class="page-actions">
          <Button icon="plus" onClick={() => (planning.value = true)}>
            {evenings.plan}
          </Button>
        </div>
      )}
      <EveningForm
        open={planning.value}
        club={club}
        onClose={() => (planning.value = false)}
        onChanged={onChanged}
      />
    </FormPanel>
  );
}

function Evening({ club, evening, onChanged }: ClubProps & { readonly evening: EveningLine }): JSX.Element {
  const { evenings } = clubsWords.value;
  const game = evening.game === undefined ? [] : [gameName(evening.game)];
  return (
    <details class="club-evening">
      <summary>
        <span class="club-evening-when">{capital(dayAndTime(locale.value, evening.at), locale.value)}</span>
        <span class="clubs-quiet">{[...game, eveningCounts(evening) || evenings.noAnswers].join(' · ')}</span>
      </summary>
      <div class="form-panel">
        {evening.note !== '' && <p class="club-note">{evening.note}</p>}
        <EveningAnswers club={club} evening={evening} onChanged={onChanged} />
        {isOrganiser(club) && <EveningTools club={club} evening={evening} onChanged={onChanged} />}
      </div>
    </details>
  );
}
