/**
 * Traces of entries in OpenTelemetry's form, sent as OTLP over HTTP with JSON. A trace is one entry: its way from the
 * socket to the disk and to all sockets, a span for each stage.
 */
import { randomBytes } from 'node:crypto';
import type { Entry, Table } from '@captains-table/table';
import type { EntryTimes } from './move-times.ts';
import { stretchesOf } from './move-times.ts';

export interface TraceConfig {
  /** Where traces go: `/v1/traces` is added to it. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The name under which they are found there. */
  readonly service: string;
  /** Which part of all entries is traced, from 0 to 1. */
  readonly share: number;
}

interface Attribute {
  readonly key: string;
  readonly value: { readonly stringValue: string } | { readonly intValue: string };
}

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly Attribute[];
}

/** OpenTelemetry's numbers for what a span is. */
const KIND = { internal: 1, server: 2 } as const;
const SEND_EVERY = 2_000;
const AT_ONCE = 512;
/** What a receiver that is away does not get: memory is for people who play. */
const MOST_KEPT = 4_096;
const ANSWER_WITHIN = 5_000;

export class Tracer {
  readonly #config: TraceConfig;
  readonly #server: string;
  readonly #onTrouble: (error: unknown) => void;
  readonly #timer: NodeJS.Timeout;
  #spans: Span[] = [];
  #sending: Promise<void> = Promise.resolve();

  constructor(config: TraceConfig, server: string, onTrouble: (error: unknown) => void) {
    this.#config = config;
    this.#server = server;
    this.#onTrouble = onTrouble;
    this.#timer = setInterval(() => this.#send(), SEND_EVERY).unref();
  }

  readonly entry = ({ record, seq }: Table, entry: Entry, times: EntryTimes): void => {
    if (Math.random() >= this.#config.share || this.#spans.length >= MOST_KEPT) return;
    const traceId = randomBytes(16).toString('hex');
    const root = randomBytes(8).toString('hex');
    const attributes = [
      text('captains_table.table', record.id),
      text('captains_table.game', record.game),
      { key: 'captains_table.seq', value: { intValue: String(seq) } },
    ];
    this.#spans.push(
      {
        traceId,
        spanId: root,
        name: entry.kind,
        kind: KIND.server,
        startTimeUnixNano: unixNano(times.asked),
        endTimeUnixNano: unixNano(times.told),
        attributes,
      },
      ...stretchesOf(times).map(({ stage, from, to }) => ({
        traceId,
        spanId: randomBytes(8).toString('hex'),
        parentSpanId: root,
        name: stage,
        kind: KIND.internal,
        startTimeUnixNano: unixNano(from),
        endTimeUnixNano: unixNano(to),
        attributes: [],
      })),
    );
    if (this.#spans.length >= AT_ONCE) this.#send();
  };

  /** Sends what is left. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#send();
    await this.#sending;
  }

  #send(): void {
    this.#sending = this.#sending.then(async () => {
      const spans = this.#spans.splice(0, MOST_KEPT);
      if (spans.length > 0) await this.#post(spans).catch(this.#onTrouble);
    });
  }

  async #post(spans: readonly Span[]): Promise<void> {
    const { endpoint, headers, service } = this.#config;
    const attributes = [text('service.name', service), text('service.instance.id', this.#server)];
    const scopeSpans = [{ scope: { name: 'captains-table' }, spans }];
    const response = await fetch(`${endpoint.replace(/\/$/, '')}/v1/traces`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ resourceSpans: [{ resource: { attributes }, scopeSpans }] }),
      signal: AbortSignal.timeout(ANSWER_WITHIN),
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`traces were answered with ${response.status}`);
  }
}

function text(key: string, value: string): Attribute {
  return { key, value: { stringValue: value } };
}

/** Nanoseconds since 1970 do not fit into a number. */
function unixNano(at: number): string {
  return String(BigInt(Math.round((performance.timeOrigin + at) * 1_000)) * 1_000n);
}
