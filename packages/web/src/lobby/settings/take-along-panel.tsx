/** Logs for other programs, and a link for the person's calendar. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Button } from '../../design/forms/button.tsx';
import { StatusLine } from '../../design/status/status-line.tsx';
import { noticesWords } from '../../notices/words.ts';
import { calendar } from '../../server/notices-api.ts';
import { FormPanel } from '../page/form-panel.tsx';
import { useAsking } from './asking.ts';

export function TakeAlongPanel(): JSX.Element {
  const { takeAlong: text } = noticesWords.value;
  const files = [
    { path: '/api/me/plays.csv', name: text.csv, why: text.csvWhy },
    { path: '/api/me/plays.bgsplay', name: text.bgStats, why: text.bgStatsWhy },
    { path: '/api/me/export', name: text.everything, why: text.everythingWhy },
  ];
  return (
    <FormPanel title={text.title} lead={text.why}>
      <ul class="settings-list">
        {files.map(({ path, name, why }) => (
          <li key={path} class="settings-item">
            <a href={path} download>
              {name}
            </a>
            <span class="settings-item-more">{why}</span>
          </li>
        ))}
      </ul>
      <Calendar />
    </FormPanel>
  );
}

function Calendar(): JSX.Element {
  const { takeAlong: text } = noticesWords.value;
  const link = useSignal<string | undefined>(undefined);
  const { busy, trouble, ask } = useAsking();
  useEffect(() => {
    calendar.get().then(
      (found) => (link.value = found.link),
      () => undefined,
    );
  }, []);
  const make = () => ask(async () => (link.value = (await calendar.make()).link));
  const remove = () =>
    ask(async () => {
      await calendar.remove();
      link.value = undefined;
    });
  return (
    <div class="settings-form">
      <h3 class="settings-choice-label">{text.calendar}</h3>
      <p class="settings-item-more">{text.calendarWhy}</p>
      {link.value !== undefined && (
        <LinkField label={text.calendarLink} copyLabel={text.copy} link={link.value} />
      )}
      <div class="page-actions">
        <Button busy={busy.value} onClick={() => void make()}>
          {link.value === undefined ? text.make : text.renew}
        </Button>
        {link.value !== undefined && (
          <Button variant="quiet" icon="trash" onClick={() => void remove()}>
            {text.stop}
          </Button>
        )}
      </div>
      {link.value !== undefined && <p class="settings-item-more">{text.renewWhy}</p>}
      {trouble.value !== undefined && <StatusLine tone="risk">{trouble.value}</StatusLine>}
    </div>
  );
}

interface LinkProps {
  readonly label: string;
  readonly copyLabel: string;
  readonly link: string;
}

function LinkField({ label, copyLabel, link }: LinkProps): JSX.Element {
  return (
    <div class="settings-link-field">
      <label class="field-label">
        {label}
        <input
          class="control"
          type="text"
          readOnly
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
      </label>
      <Button icon="copy" onClick={() => void navigator.clipboard.writeText(link).catch(() => undefined)}>
        {copyLabel}
      </Button>
    </div>
  );
}
