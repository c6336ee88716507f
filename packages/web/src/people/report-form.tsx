import { useSignal } from '@preact/signals';
import { MAX_REPORT_LENGTH, REPORT_REASONS } from '@captains-table/protocol';
import type { ReportReason } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { Button } from '../design/forms/button.tsx';
import { FieldFrame } from '../design/forms/field-frame.tsx';
import { Select } from '../design/forms/select.tsx';
import { StatusLine } from '../design/status/status-line.tsx';
import { words } from '../app/words.ts';
import { useAsking } from '../lobby/settings/asking.ts';
import { peopleApi } from './people-api.ts';
import { peopleWords } from './words.ts';
import './people.css';

interface Props {
  readonly about: { readonly id: string; readonly name: string };
  readonly table: string;
  readonly onDone: () => void;
}

/** Something for the host to look at. */
export function ReportForm({ about, table, onDone }: Props): JSX.Element {
  const { report } = peopleWords.value;
  const reason = useSignal<ReportReason>('words');
  const text = useSignal('');
  const { busy, trouble, done, ask } = useAsking();
  if (done.value) {
    return (
      <div class="report-form">
        <StatusLine tone="good">{report.sent}</StatusLine>
        <Button onClick={onDone}>{words.value.close}</Button>
      </div>
    );
  }
  const send = () =>
    ask(() => peopleApi.report({ person: about.id, table, reason: reason.value, text: text.value }));
  return (
    <form
      class="report-form"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <h3>{report.title(about.name)}</h3>
      <p class="people-note">{report.why}</p>
      <Select
        label={report.reason}
        options={REPORT_REASONS.map((value) => ({ value, label: report.reasons[value] }))}
        value={reason.value}
        onChange={(value) => (reason.value = value)}
      />
      <FieldFrame label={report.text} hint={report.textHint}>
        {(ids) => (
          <textarea
            {...ids}
            class="control"
            value={text.value}
            maxLength={MAX_REPORT_LENGTH}
            onInput={(event) => (text.value = event.currentTarget.value)}
          />
        )}
      </FieldFrame>
      <div class="person-row-actions">
        <Button type="submit" variant="primary" busy={busy.value}>
          {report.send}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {words.value.cancel}
        </Button>
      </div>
      {trouble.value !== undefined && <StatusLine tone="risk">{trouble.value}</StatusLine>}
    </form>
  );
}
