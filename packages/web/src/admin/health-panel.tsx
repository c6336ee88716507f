import type { AdminAuditEntry, AdminOverview, AdminTable } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { pathOfTable } from '../app/router.ts';
import { locale } from '../app/settings.ts';
import { LinkButton } from '../design/forms/link-button.tsx';
import { FormPanel } from '../lobby/page/form-panel.tsx';
import { gameName } from '../lobby/table-lists/game-name.ts';
import { PersonRow } from '../people/person-row.tsx';
import { Action } from './action.tsx';
import { adminApi } from './admin-api.ts';
import { dateOf, adminWords } from './words.ts';

export function HealthPanel({ overview }: { readonly overview: AdminOverview }): JSX.Element {
  const { health } = adminWords.value;
  const { totals, bytes, memory, startedAt, tablesInMemory, ready, quotas } = overview;
  const limit = (most: number | undefined) => (most === undefined ? health.noLimit : String(most));
  const figures: readonly (readonly [string, string])[] = [
    [health.database, ready ? health.stores : health.fails],
    [health.storage, megabytes(bytes)],
    [health.memory, megabytes(memory)],
    [health.since, dateOf(startedAt)],
    [health.people, `${totals.people} (${totals.accounts} ${health.accounts})`],
    [health.open, String(totals.open)],
    [health.playing, String(totals.playing)],
    [health.ended, String(totals.ended)],
    [health.inMemory, String(tablesInMemory)],
    [
      health.quotas,
      health.quotaOf(limit(quotas.openTables), limit(quotas.runningTables), limit(quotas.botSeats)),
    ],
  ];
  return (
    <FormPanel title={health.title}>
      <dl class="admin-figures">
        {figures.map(([name, value]) => (
          <>
            <dt key={name}>{name}</dt>
            <dd>{value}</dd>
          </>
        ))}
      </dl>
    </FormPanel>
  );
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toLocaleString(locale.value, { maximumFractionDigits: 1 })} MB`;
}

export function TablesPanel({ tables }: { readonly tables: readonly AdminTable[] }): JSX.Element {
  const { tables: text } = adminWords.value;
  return (
    <FormPanel title={text.title}>
      {tables.length === 0 && <p>{text.none}</p>}
      <ul class="people-list">
        {tables.map(({ id, game, status, updatedAt }) => (
          <PersonRow
            key={id}
            name={gameName(game)}
            note={`${status === 'open' ? text.open : text.playing}, ${dateOf(updatedAt)}`}
          >
            <LinkButton variant="quiet" href={pathOfTable(id)}>
              {text.look}
            </LinkButton>
            {status === 'playing' && <Action request={() => adminApi.closeTable(id)}>{text.close}</Action>}
          </PersonRow>
        ))}
      </ul>
    </FormPanel>
  );
}

export function AuditPanel({ entries }: { readonly entries: readonly AdminAuditEntry[] }): JSX.Element {
  const { audit } = adminWords.value;
  return (
    <FormPanel title={audit.title} lead={audit.why}>
      <ul class="admin-audit" tabIndex={0} aria-label={audit.title}>
        {entries.map(({ id, at, who, what, about, details }) => (
          <li key={id}>
            {dateOf(at)} · {who} · <b>{what}</b> {about} {details}
          </li>
        ))}
      </ul>
    </FormPanel>
  );
}
