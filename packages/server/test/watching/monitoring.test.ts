/** Every metric that `deploy/monitoring` asks Prometheus for is one that a server reports. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { STAGES } from '../../src/watching/move-times.ts';
import { mark, moves, startedTable } from '../play/tables-with-people.ts';
import { emptyFolder, openTestServer } from '../play/test-server.ts';

const file = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');
const alerts = file('deploy/monitoring/alerts.yaml');
const alertExpressions = [...alerts.matchAll(/^ +expr: (.+)$/gm)].map(([, expression = '']) => expression);

interface Dashboard {
  readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[];
}
const dashboard: Dashboard = JSON.parse(file('deploy/monitoring/dashboard.json'));
const panelExpressions = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));

/** Functions and words of Prometheus, and the one metric that it makes itself. */
const PROMETHEUS = new Set(
  ['sum', 'by', 'le', 'time', 'rate', 'increase', 'changes', 'histogram_quantile', 'and', 'up'].concat([
    'e9',
  ]),
);

/** Metric names in an expression, leaving out braces, brackets and what follows `by`. */
function namesIn(expression: string): readonly string[] {
  const bare = expression
    .replaceAll(/\{[^}]*\}/g, '')
    .replaceAll(/\[[^\]]*\]/g, '')
    .replaceAll(/by \([^)]*\)/g, '');
  return [...bare.matchAll(/[a-z_][a-z_\d]*/gi)]
    .map(([name]) => name)
    .filter((name) => !PROMETHEUS.has(name));
}

test('every expression of an alert and of the dashboard names metrics and labels that a server has', async () => {
  const backups = { folder: emptyFolder(), every: 24, keep: 1 };
  const testServer = await openTestServer({ config: { backups } });
  const [table, anna] = await startedTable(testServer, {}, 'Anna', 'Bart');
  await moves(anna, table, mark(4));
  const { url } = testServer;
  const measured = await (await fetch(`${url}/metrics`)).text();
  const names = new Set([...measured.matchAll(/^([a-z_\d]+)[{ ]/gm)].map(([, name]) => name));
  const declared = new Set([...measured.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
  expect(alertExpressions.length).toBe(alerts.match(/- alert:/g)?.length);
  for (const expression of [...alertExpressions, ...panelExpressions]) {
    const asked = namesIn(expression);
    expect(asked.length + Number(expression.includes('up{')), expression).toBeGreaterThan(0);
    for (const name of asked) expect(names.has(name) || declared.has(name), name).toBe(true);
    for (const [, stage = ''] of expression.matchAll(/stage="(\w+)"/g)) expect(STAGES).toContain(stage);
  }
  expect(measured).toMatch(/captains_table_entry_stage_seconds_bucket\{le="[\d.]+",stage="store"\}/);
});

test('parts with an alert are told as 0 before they fail: Prometheus sees no increase from nothing to one', async () => {
  const { url } = await openTestServer();
  const measured = await (await fetch(`${url}/metrics`)).text();
  const parts = [...alerts.matchAll(/part=~?"([a-z|]+)"/g)].flatMap(([, names = '']) => names.split('|'));
  expect(new Set(parts)).toStrictEqual(new Set(['backup', 'bus', 'fleet']));
  for (const part of parts) expect(measured).toContain(`captains_table_troubles_total{part="${part}"} 0`);
});

test('every alert leads to a place in the runbook that is there', () => {
  const headings = [...file('docs/runbook.md').matchAll(/^## (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^a-z\d -]/g, '')
      .replaceAll(' ', '-'),
  );
  const places = [...alerts.matchAll(/runbook: docs\/runbook\.md#(\S+)/g)].map(([, place]) => place);
  expect(places).toHaveLength(alertExpressions.length);
  for (const place of places) expect(headings).toContain(place);
  expect(headings.length).toBeGreaterThanOrEqual(10);
});
