/** Web Push: notices that reach a browser with no page open. */
import { ECDH, createHash } from 'node:crypto';
import * as v from 'valibot';
import type { NoticeEvent } from '../../texts/notices.ts';
import type { Config } from '../config.ts';
import type { PushRecord, Storage } from '../storage/storage.ts';
import type { HttpPoster } from './http-poster.ts';
import { expectSuccess } from './delivery-error.ts';

/** With more browsers than this, only the first ones are sent to. */
export const MAX_PUSHES_PER_PERSON = 10;
const DAY_IN_SECONDS = 86_400;
const TIMEOUT = 5_000;

/** Loaded with the first notice to a browser. */
const library = async () => (await import('web-push')).default;

const keysSchema = v.object({ publicKey: v.string(), privateKey: v.string() });
type Keys = v.InferOutput<typeof keysSchema>;

/** What the service worker is given to show. */
export interface PushNotice {
  readonly event: NoticeEvent | 'digest';
  readonly table: string;
  readonly title: string;
  readonly body: string;
  readonly url: string;
}

export interface PushOptions {
  readonly storage: Storage;
  readonly poster: HttpPoster;
  /** `mailto:…` or `https://…`. */
  readonly contact: string;
  readonly timeout?: number;
}

export class Push {
  readonly #options: PushOptions;
  #keys: Promise<Keys> | undefined;

  constructor(options: PushOptions) {
    this.#options = options;
  }

  /** The public key with which a browser subscribes to this server alone. */
  async key(): Promise<string> {
    return (await this.#ownKeys()).publicKey;
  }

  /** Throws DeliveryError, except where the browser is gone: then it is forgotten. */
  async send(to: PushRecord, notice: PushNotice): Promise<void> {
    const { storage, poster, timeout = TIMEOUT } = this.#options;
    const { headers, body } = await this.#encrypt(to, notice);
    const status = await poster.post({ url: to.endpoint, headers, body, timeout });
    if (status === 404 || status === 410) await storage.people.removePush(to.endpoint);
    else expectSuccess(status);
  }

  async #encrypt({ endpoint, p256dh, auth }: PushRecord, notice: PushNotice) {
    const keys = await this.#ownKeys();
    const webPush = await library();
    return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(notice), {
      vapidDetails: { subject: this.#options.contact, ...keys },
      TTL: DAY_IN_SECONDS,
      urgency: 'normal',
      topic: topicOf(notice.table),
      contentEncoding: 'aes128gcm',
    });
  }

  /** The same for all servers, and for good: a browser's subscription is bound to them. */
  #ownKeys(): Promise<Keys> {
    this.#keys ??= this.#readKeys().catch((error: unknown) => {
      this.#keys = undefined;
      throw error;
    });
    return this.#keys;
  }

  async #readKeys(): Promise<Keys> {
    const webPush = await library();
    const kept = await this.#options.storage.setting('vapid', () =>
      JSON.stringify(webPush.generateVAPIDKeys()),
    );
    return v.parse(keysSchema, JSON.parse(kept));
  }
}

/** The contact for push services: as configured, or the host's site, or a placeholder. */
export function pushContact(config: Pick<Config, 'pushContact' | 'publicUrl'>): string {
  const { publicUrl } = config;
  const site = publicUrl?.protocol === 'https:' && publicUrl.hostname !== 'localhost' ? publicUrl : undefined;
  const contact = config.pushContact ?? site?.origin ?? 'mailto:host@localhost';
  if (!URL.canParse(contact)) throw new Error('the contact for push messages is not an address');
  return contact;
}

/** The field that nothing could be encrypted with, if one is wrong. */
export function wrongPushKey(keys: Pick<PushRecord, 'p256dh' | 'auth'>): 'p256dh' | 'auth' | undefined {
  const point = Buffer.from(keys.p256dh, 'base64url');
  if (point.length !== 65 || !isOnCurve(point)) return 'p256dh';
  return Buffer.from(keys.auth, 'base64url').length === 16 ? undefined : 'auth';
}

function isOnCurve(point: Buffer): boolean {
  try {
    ECDH.convertKey(point, 'prime256v1');
    return true;
  } catch {
    return false;
  }
}

/** A newer notice about a table takes the place of one that was not fetched yet. */
function topicOf(table: string): string {
  return createHash('sha256').update(table).digest('base64url').slice(0, 32);
}
