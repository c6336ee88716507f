/** The loop of the engine protocol (docs/protocol.md): one line in, one line out, even for nonsense. */
import { MatchError, isRecord } from '@captains-table/kernel';
import type { Io } from '../io.ts';
import { send } from '../io.ts';
import { TOO_LONG, linesOf } from '../lines.ts';
import { EngineError } from './error.ts';
import type { RequestId } from './request.ts';
import { Request, parseRequest } from './request.ts';
import { Tables } from './tables.ts';
import type { Answer, Held } from './verbs.ts';
import { VERBS } from './verbs.ts';

const LONGEST_LINE = 1_000_000;

/** Answers requests until `quit` or the end of the input. */
export async function runEngine(io: Io): Promise<void> {
  const held: Held = { games: io.games, tables: new Tables() };
  for await (const line of linesOf(io.stdin, LONGEST_LINE)) {
    const { reply, quits } = await answerLine(line, held);
    await send(io.stdout, `${reply}\n`);
    if (quits) return;
  }
}

interface Answered {
  readonly reply: string;
  readonly quits: boolean;
}

async function answerLine(line: string | typeof TOO_LONG, held: Held): Promise<Answered> {
  let id: RequestId | undefined;
  try {
    if (line === TOO_LONG) throw new EngineError('too-long', `a line has at most ${LONGEST_LINE} bytes`);
    const request = parseRequest(line);
    id = request.id;
    const reply = JSON.stringify({ id, ok: true, ...(await answer(request, held)) });
    return { reply, quits: request.raw('do') === 'quit' };
  } catch (error) {
    return { reply: JSON.stringify({ id: id ?? null, ok: false, error: described(error) }), quits: false };
  }
}

function answer(request: Request, held: Held): Answer | Promise<Answer> {
  const name = request.text('do');
  if (name === 'batch') return answerBatch(request, held);
  const verb = Object.hasOwn(VERBS, name) ? VERBS[name] : undefined;
  if (verb === undefined) {
    throw new EngineError('unknown-verb', `"do" must be one of: ${Object.keys(VERBS).join(', ')}, batch`);
  }
  return verb(request, held);
}

/** Requests that are lines of their own. */
const ALONE = new Set(['batch', 'quit']);

/** Many requests in one line, carried out in their order; each has a reply of its own, even if others fail. */
async function answerBatch(batch: Request, held: Held): Promise<Answer> {
  const requests = batch.raw('requests');
  if (!Array.isArray(requests)) throw new EngineError('bad-request', '"requests" must be a list');
  const replies: Answer[] = [];
  for (const fields of requests) {
    try {
      if (!isRecord(fields)) throw new EngineError('bad-request', 'a request is a JSON object');
      const request = new Request(fields);
      if (ALONE.has(request.text('do')))
        throw new EngineError('bad-request', `"${request.text('do')}" cannot be part of a batch`);
      replies.push({ ok: true, ...(await answer(request, held)) });
    } catch (error) {
      replies.push({ ok: false, error: described(error) });
    }
  }
  return { replies };
}

/** A game that breaks down must not take the other matches with it. */
export function described(error: unknown): Answer {
  if (error instanceof EngineError) {
    const { code, message, rule, params } = error;
    return { code, message, rule, params };
  }
  const message = error instanceof Error ? error.message : String(error);
  return { code: error instanceof MatchError ? error.code : 'internal', message };
}
