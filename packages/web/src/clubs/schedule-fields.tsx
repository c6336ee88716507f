import type { JSX } from 'preact';
import { locale } from '../app/settings.ts';
import { NumberField } from '../design/forms/number-field.tsx';
import { Select } from '../design/forms/select.tsx';
import { Toggle } from '../design/forms/toggle.tsx';
import { Choice } from '../lobby/new-table/choice.tsx';
import { TempoFields } from '../lobby/new-table/tempo-fields.tsx';
import { FormPanel } from '../lobby/page/form-panel.tsx';
import { amount } from '../lobby/table-lists/times.ts';
import type { CupDraft } from './cup-draft.ts';
import { asksForLaps, asksForRounds, MOST_ROUNDS, ROUND_DAYS } from './cup-draft.ts';
import { TimeField } from './time-field.tsx';
import { clubsWords } from './words.ts';

interface Props {
  readonly draft: CupDraft;
  readonly onChange: (changed: Partial<CupDraft>) => void;
}

const USUAL_ROUNDS = 5;
const NONE = 'none';

/** How fast it is played, in how many rounds, from when on, and who may look. */
export function ScheduleFields({ draft, onChange }: Props): JSX.Element {
  const { setting } = clubsWords.value.cups;
  const { days, table } = draft;
  return (
    <FormPanel title={setting.course}>
      <TempoFields tempo={table.tempo} onChange={(tempo) => onChange({ table: { ...table, tempo } })} />
      <RoundFields draft={draft} onChange={onChange} />
      <Select
        label={setting.days}
        hint={setting.daysWhy}
        options={[
          { value: NONE, label: setting.noDays },
          ...ROUND_DAYS.map((count) => ({ value: String(count), label: amount(locale.value, count, 'day') })),
        ]}
        value={days === undefined ? NONE : String(days)}
        onChange={(chosen) => onChange({ days: chosen === NONE ? undefined : Number(chosen) })}
      />
      {days !== undefined && (
        <Toggle
          label={setting.early}
          hint={setting.earlyWhy}
          checked={draft.early}
          onChange={(early) => onChange({ early })}
        />
      )}
      <TimeField
        label={setting.startsAt}
        hint={setting.startsAtWhy}
        value={draft.startsAt}
        onInput={(startsAt) => onChange({ startsAt })}
      />
      <Choice
        label={setting.followers}
        value={draft.followers}
        onChange={(followers) => onChange({ followers })}
        options={[
          { value: 'link', label: setting.byLink, hint: setting.byLinkWhy },
          { value: 'members', label: setting.members, hint: setting.membersWhy },
        ]}
      />
    </FormPanel>
  );
}

function RoundFields({ draft, onChange }: Props): JSX.Element {
  const { setting } = clubsWords.value.cups;
  const { rounds, laps } = draft;
  return (
    <>
      {asksForRounds(draft) && (
        <Toggle
          label={setting.roundsUsual}
          hint={setting.roundsUsualWhy}
          checked={rounds === undefined}
          onChange={(usual) => onChange({ rounds: usual ? undefined : USUAL_ROUNDS })}
        />
      )}
      {asksForRounds(draft) && rounds !== undefined && (
        <NumberField
          label={setting.rounds}
          value={rounds}
          min={1}
          max={MOST_ROUNDS}
          less={setting.fewerRounds}
          more={setting.moreRounds}
          onChange={(count) => onChange({ rounds: count })}
        />
      )}
      {asksForLaps(draft) && (
        <Select
          label={setting.laps}
          options={[
            { value: '1', label: setting.once },
            { value: '2', label: setting.twice },
          ]}
          value={laps === 1 ? '1' : '2'}
          onChange={(chosen) => onChange({ laps: chosen === '1' ? 1 : 2 })}
        />
      )}
    </>
  );
}
