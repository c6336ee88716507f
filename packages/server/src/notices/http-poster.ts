/**
 * Posts to an address that a stranger gave us. This must not open a way into the host's own network, nor
 * block the server: names are resolved once and checked, the connection goes to just those addresses,
 * redirects are not followed, and time and size of the answer are bounded.
 */
import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import { lookUp } from './look-up.ts';
import { DeliveryError, AddressRefused } from './delivery-error.ts';
import { isPublicAddress } from './public-address.ts';
import { defined } from '@captains-table/kernel';

/** More of the answer is not read; its content is ignored. */
const MAX_ANSWER_BYTES = 1_024;

export interface OutgoingPost {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
  /** Milliseconds for all of it, the look-up of the name included. */
  readonly timeout: number;
}

export interface HttpPosterOptions {
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

export class HttpPoster {
  readonly #options: HttpPosterOptions;
  readonly #running = new Set<AbortController>();

  constructor(options: HttpPosterOptions) {
    this.#options = options;
  }

  /** Throws AddressRefused when nothing will ever be delivered there, as far as can be seen now. */
  async check(address: string, timeout: number): Promise<void> {
    await this.#within(timeout, (signal) => this.#destination(address, signal));
  }

  /** The status of the answer; throws DeliveryError when there is none. */
  async post(post: OutgoingPost): Promise<number> {
    return this.#within(post.timeout, async (signal) => {
      const destination = await this.#destination(post.url, signal);
      return deliver(destination, post, signal, this.#options.ca);
    });
  }

  /** Aborts all that are running. */
  abort(): void {
    for (const controller of this.#running) controller.abort();
  }

  async #within<T>(timeout: number, go: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), timeout);
    this.#running.add(controller);
    try {
      return await go(controller.signal);
    } catch (error) {
      throw controller.signal.aborted ? new DeliveryError('no answer in time') : DeliveryError.because(error);
    } finally {
      clearTimeout(timer);
      this.#running.delete(controller);
    }
  }

  async #destination(address: string, signal: AbortSignal): Promise<Destination> {
    const { privateToo } = this.#options;
    const url = URL.canParse(address) ? new URL(address) : undefined;
    if (url?.protocol !== 'https:' && !(privateToo && url?.protocol === 'http:')) {
      throw new AddressRefused('protocol');
    }
    if (url.username !== '' || url.password !== '') throw new AddressRefused('credentials');
    const addresses = await orAborted(this.#addressesOf(url), signal);
    const open = privateToo || addresses.every((found) => isPublicAddress(found.address));
    // The same answer for unknown names and forbidden ones, so that no one learns which names exist inside.
    if (addresses.length === 0 || !open) throw new AddressRefused('hostname');
    return { url, addresses };
  }

  /** The URL parser has already turned every way to write a number into a plain address. */
  async #addressesOf(url: URL): Promise<readonly LookupAddress[]> {
    const host = url.hostname.replaceAll(/^\[|\]$/g, '');
    if (isIP(host) !== 0) return [{ address: host, family: isIP(host) }];
    const { privateToo, resolve = privateToo ? byTheSystem : lookUp } = this.#options;
    return resolve(host).catch(() => []);
  }
}

function deliver(to: Destination, post: OutgoingPost, signal: AbortSignal, ca?: string): Promise<number> {
  const scheme = to.url.protocol === 'https:' ? https : http;
  const options: https.RequestOptions = {
    method: 'POST',
    headers: { ...post.headers, 'content-length': Buffer.byteLength(post.body) },
    // A new connection: one kept open may have been checked for another address.
    agent: false,
    lookup: pinned(to.addresses),
    signal,
    ...defined({ ca }),
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
      if (status === undefined) reject(DeliveryError.because(trouble));
      else resolve(status);
    });
    request.end(post.body);
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

/** A second look-up could give another answer than the one that was checked. */
function pinned(addresses: readonly LookupAddress[]): LookupFunction {
  return (_name, options, found) => {
    const [first] = addresses;
    if (options.all === true || first === undefined) found(null, [...addresses]);
    else found(null, first.address, first.family);
  };
}

function orAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DeliveryError('aborted')), { once: true });
    promise.then(resolve, reject);
  });
}
