import type { DeskAuditEntry, DeskOverview, DeskTable } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { pathOf } from '../app/router.ts';
import { locale } from '../app/settings.ts';
import { LinkButton } from '../design/forms/link-button.tsx';
import { FormPanel } from '../lobby/page/form-panel.tsx';
import { gameName } from '../lobby/table-lists/game-name.ts';
import { PersonRow } from '../people/person-row.tsx';
import { Action } from './action.tsx';
import { deskApi } from './desk-api.ts';
import { dateOf, deskWords } from './words.ts';

export function HealthPanel({ overview }: { readonly overview: DeskOverview }): JSX.Element {
  const { health } = deskWords.value;
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
      <dl class="desk-figures">
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

export function TablesPanel({ tables }: { readonly tables: readonly DeskTable[] }): JSX.Element {
  const { tables: text } = deskWords.value;
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
            <LinkButton variant="quiet" href={pathOf({ at: 'table', id, invite: undefined })}>
              {text.look}
            </LinkButton>
            {status === 'playing' && <Action request={() => deskApi.closeTable(id)}>{text.close}</Action>}
          </PersonRow>
        ))}
      </ul>
    </FormPanel>
  );
}

export function AuditPanel({ entries }: { readonly entries: readonly DeskAuditEntry[] }): JSX.Element {
  const { audit } = deskWords.value;
  return (
    <FormPanel title={audit.title} lead={audit.why}>
      <ul class="desk-audit" tabIndex={0} aria-label={audit.title}>
        {entries.map(({ id, at, who, what, about, details }) => (
          <li key={id}>
            {dateOf(at)} · {who} · <b>{what}</b> {about} {details}
          </li>
        ))}
      </ul>
    </FormPanel>
  );
}
