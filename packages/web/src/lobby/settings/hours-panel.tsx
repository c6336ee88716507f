/** When a person is notified: quiet hours, and a digest for games by turns. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { defined } from '@captains-table/kernel';
import { Button } from '../../design/forms/button.tsx';
import { FieldFrame } from '../../design/forms/field-frame.tsx';
import { Toggle } from '../../design/forms/toggle.tsx';
import { StatusLine } from '../../design/status/status-line.tsx';
import { noticesWords } from '../../notices/words.ts';
import { notices } from '../../server/notices-api.ts';
import { FormPanel } from '../page/form-panel.tsx';
import { useAsking } from './asking.ts';

const [TEN_AT_NIGHT, SEVEN, EIGHT] = [22 * 60, 7 * 60, 8 * 60];

export function HoursPanel(): JSX.Element {
  const { hours: text } = noticesWords.value;
  const quiet = useSignal(false);
  const from = useSignal(TEN_AT_NIGHT);
  const to = useSignal(SEVEN);
  const digest = useSignal(false);
  const digestAt = useSignal(EIGHT);
  const { busy, trouble, done, ask } = useAsking();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  useEffect(() => {
    notices.wishes().then(
      (wishes) => {
        quiet.value = wishes.quiet !== undefined;
        from.value = wishes.quiet?.from ?? TEN_AT_NIGHT;
        to.value = wishes.quiet?.to ?? SEVEN;
        digest.value = wishes.digestAt !== undefined;
        digestAt.value = wishes.digestAt ?? EIGHT;
      },
      () => undefined,
    );
  }, []);
  const save = () =>
    ask(() =>
      notices.wish({
        zone,
        ...defined({
          quiet: quiet.value ? { from: from.value, to: to.value } : undefined,
          digestAt: digest.value ? digestAt.value : undefined,
        }),
      }),
    );
  return (
    <FormPanel title={text.title}>
      <form
        class="settings-form"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Toggle
          label={text.quiet}
          hint={text.quietWhy(zone)}
          checked={quiet.value}
          onChange={(on) => (quiet.value = on)}
        />
        {quiet.value && (
          <div class="settings-times">
            <TimeField label={text.from} minute={from.value} onInput={(minute) => (from.value = minute)} />
            <TimeField label={text.to} minute={to.value} onInput={(minute) => (to.value = minute)} />
          </div>
        )}
        <Toggle
          label={text.digest}
          hint={text.digestWhy}
          checked={digest.value}
          onChange={(on) => (digest.value = on)}
        />
        {digest.value && (
          <div class="settings-times">
            <TimeField
              label={text.digestAt}
              minute={digestAt.value}
              onInput={(minute) => (digestAt.value = minute)}
            />
          </div>
        )}
        <div class="page-actions">
          <Button type="submit" busy={busy.value}>
            {text.save}
          </Button>
          {trouble.value !== undefined && <StatusLine tone="risk">{trouble.value}</StatusLine>}
          {done.value && <StatusLine tone="good">{text.saved}</StatusLine>}
        </div>
      </form>
    </FormPanel>
  );
}

interface TimeProps {
  readonly label: string;
  /** Since midnight. */
  readonly minute: number;
  readonly onInput: (minute: number) => void;
}

function TimeField({ label, minute, onInput }: TimeProps): JSX.Element {
  const two = (number: number) => String(number).padStart(2, '0');
  return (
    <FieldFrame label={label}>
      {(ids) => (
        <input
          {...ids}
          class="control"
          type="time"
          required
          value={`${two(Math.floor(minute / 60))}:${two(minute % 60)}`}
          onInput={(event) => {
            const [hours, minutes] = event.currentTarget.value.split(':').map(Number);
            if (hours !== undefined && minutes !== undefined) onInput(hours * 60 + minutes);
          }}
        />
      )}
    </FieldFrame>
  );
}
