/** What the host says to a person: announcements, or why they are banned. */
import type { Locale } from '@captains-table/kernel';
import { defined } from '@captains-table/kernel';
import type { Announcement, BanNotice } from '@captains-table/protocol';
import type { AnnouncementRecord, Storage, Time } from '../storage/storage.ts';
import type { Bans } from './bans.ts';

interface HostMessageParts {
  readonly storage: Storage;
  readonly bans: Bans;
  readonly now: () => Time;
}

interface HostMessages {
  readonly announcement?: Announcement;
  readonly banned?: BanNotice;
}

/** The latest announcement, in their language where there is one. */
export async function hostMessagesFor(
  { storage, bans, now }: HostMessageParts,
  person: string | undefined,
  locale: Locale,
  address: string,
): Promise<HostMessages> {
  const [latest] = await storage.admin.announcements(now());
  const ban = (person === undefined ? undefined : bans.ofPerson(person)) ?? bans.ofAddress(address);
  const banned = ban && { reason: ban.reason, ...defined({ until: ban.until }) };
  return defined({ announcement: latest && inLanguage(latest, locale), banned });
}

function inLanguage({ id, texts }: AnnouncementRecord, locale: Locale): Announcement | undefined {
  const text = texts[locale] ?? Object.values(texts)[0];
  return text === undefined ? undefined : { id, text };
}
