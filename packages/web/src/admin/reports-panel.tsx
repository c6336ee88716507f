import { useSignal } from '@preact/signals';
import type { AdminReport, AdminReportLine } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { Field } from '../design/forms/field.tsx';
import { FormPanel } from '../lobby/page/form-panel.tsx';
import { PersonRow } from '../people/person-row.tsx';
import { Action } from './action.tsx';
import { BanForm } from './bans-panel.tsx';
import { adminApi } from './admin-api.ts';
import { dateOf, adminWords } from './words.ts';

export function ReportsPanel({ reports }: { readonly reports: readonly AdminReport[] }): JSX.Element {
  const { reports: text } = adminWords.value;
  return (
    <FormPanel title={text.title}>
      {reports.length === 0 && <p>{text.none}</p>}
      <ul class="people-list">
        {reports.map((report) => (
          <Report key={report.id} report={report} />
        ))}
      </ul>
    </FormPanel>
  );
}

function Report({ report }: { readonly report: AdminReport }): JSX.Element {
  const { reports: text } = adminWords.value;
  const { id, about, by, reason, at, verdict } = report;
  const lines = useSignal<readonly AdminReportLine[] | undefined>(undefined);
  const decided = useSignal('');
  const read = async () => {
    ({ lines: lines.value } = await adminApi.report(id));
  };
  return (
    <PersonRow name={text.about(about.name, by.name)} note={`${text.reasons[reason]}, ${dateOf(at)}`}>
      <div class="admin-form admin-report">
        {report.text !== '' && <p>{report.text}</p>}
        {lines.value === undefined ? (
          <Action request={read}>{text.read}</Action>
        ) : (
          <Lines lines={lines.value} />
        )}
        {verdict === undefined ? (
          <>
            <Field
              label={text.verdict}
              value={decided.value}
              maxLength={300}
              onInput={(typed) => (decided.value = typed)}
            />
            <div class="admin-report-ends">
              <Action request={() => adminApi.closeReport(id, decided.value)}>{text.close}</Action>
              <BanForm person={about} />
            </div>
          </>
        ) : (
          <p>{text.closed(verdict)}</p>
        )}
      </div>
    </PersonRow>
  );
}

function Lines({ lines }: { readonly lines: readonly AdminReportLine[] }): JSX.Element {
  const { reports: text } = adminWords.value;
  if (lines.length === 0) return <p>{text.noWords}</p>;
  return (
    <ul class="admin-lines" tabIndex={0} aria-label={text.read}>
      {lines.map(({ by, text: said, at }) => (
        <li key={`${at} ${by.id}`}>
          <b>{by.name}</b> {said}
        </li>
      ))}
    </ul>
  );
}
