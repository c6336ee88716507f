/**
 * Posts something to an address that a stranger gave us. It must not become a way into the host's
 * own network, nor hold us up: names are looked up once and judged, the connection goes to just
 * those addresses, redirects lead nowhere, and there is an end to waiting and to reading.
 */
import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import { lookUp } from './look-up.ts';
import { NotDelivered, Refused } from './not-delivered.ts';
import { isPublicAddress } from './public-address.ts';

/** Enough for an answer in good manners; nobody looks at it. */
const MAX_ANSWER_BYTES = 1_024;

export interface Letter {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
  /** Milliseconds for all of it, the look-up of the name included. */
  readonly timeout: number;
}

export interface CourierOptions {
  /** Whether addresses in the host's own network, and plain HTTP, are fine. */
  readonly privateToo: boolean;
  readonly resolve?: (name: string) => Promise<readonly LookupAddress[]>;
  /** A certificate authority besides the known ones. */
  readonly ca?: string;
}

interface Destination {
  readonly url: URL;
  readonly addresses: readonly LookupAddress[];
}

export class Courier {
  readonly #options: CourierOptions;
  readonly #underWay = new Set<AbortController>();

  constructor(options: CourierOptions) {
    this.#options = options;
  }

  /** Throws Refused when nothing will ever be delivered there, as far as can be seen now. */
  async check(address: string, timeout: number): Promise<void> {
    await this.#within(timeout, (signal) => this.#destination(address, signal));
  }

  /** The status of the answer; throws NotDelivered when there is none. */
  async post(letter: Letter): Promise<number> {
    return this.#within(letter.timeout, async (signal) => {
      const destination = await this.#destination(letter.url, signal);
      return deliver(destination, letter, signal, this.#options.ca);
    });
  }

  /** Breaks off whatever is under way. */
  abort(): void {
    for (const trip of this.#underWay) trip.abort();
  }

  async #within<T>(timeout: number, go: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const trip = new AbortController();
    const timer = setTimeout(() => trip.abort(), timeout);
    this.#underWay.add(trip);
    try {
      return await go(trip.signal);
    } catch (error) {
      throw trip.signal.aborted ? new NotDelivered('no answer in time') : NotDelivered.because(error);
    } finally {
      clearTimeout(timer);
      this.#underWay.delete(trip);
    }
  }

  async #destination(address: string, signal: AbortSignal): Promise<Destination> {
    const { privateToo } = this.#options;
    const url = URL.canParse(address) ? new URL(address) : undefined;
    if (url?.protocol !== 'https:' && !(privateToo && url?.protocol === 'http:')) {
      throw new Refused('protocol');
    }
    if (url.username !== '' || url.password !== '') throw new Refused('credentials');
    const addresses = await orAborted(this.#addressesOf(url), signal);
    const open = privateToo || addresses.every((found) => isPublicAddress(found.address));
    // One answer for names nobody knows and names nobody may reach: which names exist inside is not told.
    if (addresses.length === 0 || !open) throw new Refused('hostname');
    return { url, addresses };
  }

  /** Whatever way a number was written in, the URL has made it a plain address. */
  async #addressesOf(url: URL): Promise<readonly LookupAddress[]> {
    const host = url.hostname.replaceAll(/^\[|\]$/g, '');
    if (isIP(host) !== 0) return [{ address: host, family: isIP(host) }];
    const { privateToo, resolve = privateToo ? byTheSystem : lookUp } = this.#options;
    return resolve(host).catch(() => []);
  }
}

function deliver(to: Destination, letter: Letter, signal: AbortSignal, ca?: string): Promise<number> {
  const scheme = to.url.protocol === 'https:' ? https : http;
  const options: https.RequestOptions = {
    method: 'POST',
    headers: { ...letter.headers, 'content-length': Buffer.byteLength(letter.body) },
    // A connection of its own: one kept open may have been judged by somebody else.
    agent: false,
    lookup: pinned(to.addresses),
    signal,
    ...(ca === undefined ? {} : { ca }),
  };
  return new Promise((resolve, reject) => {
    let status: number | undefined;
    let trouble: unknown;
    const request = scheme.request(to.url, options, (response) => {
      status = response.statusCode;
      readLittle(response);
    });
    request.on('error', (error) => {
      trouble = error;
    });
    // With a status it has been delivered, however the answer ended; an answer of 101 has neither.
    request.on('close', () => {
      if (status === undefined) reject(NotDelivered.because(trouble));
      else resolve(status);
    });
    request.end(letter.body);
  });
}

function readLittle(response: http.IncomingMessage): void {
  let bytes = 0;
  response.on('error', () => {});
  response.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MAX_ANSWER_BYTES) response.destroy();
  });
}

/** Knows the names of the host's own network, too. */
function byTheSystem(name: string): Promise<readonly LookupAddress[]> {
  return lookup(name, { all: true });
}

/** A second look-up could give another answer than the one that was judged. */
function pinned(addresses: readonly LookupAddress[]): LookupFunction {
  return (_name, options, found) => {
    const [first] = addresses;
    if (options.all === true || first === undefined) found(null, [...addresses]);
    else found(null, first.address, first.family);
  };
}

function orAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new NotDelivered('aborted')), { once: true });
    promise.then(resolve, reject);
  });
}
