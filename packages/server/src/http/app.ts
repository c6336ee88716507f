/** The HTTP side: who may ask, how much, and how answers and failures look. */
import helmet from '@fastify/helmet';
import type { Locale } from '@captains-table/kernel';
import type { ErrorBody, ErrorCode } from '@captains-table/protocol';
import { fastify, LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '@captains-table/protocol';
import { statusOf } from './status.ts';
import { localeOf } from '../identity/locale.ts';
import type { Limits } from '../limits.ts';
import { unexpected } from '../unexpected-failure.ts';
import { codeOf } from '../error-code.ts';

export interface AppParts {
  readonly logger: FastifyBaseLogger;
  readonly trustProxy: boolean;
  readonly limits: Limits;
  /** Counts a request from this address: 0 when it may be served, otherwise in how many milliseconds. */
  readonly spend: (address: string) => number;
  readonly isOurOrigin: (headers: FastifyRequest['headers']) => boolean;
  readonly sentence: (failure: Failure, locale: Locale) => Promise<ErrorBody>;
}

export async function createApp({
  logger,
  trustProxy,
  limits,
  spend,
  isOurOrigin,
  sentence,
}: AppParts): Promise<FastifyInstance> {
  const answer = async (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const failure = failureOf(error);
    if (!(error instanceof Failure) && OURS.has(failure.code))
      request.log.error({ err: error, route: request.routeOptions.url }, 'a request failed');
    const { retryAfter } = failure.details;
    if (retryAfter !== undefined) reply.header('retry-after', Math.ceil(retryAfter / 1_000));
    const body = await sentence(failure, localeOf(request.headers['accept-language']));
    return reply.code(statusOf(failure.code)).header('cache-control', 'no-store').send({ error: body });
  };
  const app: FastifyInstance = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    // Only what the proxy itself has added: the rest of the list may be made up.
    trustProxy: trustProxy && ((_address: string, hop: number) => hop === 0),
    bodyLimit: limits.body,
    requestTimeout: limits.arrival,
    // Node swaps the two timeouts if the one for headers is longer, and its default is a minute. Late requests are
    // looked for at this interval.
    http: { headersTimeout: limits.arrival, connectionsCheckingInterval: limits.arrival / 5 },
    connectionTimeout: 6 * limits.arrival,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 2_000 },
    // Requests with an unreadable address reach no route and no other handler.
    frameworkErrors: (error, request, reply) => void answer(error, request, reply),
  });
  await app.register(helmet, { contentSecurityPolicy: { useDefaults: false, directives: CONTENT_POLICY } });
  app.addHook('onRequest', async (request) => {
    // Files cost next to nothing, and one page needs dozens.
    const retryAfter = request.url.startsWith('/assets/') ? 0 : spend(request.ip);
    if (retryAfter > 0) throw new Failure('too-many', { retryAfter });
    const changes = request.method !== 'GET' && request.method !== 'HEAD';
    if (changes && !isOurOrigin(request.headers)) throw new Failure('origin');
  });
  app.setErrorHandler(answer);
  return app;
}

const OWN = ["'self'"];
/** Everything comes from this server, and no page may frame it. */
const CONTENT_POLICY = {
  defaultSrc: ["'none'"],
  scriptSrc: OWN,
  styleSrc: [...OWN, "'unsafe-inline'"],
  imgSrc: [...OWN, 'data:'],
  fontSrc: OWN,
  connectSrc: OWN,
  workerSrc: OWN,
  manifestSrc: OWN,
  mediaSrc: OWN,
  baseUri: ["'none'"],
  formAction: OWN,
  frameAncestors: ["'none'"],
};

/** Failures of the server, not of the request. */
const OURS: ReadonlySet<ErrorCode> = new Set(['internal', 'cannot-store', 'data-damaged']);

function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error;
  const statusCode = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (statusCode === 413) return new Failure('too-large');
  if (error instanceof SyntaxError || codeOf(error) === 'FST_ERR_CTP_INVALID_JSON_BODY')
    return new Failure('bad-json');
  if (statusCode < 500) return new Failure('bad-message');
  return unexpected(error);
}
