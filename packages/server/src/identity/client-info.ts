import { Failure } from '@captains-table/protocol';
import { deviceOf } from './device.ts';

/** The address at which a browser says it is: a passkey is made for one address and works at no other. */
export interface Site {
  readonly origin: string;
  readonly rpID: string;
}

/** Where a request comes from. */
export interface ClientInfo {
  readonly site: Site;
  /** Whether cookies may travel over https only. */
  readonly secure: boolean;
  readonly address: string;
  readonly device: string;
  /** The Cookie header. */
  readonly cookies: string | undefined;
}

/** The parts of a Fastify request that matter here; they honour a trusted proxy. */
export interface ClientRequest {
  readonly protocol: string;
  readonly host: string;
  readonly ip: string;
  readonly headers: { readonly cookie?: string | undefined; readonly 'user-agent'?: string | undefined };
}

export function clientInfoOf(request: ClientRequest, publicUrl: URL | undefined): ClientInfo {
  const url = publicUrl ?? askedFor(request);
  return {
    site: { origin: url.origin, rpID: url.hostname },
    secure: request.protocol === 'https' || url.protocol === 'https:',
    address: request.ip,
    device: deviceOf(request.headers['user-agent']),
    cookies: request.headers.cookie,
  };
}

function askedFor({ protocol, host }: ClientRequest): URL {
  const url = `${protocol}://${host}`;
  if (!URL.canParse(url)) throw new Failure('bad-message', { problem: { field: 'host' } });
  return new URL(url);
}
