/** For the host: is it alive, is it ready, what does it measure. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Bus } from '../bus/bus.ts';
import { Failure } from '@captains-table/protocol';
import type { Metrics } from '../metrics.ts';
import { sameSecret } from '../random.ts';
import type { Storage } from '../storage/storage.ts';

export interface OperationsParts {
  readonly storage: Storage;
  readonly bus: Bus;
  readonly metrics: Metrics;
  readonly metricsToken?: string;
}

const ANSWER_WITHIN = 3_000;
/** However often readiness is asked for, the storage writes no more often than this. */
const ASK_EVERY = 1_000;
const THIS_MACHINE = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

export function operationsRoutes(
  app: FastifyInstance,
  { storage, bus, metrics, metricsToken }: OperationsParts,
): void {
  app.get('/health', async () => ({ ok: true }));

  const ask = atMostEvery(ASK_EVERY, () => Promise.all([storage.ping(), bus.ping()]));

  /** Whether people should be sent here: the storage stores and the bus answers. */
  app.get('/ready', async (_request, reply) => {
    try {
      await within(ANSWER_WITHIN, ask());
      return { ok: true };
    } catch {
      return reply.code(503).send({ ok: false });
    }
  });

  app.get('/metrics', async (request, reply) => {
    if (!mayMeasure(request, metricsToken)) throw new Failure('not-found');
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}

/** Without a token only this machine may, and not through a proxy. */
function mayMeasure({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) return sameSecret(headers.authorization ?? '', `Bearer ${token}`);
  return headers['x-forwarded-for'] === undefined && THIS_MACHINE.has(socket.remoteAddress ?? '');
}

/** Those who come while it is under way, or shortly after it began, share its outcome. */
function atMostEvery<T>(milliseconds: number, work: () => Promise<T>): () => Promise<T> {
  let latest: { readonly outcome: Promise<T>; readonly at: number; settled: boolean } | undefined;
  return () => {
    if (latest !== undefined && (!latest.settled || performance.now() < latest.at + milliseconds))
      return latest.outcome;
    const begun = { outcome: work(), at: performance.now(), settled: false };
    const settle = () => void (begun.settled = true);
    begun.outcome.then(settle, settle);
    latest = begun;
    return begun.outcome;
  };
}

async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('too late')), milliseconds);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
