/** Where a club is found from outside. */
import type { Locale } from '@captains-table/kernel';

/** Whose language it speaks, and where the reader finds us. */
export interface Reader {
  readonly locale: Locale;
  readonly origin: URL;
}

export function clubPage(club: string, origin: URL): string {
  return new URL(`/club/${club}`, origin).href;
}

export function cupPage(cup: string, origin: URL): string {
  return new URL(`/cup/${cup}`, origin).href;
}

/** For those who know the secret, in the language they ask for. */
export function clubFeedAddress(secret: string, { locale, origin }: Reader): string {
  return new URL(`/feed/${secret}.atom?lang=${locale}`, origin).href;
}

export function clubCalendarAddress(secret: string, { locale, origin }: Reader): string {
  return new URL(`/calendar/club/${secret}.ics?lang=${locale}`, origin).href;
}
