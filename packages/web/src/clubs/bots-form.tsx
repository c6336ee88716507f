import { useSignal } from '@preact/signals';
import { botTexts, LEVELS } from '@captains-table/bots/texts';
import type { LevelName } from '@captains-table/bots/texts';
import { CLUB_LIMITS } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { locale } from '../app/settings.ts';
import { Form } from '../design/forms/form.tsx';
import { Button } from '../design/forms/button.tsx';
import { NumberField } from '../design/forms/number-field.tsx';
import { Select } from '../design/forms/select.tsx';
import { StatusLine } from '../design/status/status-line.tsx';
import { useAsking } from '../lobby/settings/asking.ts';
import { levelName } from '../frame/names.ts';
import { cupsApi } from './clubs-api.ts';
import type { CupProps } from './cup-props.ts';
import { clubsWords } from './words.ts';

/** For organisers: bots fill the field up. */
export function BotsForm({ cup, onChanged }: CupProps): JSX.Element {
  const { entry } = clubsWords.value.cups;
  const level = useSignal<LevelName>('sailor');
  const count = useSignal(1);
  const { busy, trouble, ask } = useAsking();
  const room = Math.max(1, CLUB_LIMITS.entrants - cup.entrants.length);
  const bots = Math.min(count.value, room);
  const add = () =>
    ask(async () => {
      await cupsApi.enterBots(cup.id, level.value, bots);
      await onChanged();
    });
  return (
    <details class="cup-bots">
      <summary>{entry.addBots}</summary>
      <Form class="form-panel" onSubmit={() => void add()}>
        <Select
          label={entry.level}
          hint={botTexts[locale.value].levels[level.value].description}
          options={LEVELS.map((value) => ({ value, label: levelName(value, locale.value) }))}
          value={level.value}
          onChange={(chosen) => (level.value = chosen)}
        />
        <NumberField
          label={entry.number}
          value={bots}
          min={1}
          max={room}
          less={entry.fewer}
          more={entry.more}
          onChange={(number) => (count.value = number)}
        />
        <div class="page-actions">
          <Button type="submit" busy={busy.value}>
            {entry.add(bots)}
          </Button>
        </div>
        {trouble.value !== undefined && <StatusLine tone="risk">{trouble.value}</StatusLine>}
      </Form>
    </details>
  );
}
