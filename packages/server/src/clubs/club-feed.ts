/** A club's news as an Atom feed. */
import type { Locale } from '@captains-table/kernel';
import type { ClubNewsLine } from '@captains-table/protocol';
import { clubTexts } from '../../texts/clubs.ts';
import { playTexts } from '../../texts/plays.ts';
import { atomText } from '../plays/atom.ts';
import type { FeedEntry } from '../plays/atom.ts';
import { botName } from '../plays/bot-name.ts';
import { stableUuid } from '../plays/stable-uuid.ts';
import type { ClubRecord, EveningRecord, Storage, Time } from '../storage/storage.ts';
import { clubFeedAddress, clubPage, cupPage } from './club-address.ts';
import type { Reader } from './club-address.ts';
import type { ClubRegistry } from './club-registry.ts';

const ENTRIES = 50;

interface FeedParts {
  readonly storage: Pick<Storage, 'clubs'>;
  readonly clubs: Pick<ClubRegistry, 'newsOf'>;
}

export async function clubFeed(
  { storage, clubs }: FeedParts,
  club: ClubRecord,
  reader: Reader,
): Promise<string> {
  const { locale, origin } = reader;
  const news = await clubs.newsOf(club.id, ENTRIES);
  const url = clubPage(club.id, origin);
  const entries = await Promise.all(
    news.map(async (line): Promise<FeedEntry> => {
      const { id, at, kind, about, person } = line;
      const evening = kind === 'evening' ? await storage.clubs.evening(String(about['evening'])) : undefined;
      return {
        uuid: stableUuid(`club-news/${id}`),
        title: titleOf(line, evening, locale),
        ...(evening === undefined || evening.note === '' ? {} : { text: evening.note }),
        ...(person === undefined ? {} : { author: nameOf(person.name, locale) }),
        url: 'cup' in about ? cupPage(String(about['cup']), origin) : url,
        publishedAt: at,
        // An evening may be moved later on.
        updatedAt: Math.max(at, evening?.changedAt ?? at),
      };
    }),
  );
  return atomText({
    uuid: stableUuid(`club/${club.id}`),
    locale,
    title: club.name,
    subtitle: club.motto,
    author: club.name,
    url,
    self: clubFeedAddress(club.feed, reader),
    updatedAt: Math.max(club.createdAt, ...entries.map(({ updatedAt }) => updatedAt)),
    entries,
  });
}

function titleOf(
  { kind, person, about }: ClubNewsLine,
  evening: EveningRecord | undefined,
  locale: Locale,
): string {
  const { news } = clubTexts[locale];
  const name = nameOf(person?.name ?? '', locale);
  const cup = String(about['name'] ?? '');
  switch (kind) {
    case 'founded':
    case 'joined':
      return news[kind](name);
    case 'evening':
      return evening === undefined
        ? news.calledOff(dateOf(Number(about['at']), locale))
        : news.evening(dateOf(evening.at, locale));
    case 'cup':
      return news.cup(cup);
    case 'round':
      return news.round(cup, Number(about['round']));
    case 'champion': {
      const level = about['level'];
      if (level !== undefined) return news.champion(cup, botName(String(level), locale));
      return person === undefined ? news.shared(cup) : news.champion(cup, name);
    }
  }
}

/** Names of deleted accounts are not known any more. */
function nameOf(name: string, locale: Locale): string {
  return name === '' ? playTexts[locale].nobody : name;
}

/** The reader's time zone is not known. */
function dateOf(at: Time, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return `${format.format(at)} UTC`;
}
