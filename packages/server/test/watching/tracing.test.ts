/** How a host can follow a move: as a trace, and in the log when it was slow. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Entry, Table } from '@captains-table/table';
import { eventually } from '@captains-table/table/testing';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { slowMoveLog } from '../../src/watching/slow-moves.ts';
import { mark, moves, startedTable } from '../play/tables-with-people.ts';
import { openTestServer } from '../play/test-server.ts';

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly { readonly key: string; readonly value: Record<string, string> }[];
}
interface Sent {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: Span['attributes'] };
    readonly scopeSpans: readonly { readonly spans: readonly Span[] }[];
  }[];
}

/** A server that receives traces, as a collector does. */
async function receiver(status = 200) {
  const sent: { readonly path?: string | undefined; readonly key: unknown; readonly body: Sent }[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (part: string) => (text += part));
    request.on('end', () => {
      sent.push({ path: request.url, key: request.headers['x-key'], body: JSON.parse(text) });
      response.writeHead(status).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { sent, endpoint: `http://127.0.0.1:${port}` };
}

const spansIn = ({ resourceSpans }: Sent) =>
  resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));

const config = (environment: Readonly<Record<string, string>>) => {
  const { traces } = readConfig(environment);
  return traces === undefined ? {} : { traces };
};

test('a move is a trace, from the socket to the disk to all sockets', async () => {
  const { sent, endpoint } = await receiver();
  const testServer = await openTestServer({
    config: config({
      OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20b',
      OTEL_TRACES_SAMPLER_ARG: '1',
    }),
  });
  const [table, anna] = await startedTable(testServer, {}, 'Anna', 'Bart');
  await moves(anna, table, mark(4));
  await testServer.server.close();
  expect(sent[0]).toMatchObject({ path: '/v1/traces', key: 'a b' });
  const spans = sent.flatMap(({ body }) => spansIn(body));
  const root = spans.find(({ name, parentSpanId }) => name === 'move' && parentSpanId === undefined);
  expect(root?.attributes).toContainEqual({ key: 'captains_table.table', value: { stringValue: table } });
  expect(root?.traceId).toMatch(/^[\da-f]{32}$/);
  const parts = spans.filter(({ parentSpanId }) => parentSpanId === root?.spanId);
  expect(parts.map(({ name }) => name)).toStrictEqual(['wait', 'decide', 'store', 'show', 'tell']);
  // Each part begins when the one before ends; together they last as long as the root span.
  const ends = parts.map(({ endTimeUnixNano }) => endTimeUnixNano);
  expect(parts.map(({ startTimeUnixNano }) => startTimeUnixNano)).toStrictEqual([
    root?.startTimeUnixNano,
    ...ends.slice(0, -1),
  ]);
  expect(ends.at(-1)).toBe(root?.endTimeUnixNano);
  expect(parts.every((part) => part.startTimeUnixNano <= part.endTimeUnixNano)).toBe(true);
  expect(Math.abs(Number(BigInt(root?.endTimeUnixNano ?? 0) / 1_000_000n) - Date.now())).toBeLessThan(60_000);
  const [resource] = sent[0]?.body.resourceSpans ?? [];
  expect(resource?.resource.attributes).toContainEqual({
    key: 'service.name',
    value: { stringValue: 'captains-table' },
  });
});

test('a receiver that refuses traces is a trouble for the host, and for no player', async () => {
  const { sent, endpoint } = await receiver(503);
  const testServer = await openTestServer({
    config: config({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: '1' }),
  });
  const [table, anna] = await startedTable(testServer, {}, 'Anna', 'Bart');
  await moves(anna, table, mark(4));
  await eventually(() => expect(sent.length).toBeGreaterThan(0));
  await eventually(async () => {
    const measured = await (await fetch(`${testServer.url}/metrics`)).text();
    expect(measured).toContain('captains_table_troubles_total{part="traces"}');
  });
});

test('nothing is traced unless the host asks for it', () => {
  expect(config({})).toStrictEqual({});
  expect(() => config({ OTEL_EXPORTER_OTLP_ENDPOINT: 'nowhere' })).toThrow('OTEL_EXPORTER_OTLP_ENDPOINT');
  expect(() => config({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://a', OTEL_TRACES_SAMPLER_ARG: '2' })).toThrow(
    'OTEL_TRACES_SAMPLER_ARG',
  );
});

test('a slow move is logged with what it waited for, a quick one is not', () => {
  const lines: object[] = [];
  const log = slowMoveLog({ warn: (line: object) => void lines.push(line) }, readConfig({}).slowMove);
  // Only the fields that the log reads.
  const table = { record: { id: 't', game: 'port-royal' }, seq: 7 } as unknown as Table;
  const entry: Entry = { kind: 'move', seat: 0, move: { kind: 'draw' } };
  const quick = { asked: 0, began: 1, decided: 2, stored: 5, shown: 6, told: 7 };
  log(table, entry, quick);
  log(table, entry, { ...quick, stored: 1_205, shown: 1_206, told: 1_210 });
  expect(lines).toStrictEqual([
    {
      table: 't',
      game: 'port-royal',
      seq: 7,
      kind: 'move',
      milliseconds: 1_210,
      stages: { wait: 1, decide: 1, store: 1_203, show: 1, tell: 4 },
    },
  ]);
});
