/** Sends requests over a few connections and reads what comes back. */
import http from 'node:http';
import type { ErrorBody } from '@captains-table/protocol';
import type { Search } from './message-check.ts';
import type { BadRequest } from './bad-requests.ts';
import { faultOf } from './flood-client.ts';

const CONNECTIONS = 8;
const TIMEOUT = 60_000;

export interface RequestResults {
  readonly faults: readonly string[];
  /** Answers by status. */
  readonly tally: ReadonlyMap<string, number>;
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

export async function sendRequests(
  port: number,
  requests: Iterator<BadRequest>,
  search: Search,
): Promise<RequestResults> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const faults: string[] = [];
  const tally = new Map<string, number>();
  const carry = async () => {
    for (let next = requests.next(); next.done !== true && faults.length < 20; next = requests.next()) {
      const answer = await post(port, agent, next.value);
      const status = `HTTP ${answer.status}`;
      tally.set(status, (tally.get(status) ?? 0) + 1);
      const fault = wrongWith(answer, next.value.method) ?? search(answer.text);
      if (fault !== undefined)
        faults.push(
          `${fault}: ${JSON.stringify(next.value).slice(0, 400)} → ${answer.status} ${answer.text.slice(0, 400)}`,
        );
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, carry));
  agent.destroy();
  return { faults, tally };
}

function wrongWith({ status, text }: Answer, method: string): string | undefined {
  if (status >= 500) return 'broke down';
  if (status < 400 || method === 'HEAD') return undefined;
  try {
    const { error }: { readonly error: ErrorBody } = JSON.parse(text);
    return faultOf(error);
  } catch {
    return 'no reason given';
  }
}

function post(port: number, agent: http.Agent, { method, path, headers, body }: BadRequest): Promise<Answer> {
  return new Promise((resolve) => {
    // Sent with every method; without it a body would be read as the next request.
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const all = { ...headers, ...length };
    const request = http.request({ host: '127.0.0.1', port, agent, method, path, headers: all });
    const fail = (error: Error) => resolve({ status: 599, text: error.message });
    request.setTimeout(TIMEOUT, () => request.destroy(new Error('no answer')));
    request.on('error', fail);
    request.on('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', fail);
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() });
      });
    });
    request.end(body);
  });
}
